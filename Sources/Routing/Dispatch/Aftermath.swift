/// What is left to do when the lock is released.
///
/// Whatever the locked part took out of the state or loaded stays in here as well, so that it is let go of
/// outside: a closure or an owner that goes may call back.
struct Aftermath: ~Copyable {
    /// How the dispatcher goes on with a work, where foreign code is to be asked or called, or another work has
    /// its turn.
    enum Step {
        /// List its proxies.
        case match(DispatchMachine.WorkID)
        /// Find its map.
        case resolve(DispatchMachine.WorkID)
        /// Call somebody, on their queue.
        case call(DispatchMachine.Call, DispatchMachine.Target, Entry)
    }

    /// The time, read before the lock was taken; `nil` when nobody is going to learn it.
    var now: Duration?
    /// What is to be done for works.
    var steps: [Step] = []
    /// Whether a work was matched under the lock, which is done for one at a time.
    var hasMatched = false
    /// Who is to be told or cancelled.
    var calls: [@Sendable () -> Void] = []
    /// The works that left.
    var works: [Work] = []
    /// What else was taken out of the state.
    var removed: [any Sendable] = []
    /// The owners that were loaded.
    var owners: [AnyObject] = []
    /// Whether a listener has mail.
    var hasMail = false
}

extension Aftermath {
    /// Lets go of everything but the steps.
    mutating func clear() {
        if hasMail { hasMail = false }
        if !calls.isEmpty { calls = [] }
        if !works.isEmpty { works = [] }
        if !removed.isEmpty { removed = [] }
        if !owners.isEmpty { owners = [] }
    }

    /// The time since another; `nil` when nobody wanted to know one of the two.
    func duration(since start: Duration?) -> Duration? {
        guard let now, let start else { return nil }
        return now - start
    }
}
