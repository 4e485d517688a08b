internal import Routing

extension NavigationEditor {
    /// Goes where a URL leads.
    mutating func open(_ url: String, _ options: OpeningOptions) throws(NavigationError) {
        open(try match(url), options)
    }

    /// Goes where a match leads.
    mutating func open(_ match: Blueprint.Match, _ options: OpeningOptions) {
        let course = Course(match: match, stops: blueprint.stops(to: match)[...], options: options)
        if blueprint.nodes[course.stop.number].isFloating {
            // It needs something to be presented over, on a cold start too.
            let shown = state.root ?? unopened(blueprint.roots[0], in: Parameters())
            setRoot(present(course, over: shown))
        } else {
            setRoot(follow(course, reusing: state.root))
        }
    }

    /// Makes the endpoint of a match anew, with what is around it in a part of the tree.
    ///
    /// - Parameters:
    ///   - match: The match.
    ///   - container: The part; without it, or where the endpoint is not in it, the endpoint is alone.
    /// - Returns: The node.
    mutating func make(_ match: Blueprint.Match, in container: Int? = nil) -> NavigationNode {
        let stops = blueprint.stops(to: match)
        let outer = stops.lastIndex { $0.number == container }
        return make(match, stops, from: outer.map { $0 + 1 } ?? stops.count - 1)
    }

    /// Makes the endpoint of a match anew, with what is to be presented along with it.
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
        let course = Course(
            match: match, stops: stops[first...], options: [], surroundings: surroundings ?? Parameters())
        return follow(course, reusing: nil)
    }

    /// Presents what a course leads to over whatever shows; where it is presented already, it goes on from there.
    ///
    /// So of each part that floats there is one at most, whatever strangers open.
    private mutating func present(_ course: Course, over node: NavigationNode) -> NavigationNode {
        if let modal = node.modal {
            let isThere = blueprint.number(of: modal) == course.stop.number
            return node.becoming(
                [], modal: isThere ? follow(course, reusing: modal) : present(course, over: modal))
        }
        if let child = node.activeChild {
            return node.replacing(.child(node.activeIndex), with: present(course, over: child))
        }
        return course.options.contains(.junctionsOnly)
            ? node : node.becoming([], modal: follow(course, reusing: nil))
    }
}

extension NavigationEditor {
    /// Gives the node for the first part of a course, with all that the course leads to in it.
    ///
    /// - Parameters:
    ///   - course: Where to go.
    ///   - existing: What is there, which stays if it is the same destination.
    /// - Returns: The node; the very one that is there if nothing changes.
    private mutating func follow(_ course: Course, reusing existing: NavigationNode?) -> NavigationNode {
        let stop = course.stop
        let part = blueprint.nodes[stop.number]
        let reused = existing.flatMap { isDestination($0, of: stop) ? $0 : nil }
        let rest = rest(of: course, in: reused)
        let held = rest.flatMap { heldNode(of: reused, towards: $0) }
        if let reused, course.options.contains(.junctionsOnly), isLeft(reused, with: held, by: course) {
            return course.options.contains(.dismissingModals) ? reused.withoutModals : reused
        }
        let destination = destination(at: course, reusing: reused)
        let node = reused ?? NavigationNode(destination, part.kind)
        guard let rest else { return node.becoming(destination, []) }
        if part.kind == .fork { return choose(rest, in: node, destination, isNew: reused == nil) }
        let next = follow(rest, reusing: held)
        let isModal = blueprint.nodes[rest.stop.number].isModal
        return node.becoming(destination, isModal ? [] : [next], modal: isModal ? next : nil)
    }

    /// Gives what is left of a course behind its first part.
    private func rest(of course: Course, in reused: NavigationNode?) -> Course? {
        guard course.stops.count > 1 else { return nil }
        var rest = course
        rest.stops.removeFirst()
        if blueprint.nodes[course.stop.number].kind == .endpoint {
            rest.surroundings = course.stop.captures
            rest.isMoved = reused.map { $0.destination.captures != course.stop.captures } ?? false
        }
        return rest
    }

    /// Gives a fork where the option that a course leads into is selected.
    ///
    /// The others stay as they are, unless the place that the fork is in captures something else now: they
    /// were opened under what it captured before, and are there anew.
    private mutating func choose(
        _ course: Course,
        in fork: NavigationNode,
        _ destination: Destination,
        isNew: Bool
    ) -> NavigationNode {
        let number = course.stop.number
        let options = blueprint.number(of: fork).map { blueprint.nodes[$0].children } ?? []
        var children = fork.children
        let there = index(of: course, in: children)
        if isNew || course.isMoved {
            let kept = there.map { children[$0] }
            children = options.map { option in
                option == number
                    ? follow(course, reusing: kept) : unopened(option, in: course.surroundings)
            }
            let index = options.firstIndex(of: number) ?? 0
            return fork.becoming(destination, children, activeIndex: index)
        }
        if let index = there {
            children[index] = follow(course, reusing: children[index])
            return fork.becoming(destination, children, activeIndex: index)
        }
        // It was removed, and comes back before those that are declared behind it.
        let behind = children.firstIndex { child in
            blueprint.number(of: child).map { options.contains($0) && $0 > number } ?? false
        }
        let index = behind ?? children.count
        children.insert(follow(course, reusing: nil), at: index)
        return fork.becoming(destination, children, activeIndex: index)
    }

    /// Gives a part that no URL has led to yet.
    ///
    /// - Parameters:
    ///   - number: The part.
    ///   - surroundings: What the place captures that it is in.
    /// - Returns: A node; an endpoint captures the same, if that is all that its URL says.
    mutating func unopened(_ number: Int, in surroundings: Parameters) -> NavigationNode {
        let part = blueprint.nodes[number]
        let url = part.kind == .endpoint ? blueprint.url(of: number, with: surroundings) : nil
        let captures = url == nil ? Parameters() : surroundings
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
    /// What a node holds where a course goes on, unless the course chooses among several.
    private func heldNode(of node: NavigationNode?, towards course: Course) -> NavigationNode? {
        blueprint.nodes[course.stop.number].isModal ? node?.modal : node?.activeChild
    }

    /// Whether a course that only changes junctions ends at a node, with all that is on it: there it would
    /// have to change a stack.
    private func isLeft(_ node: NavigationNode, with held: NavigationNode?, by course: Course) -> Bool {
        guard node.kind == .stack || node.kind == .endpoint else { return false }
        guard let next = course.stops.dropFirst().first else { return node.next != nil }
        // What is on it may go by what it captured.
        return node.destination.captures != course.stop.captures
            || !(held.map { isDestination($0, of: next) } ?? false)
    }

    /// The option that a course leads into: the same destination, or else one from the same part of the tree.
    private func index(of course: Course, in options: [NavigationNode]) -> Int? {
        options.firstIndex { isDestination($0, of: course.stop) }
            ?? options.firstIndex { blueprint.number(of: $0) == course.stop.number }
    }

    /// Whether a node is the destination that a course has at a stop.
    private func isDestination(_ node: NavigationNode, of stop: Blueprint.Stop) -> Bool {
        let part = blueprint.nodes[stop.number]
        guard node.kind == part.kind, node.destination.origin == part.origin else { return false }
        return part.kind != .endpoint || part.identity == .pattern
            || node.destination.captures == stop.captures
    }

    /// Gives the destination for the first part of a course, the one that is there brought up to date.
    private mutating func destination(at course: Course, reusing reused: NavigationNode?) -> Destination {
        let stop = course.stop
        let isEnd = course.stops.count == 1
        if let reused, !isEnd, reused.destination.captures == stop.captures { return reused.destination }
        let part = blueprint.nodes[stop.number]
        let match = course.match
        return Destination(
            id: reused?.id ?? makeID(),
            origin: part.origin,
            name: part.name,
            captures: stop.captures,
            parameters: isEnd ? parameters ?? match.url.query.overlaid(by: stop.captures) : stop.captures,
            url: isEnd ? match.url.string : blueprint.url(of: stop.number, with: stop.captures),
            passed: (isEnd ? passed : nil) ?? reused?.destination.passed,
            declaredPattern: part.pattern
        )
    }
}
