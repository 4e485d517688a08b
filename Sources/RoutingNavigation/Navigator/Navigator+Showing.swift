internal import Routing

extension Navigator {
    /// Applies an action to the state without looking for a map of the router.
    func perform(_ action: NavigationAction, passing context: (any Sendable)?) async throws -> NavigationState
    {
        var first: (before: NavigationState, after: NavigationState)?
        try await request(numbered: Starts.nextNumber()) {
            var editor = NavigationEditor(self.state, blueprint: self.blueprint, context: context)
            if let first {
                try editor.apply(action, chosenIn: first.before, leadingTo: first.after)
            } else {
                try editor.apply(action)
            }
            let new = try editor.finish()
            if first == nil { first = (self.state, new) }
            return (new, { $0.visit($1) })
        }
        return state
    }

    /// Shows the place of a request that a router hands to one of the navigator's routes.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - options: The options for opening its URL, unless the calling task states others for this place.
    ///   - isCleared: Whether the navigator opens through this router, so that guards have already passed the URL.
    /// - Throws: The error of a guard or of the renderer.
    func show(_ request: RouteRequest, _ options: OpeningOptions, isCleared: Bool) async throws {
        let match = try blueprint.requireMatch(of: request.url)
        let url = request.url.string
        let stated = Opening.current.flatMap { opening in
            blueprint.leads(opening.url, to: match.number, match.captures, by: url) ? opening.options : nil
        }
        try await show(
            match, parameters(of: request, for: match), passing: request.data, options: stated ?? options,
            cleared: isCleared && TaskContext.jobNumber ?? 0 > lastRevalidatedJob ? [url] : [])
    }

    /// Returns the parameters of a request under the names that this tree captures.
    ///
    /// The request may have matched a route of another window's tree.
    private func parameters(of request: RouteRequest, for match: Blueprint.Match) -> Parameters {
        if blueprint.nodes[match.number].pattern?.description == request.pattern.description {
            return request.parameters
        }
        let foreign = Set(request.pattern.captureNames)
        return request.parameters.restricted { !foreign.contains($0) }.overlaid(by: match.captures)
    }

    /// Shows the endpoint that a URL leads to, with the parameters that a router gives.
    func show(
        _ match: Blueprint.Match,
        _ parameters: Parameters,
        passing context: (any Sendable)?,
        options: OpeningOptions = [],
        cleared: Set<String> = []
    ) async throws {
        try await request(numbered: Starts.nextNumber(), cleared: cleared) {
            var editor = NavigationEditor(self.state, blueprint: self.blueprint, context: context)
            editor.parameters = parameters
            editor.open(match, options)
            let new = try editor.finish()
            return (new, { $0.visit($1) })
        }
    }
}

extension NavigationEditor {
    /// Applies an action to what it concerned when it was first decided.
    ///
    /// While guards and places are asked, what the action removes may leave by itself, and the user may go elsewhere. If
    /// what it replaces has left, it replaces what shows.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - before: The state in which it was first decided.
    ///   - after: The state that it would have led to.
    /// - Throws: A ``NavigationError`` that says what is impossible and why.
    fileprivate mutating func apply(
        _ action: NavigationAction,
        chosenIn before: NavigationState,
        leadingTo after: NavigationState
    ) throws(NavigationError) {
        if case .replace(let url) = action, let leaf = before.activeLeaf, state.find(leaf.id) != nil {
            return try replace(at: steps(to: .id(leaf.id)), with: url)
        }
        let chosen = action.naming(itsTargetIn: before, leadingTo: after)
        switch chosen {
        case .remove(.id(let id)), .takeOut(.id(let id)): if state.find(id) != nil { try apply(chosen) }
        default: try apply(chosen)
        }
    }
}

extension NavigationAction {
    /// The action with the identity of what it concerns in a state.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - new: The state that the action leads to.
    /// - Returns: The action.
    fileprivate func naming(
        itsTargetIn state: NavigationState, leadingTo new: NavigationState
    ) -> NavigationAction {
        func named(_ target: NavigationTarget) -> NavigationTarget {
            guard case .name(let name) = target, let node = state.find(name: name) else { return target }
            return .id(node.id)
        }
        switch self {
        case .add(let urls, let target, let active): return .add(urls, to: named(target), active: active)
        case .remove(let target): return .remove(named(target))
        case .takeOut(let target): return .takeOut(named(target))
        case .select(let target): return .select(named(target))
        case .removeCurrent, .dismiss, .popTo, .popToRoot:
            let kept = Set(new.nodes.map(\.id))
            return state.activePath.first { !kept.contains($0.id) }.map { .remove(.id($0.id)) } ?? self
        case .open, .push, .present, .replace, .setRoot: return self
        }
    }
}
