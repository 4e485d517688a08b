import RoutingNavigation

extension Contestant {
    /// Applying an action to the same state repeatedly; the results are released.
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

    /// Listing the changes that turn one state into another.
    static func listChanges(from old: NavigationState, to new: NavigationState) -> Contestant {
        Contestant(
            perform: { count in
                for _ in 0..<count { receive(old.changes(to: new).first) }
            }
        )
    }

    /// Applying an action, and listing the changes that it makes.
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
