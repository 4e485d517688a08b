public import Routing

/// The login state of the user, and a gate for the links that wait for a login.
@MainActor
public final class Session {
    /// The gate for links that need a login: it holds at most eight links, each for at most an hour.
    public let signedIn: Gate
    /// Whether a user is logged in.
    public private(set) var isActive = false

    /// Creates a session without a user.
    ///
    /// - Parameter clock: The clock that measures how long links wait.
    init(clock: any Clock<Duration>) {
        signedIn = Gate("signed in", capacity: 8, timeToLive: .seconds(3_600), clock: clock)
    }

    /// The number of waiting links.
    var waiting: Int { signedIn.pending.count }

    /// Logs the user in: the waiting links continue, in order.
    ///
    /// - Returns: The number of links that waited.
    @discardableResult
    func begin() -> Int {
        let waiting = waiting
        isActive = true
        signedIn.open()
        return waiting
    }

    /// Logs the user out: links that need a login wait again.
    func end() {
        isActive = false
        signedIn.close()
    }
}
