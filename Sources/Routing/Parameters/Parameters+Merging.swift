extension Parameters {
    /// Gives these values overlaid by stronger ones: each name of `stronger` loses the values it had here.
    ///
    /// - Parameter stronger: The values that win.
    /// - Returns: What is left of these in order, then the stronger in order.
    /// - Complexity: O(*n*) in the number of pairs of both.
    func overlaid(by stronger: Parameters) -> Parameters {
        if stronger.isEmpty { return self }
        if isEmpty { return stronger }
        let names = Set(stronger.map { ExactText($0.name) })
        var merged = Parameters()
        merged.append(contentsOf: self) { !names.contains(ExactText($0)) }
        merged.append(contentsOf: stronger) { _ in true }
        return merged
    }

    /// Splits what a proxy commits into what it carried over and what it changed or added.
    ///
    /// - Parameter given: The parameters that the proxy was given.
    /// - Returns: The values of names that are as they were, and those of all others.
    /// - Complexity: O(*n*) in the number of pairs of both.
    func split(from given: Parameters) -> (carried: Parameters, changed: Parameters) {
        let before = given.valuesByName
        let after = valuesByName
        let kept = Set(names.map(ExactText.init).filter { before[$0] == after[$0] })
        var carried = Parameters()
        carried.append(contentsOf: self) { kept.contains(ExactText($0)) }
        var changed = Parameters()
        changed.append(contentsOf: self) { !kept.contains(ExactText($0)) }
        return (carried, changed)
    }
}
