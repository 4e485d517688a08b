import Testing

@testable import Routing

extension DispatchMachine {
    /// Takes note of what happened, and gives what is to be done.
    mutating func handle(_ event: Event) -> [Action] {
        var actions: [Action] = []
        handle(event, &actions)
        return actions
    }

    /// Opens a job that is matched at once, and begins the call of its first proxy, or of its map if it has
    /// none.
    mutating func startCall(
        of id: JobID,
        _ style: Style = .classic,
        proxies: Int = 0,
        heldBy holders: [JobID] = []
    ) throws -> Call {
        try #require(handle(.opened(id, heldBy: holders)) == [.match(id)])
        let actions = handle(.matched(id, proxies: proxies))
        let call = try proxies == 0 ? soleCall(in: handle(.resolved(id, found: true))) : soleCall(in: actions)
        try #require(begin(call, style) == true)
        return call
    }

    /// The one call that is asked for.
    func soleCall(in actions: [Action]) throws -> Call {
        try #require(actions.count == 1)
        guard case .call(let call, _)? = actions.first else { throw NoCall(actions: actions) }
        return call
    }

    /// A call was expected, and something else was asked for.
    struct NoCall: Error {
        let actions: [Action]
    }
}
