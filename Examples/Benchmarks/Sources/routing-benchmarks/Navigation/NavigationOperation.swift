import RoutingNavigation

/// The operations on navigation states that are measured.
enum NavigationOperation: String, CaseIterable {
    case push
    case pushChanges = "push: changes"
    case modalPush = "push on a modal"
    case open
    case unwind
    case otherScreens = "other screens: changes"
    case movedScreens = "moved screens: changes"

    /// Makes the operation to measure.
    ///
    /// - Parameter scene: The state and its tree.
    /// - Returns: The operation.
    /// - Throws: A `NavigationError`.
    func contestant(on scene: NavigationScene) throws -> Contestant {
        let state = scene.state
        return switch self {
        case .push: .apply(.push("screen/new"), to: state, on: scene.tree)
        case .pushChanges:
            .listChanges(from: state, to: try state.applying(.push("screen/new"), on: scene.tree))
        case .modalPush:
            .apply(
                .push("screen/new"),
                to: try state.applying(.open("sheet"), on: scene.tree),
                on: scene.tree
            )
        // The last tab is selected, so this action selects another tab if there is one.
        case .open: .apply(.open("tab0/new"), to: state, on: scene.tree)
        case .unwind: .applyAndListChanges(.open("login"), to: state, on: scene.tree)
        case .otherScreens: .listChanges(from: state, to: try scene.stateWithOtherScreens())
        case .movedScreens: .listChanges(from: state, to: try scene.stateWithMovedScreens())
        }
    }
}
