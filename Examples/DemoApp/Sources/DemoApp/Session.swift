public import Routing

/// Whether somebody is logged in, and a gate for the links that wait until then.
@MainActor
public final class Session {
    /// What needs a login waits here: eight links at most, five minutes each.
    public let signedIn: Gate
    /// Whether somebody is logged in.
    public private(set) var isActive = false

    /// Creates a session of nobody.
    ///
    /// - Parameter clock: What measures how long links wait.
    init(clock: any Clock<Duration>) {
        signedIn = Gate("signed in", capacity: 8, timeToLive: .seconds(3_600), clock: clock)
    }

    /// How many links wait.
    var waiting: Int { signedIn.pending.count }

    /// Begins: what waited goes on, in order.
    ///
    /// - Returns: How many links waited.
    @discardableResult
    func begin() -> Int {
        let waiting = waiting
        isActive = true
        signedIn.open()
        return waiting
    }

    /// Ends: what needs a login waits again.
    func end() {
        isActive = false
        signedIn.close()
    }
}
