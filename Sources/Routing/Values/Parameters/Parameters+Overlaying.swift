extension Parameters {
    /// Overlays these values with stronger ones: each name in `stronger` loses its values here.
    ///
    /// - Parameter stronger: The values that take precedence.
    /// - Returns: The remaining values of these parameters in order, then the stronger values in order.
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

    /// Splits the parameters of a proxy's commit into carried ones and changed or added ones.
    ///
    /// - Parameter given: The parameters that the proxy received.
    /// - Returns: The values of the names that the proxy did not change, and the values of all other names.
    /// - Complexity: O(*n*) in the number of pairs of both.
    func split(from given: Parameters) -> (carried: Parameters, changed: Parameters) {
        let (pairs, others) = (pairs, given.pairs)
        let (before, after) = (others.valuesByName, pairs.valuesByName)
        let same = pairs.names.filter { name in
            before[ExactText(name)] == after[ExactText(name)] && others.isPath(name) == pairs.isPath(name)
        }
        let kept = Set(same.map(ExactText.init))
        var carried = ParameterPairs()
        carried.append(contentsOf: pairs) { kept.contains(ExactText($0)) }
        var changed = ParameterPairs()
        changed.append(contentsOf: pairs) { !kept.contains(ExactText($0)) }
        return (Parameters(carried), Parameters(changed))
    }
}
