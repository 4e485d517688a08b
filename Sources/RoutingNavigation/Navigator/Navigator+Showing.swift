internal import Routing

extension Navigator {
    /// Applies an action to the state without looking for a map of the router.
    func perform(_ action: NavigationAction, passing context: (any Sendable)?) async throws -> NavigationState
    {
        var chosen: NavigationAction?
        try await request(numbered: Starts.nextNumber()) {
            // What to remove is chosen once. While guards and places are asked, it may leave by itself.
            if case .remove(.id(let id))? = chosen, self.state.find(id) == nil {
                return (self.state, { _, _ in })
            }
            let action = chosen ?? action.naming(itsTargetIn: self.state)
            chosen = action
            let new = try self.state.applying(action, on: self.blueprint, passing: context)
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

extension NavigationAction {
    /// The action with the identity of what it removes from a state; the action itself if it removes nothing, or if it
    /// names its target already.
    fileprivate func naming(itsTargetIn state: NavigationState) -> NavigationAction {
        let target: NavigationNode? =
            switch self {
            case .removeCurrent: state.activeLeaf
            case .dismiss: state.activePath.last { $0.modal != nil }?.modal
            default: nil
            }
        return target.map { .remove(.id($0.id)) } ?? self
    }
}
