internal import Routing

/// A state under change by an action.
struct NavigationEditor {
    let blueprint: Blueprint
    private(set) var state: NavigationState
    /// The data passed to the destination of the URL.
    let passed: Destination.Passed?
    /// The parameters for the destination of the URL, if a router supplies them.
    var parameters: Parameters?
    /// The options of forks that were created because they were missing.
    var created = CreatedOptions()

    init(_ state: NavigationState, blueprint: Blueprint, context: (any Sendable)? = nil) {
        self.state = state
        self.blueprint = blueprint
        passed = context.map(Destination.Passed.init)
    }

    /// Returns the changed state.
    mutating func finish() throws(NavigationError) -> NavigationState {
        state.root = state.root?.withoutHiddenModals
        if let root = state.root, root.height > NavigationState.maximumDepth {
            let most = NavigationState.maximumDepth
            throw NavigationError(.tooDeep, "nodes would nest \(root.height) deep, and \(most) is the most")
        }
        state.checkInvariants()
        return state
    }

    /// Returns a new identity that was never used before.
    mutating func makeID() -> Destination.ID {
        defer { state.nextNumber += 1 }
        return Destination.ID(state.nextNumber)
    }

    /// Sets the root.
    mutating func setRoot(_ root: NavigationNode?) {
        state.root = root
    }

    /// Changes the node at the end of a path of steps.
    mutating func change(
        at steps: [NavigationNode.Step],
        _ change: (NavigationNode) -> NavigationNode
    ) {
        state.root = state.root?.changing(steps[...], change)
    }
}

extension NavigationEditor {
    /// Finds the endpoint that a URL string leads to.
    func match(_ text: String) throws(NavigationError) -> Blueprint.Match {
        let url: RouteURL
        do {
            url = try RouteURL(text)
        } catch {
            throw NavigationError(.malformedURL, "this is not a URL", underlying: error)
        }
        return try blueprint.requireMatch(of: url)
    }

    /// Finds the node that an action concerns.
    func steps(to target: NavigationTarget) throws(NavigationError) -> [NavigationNode.Step] {
        let steps =
            switch target {
            case .id(let id): state.steps { $0.id == id }
            case .name(let name): state.steps(toName: name)
            }
        guard let steps else {
            throw NavigationError(.noDestination, "there is no destination \(target) in the state")
        }
        return steps
    }

    /// Returns the path of steps to the current node.
    func currentSteps() throws(NavigationError) -> [NavigationNode.Step] {
        if let steps = state.activeSteps { return steps }
        throw NavigationError(.nothingOpened, "nothing was opened yet; open a URL first")
    }
}

extension Blueprint {
    /// Finds the endpoint that a URL leads to, or throws ``NavigationError/Code/noEndpoint``.
    func requireMatch(of url: RouteURL) throws(NavigationError) -> Match {
        if let match = match(url) { return match }
        throw NavigationError(.noEndpoint, "no endpoint matches '\(url.string)'; tried \(tried)")
    }

    /// The endpoints in matching order, for error messages.
    fileprivate var tried: String {
        let most = 20
        let titles = nodes.filter { $0.kind == .endpoint }.map { "'\($0.title)'" }
        let rest = titles.count > most ? " and \(titles.count - most) more" : ""
        return titles.prefix(most).joined(separator: ", ") + rest
    }
}
