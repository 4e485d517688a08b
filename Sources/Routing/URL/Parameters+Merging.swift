extension Parameters {
    /// Gives these values overlaid by stronger ones: each name of `stronger` loses the values it had here.
    ///
    /// - Parameter stronger: The values that win.
    /// - Returns: What is left of these in order, then the stronger in order.
    /// - Complexity: O(*n*) in the number of pairs of both.
    package func overlaid(by stronger: Parameters) -> Parameters {
        if stronger.isEmpty { return self }
        if isEmpty { return stronger }
        let winners = stronger.pairs
        let names = Set(winners.elements.map { ExactText($0.name) })
        var merged = ParameterPairs()
        merged.append(contentsOf: pairs) { !names.contains(ExactText($0)) }
        merged.append(contentsOf: winners) { _ in true }
        return Parameters(merged)
    }

    /// Splits what a proxy commits into what it carried over and what it changed or added.
    ///
    /// - Parameter given: The parameters that the proxy was given.
    /// - Returns: The values of names that are as they were, and those of all others.
    /// - Complexity: O(*n*) in the number of pairs of both.
    func split(from given: Parameters) -> (carried: Parameters, changed: Parameters) {
        let before = given.valuesByName
        let after = valuesByName
        let pairs = pairs
        let kept = Set(pairs.names.map(ExactText.init).filter { before[$0] == after[$0] })
        var carried = ParameterPairs()
        carried.append(contentsOf: pairs) { kept.contains(ExactText($0)) }
        var changed = ParameterPairs()
        changed.append(contentsOf: pairs) { !kept.contains(ExactText($0)) }
        return (Parameters(carried), Parameters(changed))
    }
}
