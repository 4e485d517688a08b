internal import Routing

extension NavigationEditor {
    /// Goes to the endpoint that a URL leads to.
    mutating func open(_ url: String, _ options: OpeningOptions) throws(NavigationError) {
        open(try match(url), options)
    }

    /// Goes to the endpoint of a match.
    mutating func open(_ match: Blueprint.Match, _ options: OpeningOptions) {
        let path = RemainingPath(match: match, stops: blueprint.stops(to: match)[...], options: options)
        if blueprint.nodes[path.stop.number].isFloating {
            // The modal needs a place to be presented over, even in an empty state.
            let shown = state.root ?? unopened(blueprint.roots[0], in: Parameters())
            setRoot(present(path, over: shown))
        } else {
            setRoot(follow(path, reusing: state.root))
        }
    }

    /// Creates the endpoint of a match, with the nodes that contain it inside a declared node.
    ///
    /// - Parameters:
    ///   - match: The match.
    ///   - container: The declared node. If it is `nil` or does not contain the endpoint, the endpoint is created
    ///     alone.
    /// - Returns: The node.
    mutating func make(_ match: Blueprint.Match, in container: Int? = nil) -> NavigationNode {
        let stops = blueprint.stops(to: match)
        let outer = stops.lastIndex { $0.number == container }
        return make(match, stops, from: outer.map { $0 + 1 } ?? stops.count - 1)
    }

    /// Creates the endpoint of a match, with the nodes around it that are presented together with it.
    mutating func makeModal(_ match: Blueprint.Match) -> NavigationNode {
        let stops = blueprint.stops(to: match)
        let first = stops.lastIndex { blueprint.nodes[$0.number].isModal }
        return make(match, stops, from: first ?? stops.count - 1)
    }

    private mutating func make(
        _ match: Blueprint.Match,
        _ stops: [Blueprint.Stop],
        from first: Int
    ) -> NavigationNode {
        let first = min(first, stops.count - 1)
        let surroundings = stops[..<first].last { blueprint.nodes[$0.number].kind == .endpoint }?.captures
        let path = RemainingPath(
            match: match, stops: stops[first...], options: [], surroundings: surroundings ?? Parameters())
        return follow(path, reusing: nil)
    }

    /// Presents the first node of a path over the topmost place; if it is already presented, the path continues
    /// in it.
    ///
    /// There is therefore at most one modal from each declaration beside the root, even if untrusted URLs open it
    /// repeatedly.
    private mutating func present(_ path: RemainingPath, over node: NavigationNode) -> NavigationNode {
        if let modal = node.modal {
            let isThere = blueprint.number(of: modal) == path.stop.number
            let isKept = path.options.contains(.junctionsOnly) && !isDestination(modal, of: path.stop)
            if isThere, isKept { return node }
            return node.becoming(
                [], modal: isThere ? follow(path, reusing: modal) : present(path, over: modal))
        }
        if let child = node.activeChild {
            return node.replacing(.child(node.activeIndex), with: present(path, over: child))
        }
        return path.options.contains(.junctionsOnly)
            ? node : node.becoming([], modal: follow(path, reusing: nil))
    }
}

extension NavigationEditor {
    /// Returns the node for the first stop of a path, with the rest of the path inside it.
    ///
    /// - Parameters:
    ///   - path: The remaining path.
    ///   - existing: The node at this place, which is kept if it is the same destination.
    /// - Returns: The node; the existing one itself if nothing changes.
    private mutating func follow(_ path: RemainingPath, reusing existing: NavigationNode?) -> NavigationNode {
        let stop = path.stop
        let part = blueprint.nodes[stop.number]
        let reused = existing.flatMap { isDestination($0, of: stop) ? $0 : nil }
        let rest = rest(of: path, in: reused)
        let held = rest.flatMap { heldNode(of: reused, towards: $0) }
        if let reused, path.options.contains(.junctionsOnly), isLeft(reused, with: held, by: path) {
            return path.options.contains(.dismissingModals) ? reused.withoutModals : reused
        }
        let destination = destination(at: path, reusing: reused)
        let node = reused ?? NavigationNode(destination, part.kind)
        guard let rest else { return node.becoming(destination, []) }
        if part.kind == .fork { return choose(rest, in: node, destination, isNew: reused == nil) }
        let next = follow(rest, reusing: held)
        let isModal = blueprint.nodes[rest.stop.number].isModal
        return node.becoming(destination, isModal ? [] : [next], modal: isModal ? next : nil)
    }

    /// Returns the rest of a path after its first stop.
    private func rest(of path: RemainingPath, in reused: NavigationNode?) -> RemainingPath? {
        guard path.stops.count > 1 else { return nil }
        var rest = path
        rest.stops.removeFirst()
        if blueprint.nodes[path.stop.number].kind == .endpoint {
            rest.surroundings = path.stop.captures
            rest.isMoved = reused.map { $0.destination.captures != path.stop.captures } ?? false
        }
        return rest
    }

    /// Returns a fork with the option of a path selected.
    ///
    /// The other options stay, unless the place that contains the fork has new captures. The options were then
    /// opened under the old captures, and are created again.
    private mutating func choose(
        _ path: RemainingPath,
        in fork: NavigationNode,
        _ destination: Destination,
        isNew: Bool
    ) -> NavigationNode {
        let number = path.stop.number
        let options = blueprint.number(of: fork).map { blueprint.nodes[$0].children } ?? []
        var children = fork.children
        let there = index(of: path, in: children)
        if isNew || path.isMoved {
            let kept = there.map { children[$0] }
            children = options.map { option in
                option == number
                    ? follow(path, reusing: kept) : unopened(option, in: path.surroundings)
            }
            let index = options.firstIndex(of: number) ?? 0
            return fork.becoming(destination, children, activeIndex: index)
        }
        if let index = there {
            children[index] = follow(path, reusing: children[index])
            return fork.becoming(destination, children, activeIndex: index)
        }
        // The option was removed, and is inserted before the options that are declared after it.
        let behind = children.firstIndex { child in
            blueprint.number(of: child).map { options.contains($0) && $0 > number } ?? false
        }
        let index = behind ?? children.count
        children.insert(follow(path, reusing: nil), at: index)
        return fork.becoming(destination, children, activeIndex: index)
    }

    /// Creates a declared node that no URL has led to yet.
    ///
    /// - Parameters:
    ///   - number: The number of the declared node.
    ///   - surroundings: The captures of the place that contains it.
    /// - Returns: The node. An endpoint takes over these captures if they determine its URL.
    mutating func unopened(_ number: Int, in surroundings: Parameters) -> NavigationNode {
        let part = blueprint.nodes[number]
        let named = surroundings.restricted(to: part.captureNames.contains)
        let url = part.kind == .endpoint ? blueprint.url(of: number, with: named) : nil
        let captures = url == nil ? Parameters() : named
        let destination = Destination(
            id: makeID(),
            origin: part.origin,
            name: part.name,
            captures: captures,
            parameters: captures,
            url: url,
            declaredPattern: part.pattern
        )
        switch part.kind {
        case .endpoint: return NavigationNode(destination, part.kind)
        case .fork:
            return NavigationNode(
                destination, part.kind, children: part.children.map { unopened($0, in: surroundings) })
        case .stack, .switcher:
            let first = part.children.prefix(1)
            return NavigationNode(
                destination, part.kind, children: first.map { unopened($0, in: surroundings) })
        }
    }
}

extension NavigationEditor {
    /// The child or modal of a node that the next stop of a path may reuse; a fork finds the child itself.
    private func heldNode(of node: NavigationNode?, towards path: RemainingPath) -> NavigationNode? {
        blueprint.nodes[path.stop.number].isModal ? node?.modal : node?.activeChild
    }

    /// Whether a path with `junctionsOnly` ends at a node and keeps its content, to leave its stack unchanged.
    private func isLeft(_ node: NavigationNode, with held: NavigationNode?, by path: RemainingPath) -> Bool {
        guard node.kind == .stack || node.kind == .endpoint else { return false }
        guard let next = path.stops.dropFirst().first else {
            return (path.options.contains(.dismissingModals) ? node.activeChild : node.next) != nil
        }
        // The content of the node may depend on its captures.
        return node.destination.captures != path.stop.captures
            || !(held.map { isDestination($0, of: next) } ?? false)
    }

    /// The index of the option for a path: the same destination, or else one from the same declared node.
    private func index(of path: RemainingPath, in options: [NavigationNode]) -> Int? {
        options.firstIndex { isDestination($0, of: path.stop) }
            ?? options.firstIndex { blueprint.number(of: $0) == path.stop.number }
    }

    /// Whether a node is the destination of a stop.
    private func isDestination(_ node: NavigationNode, of stop: Blueprint.Stop) -> Bool {
        let part = blueprint.nodes[stop.number]
        return node.kind == part.kind && node.destination.origin == part.origin
            && part.isSameDestination(with: node.destination.captures, and: stop.captures)
    }

    /// Returns the destination for the first stop of a path, with the properties of a reused one updated.
    private mutating func destination(at path: RemainingPath, reusing reused: NavigationNode?) -> Destination
    {
        let stop = path.stop
        let isEnd = path.stops.count == 1
        if let reused, !isEnd, reused.destination.captures == stop.captures { return reused.destination }
        let part = blueprint.nodes[stop.number]
        let match = path.match
        return Destination(
            id: reused?.id ?? makeID(),
            origin: part.origin,
            name: part.name,
            captures: stop.captures,
            parameters: isEnd ? parameters ?? match.url.query.overlaid(by: stop.captures) : stop.captures,
            url: isEnd ? match.url.string : blueprint.url(of: stop.number, with: stop.captures),
            passed: (isEnd ? passed : nil) ?? reused?.destination.passed(with: stop.captures),
            declaredPattern: part.pattern
        )
    }
}
