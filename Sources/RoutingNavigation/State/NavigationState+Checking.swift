internal import Routing

extension Blueprint {
    /// Whether a URL could have led to a node of a saved state, which any source may have written.
    ///
    /// - Parameters:
    ///   - node: The node.
    ///   - number: The declared node that it came from.
    ///   - holder: The declared node that its parent came from; `nil` for the root.
    /// - Returns: Whether the captures satisfy the pattern, the URL gives these captures, and they decode to the typed
    ///   route.
    func mayLead(to node: NavigationNode, from number: Int, in holder: Int?) -> Bool {
        let destination = node.destination
        guard node.kind == .endpoint else { return destination.captures.isEmpty && destination.url == nil }
        guard let text = destination.url else {
            // What a fork, a stack or a switcher begins with has no captures until a URL opens it, even if its
            // pattern requires some.
            let isUnopened = destination.captures.isEmpty && begins(with: number, holder)
            if isUnopened { return true }
            guard let pattern = nodes[number].pattern else { return destination.captures.isEmpty }
            return pattern.mayGive(destination.captures, rules: rules)
        }
        guard let match = match(text: text, of: number, giving: destination.captures) else { return false }
        return (try? nodes[number].decoding(match.url.query.overlaid(by: match.captures))) != nil
    }

    /// Decodes the parameters of places of typed routes.
    ///
    /// - Throws: The `RouteValueError` of the first place whose parameters do not decode.
    func checkValues(of places: [NavigationNode]) throws {
        for place in places {
            guard let number = number(of: place) else { continue }
            try nodes[number].decoding(place.destination.parameters)
        }
    }

    /// Whether a node is made with its parent, before any URL leads to it.
    private func begins(with number: Int, _ holder: Int?) -> Bool {
        guard let holder else { return roots.contains(number) }
        switch nodes[holder].kind {
        case .fork: return nodes[number].parent == holder
        case .stack, .switcher: return nodes[holder].children.first == number
        case .endpoint: return false
        }
    }
}

extension Destination {
    /// The destination with the name and the pattern that the tree declares, and with the parameters that its URL
    /// gives.
    ///
    /// Its guards are asked with these parameters and no others.
    func restored(as part: DeclaredNode) -> Destination {
        let query = url.flatMap { try? RouteURL($0) }?.query ?? Parameters()
        return Destination(
            id: id,
            origin: origin,
            name: part.name,
            captures: captures,
            parameters: part.kind == .endpoint ? query.overlaid(by: captures) : Parameters(),
            url: url,
            declaredPattern: part.pattern
        )
    }
}
