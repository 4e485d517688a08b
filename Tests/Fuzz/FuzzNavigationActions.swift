import Foundation
import Routing

@testable import RoutingNavigation

/// Decodes any bytes as a list of saved actions, and applies these in order, possible or not.
///
/// - Parameters:
///   - start: The bytes.
///   - count: The number of bytes.
/// - Returns: Zero.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzNavigationActions(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let data = Data(FuzzInput(start, count).rest)
    guard let actions = try? [NavigationAction](json: data) else { return 0 }
    let again = Law.succeeds("decoded actions are saved and come back", actions) {
        try [NavigationAction](json: actions.json())
    }
    Law.check("what comes back is equal", again == actions, actions)
    var state = NavigationState()
    for action in actions.prefix(32) {
        guard let next = try? state.applying(action, on: FuzzedTree.tree) else { continue }
        Law.check("an action leaves a sound state", next.fault == nil, (state, action))
        let changed = Law.succeeds("changes can be made", (state, next)) {
            try state.applying(state.changes(to: next))
        }
        Law.check("changes lead to the new state", changed == next, (state, next))
        state = next
    }
    return 0
}
