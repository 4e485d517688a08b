/// What is left to do when the lock is released.
///
/// Whatever the locked part took out of the state or loaded stays in here as well, so that it is let go of
/// outside: a closure or an owner that goes may call back.
struct Aftermath {
    /// What is left of a change that did not come about.
    static var nothing: Aftermath { Aftermath(now: .zero) }

    /// The time, read before the lock was taken.
    let now: Duration
    /// What the machine asks for.
    var actions: [DispatchMachine.Action] = []
    /// Who is to be told or cancelled.
    var calls: [@Sendable () -> Void] = []
    /// What was taken out of the state.
    var removed: [any Sendable] = []
    /// The owners that were loaded.
    var owners: [AnyObject] = []
    /// Whether a listener has mail.
    var hasMail = false
}
