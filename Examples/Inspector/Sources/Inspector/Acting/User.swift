import RoutingPresentation

/// Simulates the user of a window, without access to the navigator.
@MainActor
struct User {
    let window: Window

    /// Makes a move.
    ///
    /// - Parameter move: The move.
    /// - Throws: ``Refusal`` when the controller is missing or covered; an error of the view stack.
    func make(_ move: MoveRequest) async throws {
        switch move.kind {
        case .select: try await select(move)
        case .pop: try await pop(move)
        case .dismiss: try await dismiss(move)
        }
    }

    private func select(_ move: MoveRequest) async throws {
        guard let tabs = try find(move.controller) as? TabBarController else {
            throw Refusal(.impossible, "\(move.controller) is no tab bar")
        }
        guard let index = move.index else { throw Refusal(.malformed, "which tab is selected?") }
        try await window.transition { window.user.tapTab(at: index, of: tabs) }
    }

    private func pop(_ move: MoveRequest) async throws {
        guard let stack = try find(move.controller) as? NavigationController else {
            throw Refusal(.impossible, "\(move.controller) is no stack")
        }
        try await window.transition { window.user.swipeBack(on: stack) }
    }

    private func dismiss(_ move: MoveRequest) async throws {
        guard try find(move.controller).presentingViewController != nil else {
            throw Refusal(.impossible, "\(move.controller) is not presented")
        }
        try await window.transition { window.user.pullDown() }
    }

    /// Finds a controller that a user can reach: the last presented controller covers all others.
    private func find(_ id: ControllerID) throws(Refusal) -> ViewController {
        var top = window.rootViewController
        while let presented = top?.presentedViewController { top = presented }
        var waiting = top.map { [$0] } ?? []
        while let controller = waiting.popLast() {
            if controller.controllerID == id { return controller }
            waiting += controller.children
        }
        throw Refusal(.impossible, "\(id) is not there any more, or something is presented over it")
    }
}
