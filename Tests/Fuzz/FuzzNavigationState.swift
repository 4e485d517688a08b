import Foundation
import Routing

@testable import RoutingNavigation

/// Decodes any bytes as a saved navigation state: a decoded state is sound, keeps its value when it is saved
/// and decoded again, and accepts actions after it was restored.
///
/// - Parameters:
///   - start: The bytes.
///   - count: The number of bytes.
/// - Returns: Zero.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzNavigationState(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let data = Data(FuzzInput(start, count).rest)
    guard let state = try? NavigationState(json: data) else { return 0 }
    Law.check("a decoded state is sound", state.fault == nil, state)
    Law.check("nodes take room", Array(state.nodes).count <= data.count, state)
    checkSaving(state)
    checkRestoring(state)
    return 0
}

private let tree = FuzzedTree.tree

private let actions: [NavigationAction] = [
    .open("settings/font"), .push("books/9"), .removeCurrent, .dismiss, .popToRoot,
]

private func checkSaving(_ state: NavigationState) {
    let again = Law.succeeds("a decoded state is saved and comes back", state) {
        try NavigationState(json: state.json())
    }
    Law.check("what comes back is equal", again == state && again.nextNumber == state.nextNumber, state)
    Law.check("equal states have no changes", state.changes(to: again).isEmpty, state)
    Law.check("it can be printed", !state.description.isEmpty, state)
}

/// Restores a state as a navigator that shows another place does, and applies actions to it.
private func checkRestoring(_ state: NavigationState) {
    let here = Law.succeeds("the tree has its places", tree) {
        try NavigationState().applying(.open("books/7"), on: tree)
    }
    guard let (restored, dropped) = try? state.restored(on: tree.blueprint) else {
        // Restoring may fail only because new options of forks make the state too deep.
        return Law.check("what is not too deep is restored", (state.root?.height ?? 0) > 200, state)
    }
    Law.check("a restored state is sound", restored.fault == nil, state)
    let kept = Set(restored.nodes.map(\.id))
    Law.check("what is dropped is gone", dropped.allSatisfy { !kept.contains($0.id) }, state)
    Law.check(
        "all others are kept",
        kept.union(dropped.map(\.id)).isSuperset(of: state.nodes.map(\.id)), state
    )
    let new = restored.counting(from: here).apart(from: here, on: tree.blueprint, shownBy: nil)
    Law.check("a state is sound beside another", new.fault == nil, state)
    checkChanges(from: here, to: new)
    for action in actions {
        guard let next = try? new.applying(action, on: tree) else { continue }
        Law.check("an action leaves a sound state", next.fault == nil, (state, action))
        checkChanges(from: new, to: next)
    }
}

private func checkChanges(from old: NavigationState, to new: NavigationState) {
    let changed = Law.succeeds("changes can be made", (old, new)) {
        try old.applying(old.changes(to: new))
    }
    Law.check("changes lead to the new state", changed == new, (old, new))
}
