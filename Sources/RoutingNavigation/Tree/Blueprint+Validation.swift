internal import Routing

extension Blueprint {
    /// Checks the endpoints and the names for faults.
    ///
    /// - Throws: The first fault, in the order of declaration.
    /// - Complexity: O(*n*) in the number of endpoints, if most of them have distinct literals.
    func validate() throws(NavigationTreeError) {
        try validateNames()
        try validatePatterns()
        try validateOrigins()
        try validateCaptures()
    }

    private func validateNames() throws(NavigationTreeError) {
        var named: [[UInt8]: Int] = [:]
        for (number, node) in nodes.enumerated() {
            guard let name = node.name else { continue }
            let key = Array(name.utf8)
            if let earlier = named[key] { throw .duplicateName(name, node, nodes[earlier]) }
            named[key] = number
        }
    }

    private func validatePatterns() throws(NavigationTreeError) {
        var table = SubsumptionTable(rules: rules)
        for number in patterned {
            let node = nodes[number]
            guard let cover = node.pattern.flatMap({ table.add($0) }) else { continue }
            let other = nodes[patterned[cover.number]]
            if cover.isSame { throw .duplicatePattern(node, other) }
            let isBelow = ancestors(of: number).contains(patterned[cover.number])
            throw isBelow ? .unreachable(node, on: other) : .unreachable(node, other)
        }
    }

    /// Checks that origins are unique, because states find nodes by their origins.
    private func validateOrigins() throws(NavigationTreeError) {
        var known: [Destination.Origin: Int] = [:]
        for (number, node) in nodes.enumerated() {
            if let earlier = known[node.origin] { throw .ambiguousPart(node, nodes[earlier]) }
            known[node.origin] = number
        }
    }

    /// Checks that each endpoint repeats the captures of the endpoint beneath it.
    ///
    /// Opening an endpoint also creates the endpoint beneath it, whose captures come from the same URL.
    private func validateCaptures() throws(NavigationTreeError) {
        for number in nodes.indices where nodes[number].kind == .endpoint {
            guard let ancestor = endpointBelow(number) else { continue }
            let needed = nodes[ancestor].pattern?.certainNames ?? []
            let missing = needed.subtracting(nodes[number].pattern?.certainNames ?? [])
            guard missing.isEmpty else {
                throw .missingCapture(missing, nodes[number], under: nodes[ancestor])
            }
        }
    }

    /// The nearest endpoint beneath an endpoint.
    private func endpointBelow(_ number: Int) -> Int? {
        ancestors(of: number).first { nodes[$0].kind == .endpoint }
    }

    /// The nodes around a node, the innermost first.
    private func ancestors(of number: Int) -> some Sequence<Int> {
        sequence(first: number) { self.nodes[$0].parent }.dropFirst()
    }
}
