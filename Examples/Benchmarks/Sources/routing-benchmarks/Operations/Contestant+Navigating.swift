import RoutingNavigation

extension Contestant {
    /// Applying an action to one state over and over; what comes of it is let go of.
    static func apply(
        _ action: NavigationAction,
        to state: NavigationState,
        on tree: NavigationTree<String>
    ) -> Contestant {
        Contestant(
            perform: { count in
                for _ in 0..<count { receive(try state.applying(action, on: tree).root) }
            }
        )
    }

    /// Listing what has to change for one state to become another.
    static func listChanges(from old: NavigationState, to new: NavigationState) -> Contestant {
        Contestant(
            perform: { count in
                for _ in 0..<count { receive(old.changes(to: new).first) }
            }
        )
    }

    /// Applying an action, and listing what has to change for it.
    static func applyAndListChanges(
        _ action: NavigationAction,
        to state: NavigationState,
        on tree: NavigationTree<String>
    ) -> Contestant {
        Contestant(
            perform: { count in
                for _ in 0..<count {
                    receive(state.changes(to: try state.applying(action, on: tree)).first)
                }
            }
        )
    }
}

/// Uses a result, because the compiler may remove operations with unused results.
@inline(never)
private func receive<Result>(_ result: Result?) {
    precondition(result != nil)
}
