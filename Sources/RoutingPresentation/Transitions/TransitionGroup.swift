/// Verbs that a caller waits for together.
@MainActor
final class TransitionGroup {
    /// The group of the closure that is calling verbs now.
    private static var current: TransitionGroup?

    private var count = 0
    private var fault: PresentationError?
    private var whenOver: (@MainActor (PresentationError?) -> Void)?

    private init() {}
}

extension TransitionGroup {
    /// Calls verbs and waits until they have ended.
    ///
    /// - Parameter makeVerbs: Calls the verbs.
    /// - Returns: The value that the closure returns.
    /// - Throws: The first fault of the verbs; further ones are reported to the window.
    static func perform<Value: Sendable>(
        _ makeVerbs: () -> Value
    ) async throws(PresentationError) -> Value {
        let outcome: Result<Value, PresentationError> = await withCheckedContinuation { continuation in
            let group = TransitionGroup()
            let value = making(group, makeVerbs)
            group.end { fault in
                continuation.resume(returning: fault.map(Result.failure) ?? .success(value))
            }
        }
        return try outcome.get()
    }

    /// Calls verbs, then a closure when they have ended; a surrounding group waits for them too.
    ///
    /// - Parameters:
    ///   - makeVerbs: Calls the verbs.
    ///   - whenOver: Called once, with the first fault of the verbs; further ones are reported to the window.
    static func make(_ makeVerbs: () -> Void, whenOver: @escaping @MainActor (PresentationError?) -> Void) {
        let (group, outer) = (TransitionGroup(), current)
        outer?.count += 1
        making(group, makeVerbs)
        group.end { fault in
            whenOver(fault)
            outer?.leave()
        }
    }

    /// Adds a verb to the current group and asks for it.
    ///
    /// Verbs that controllers call in response do not join the group.
    static func join<Value>(_ ask: (TransitionGroup?) -> Value) -> Value {
        let group = current
        group?.count += 1
        return making(nil) { ask(group) }
    }

    private static func making<Value>(_ group: TransitionGroup?, _ body: () -> Value) -> Value {
        let outer = current
        current = group
        defer { current = outer }
        return body()
    }
}

extension TransitionGroup {
    /// Keeps a fault to throw.
    ///
    /// - Returns: Whether it is the group's first fault.
    func take(_ fault: PresentationError) -> Bool {
        if self.fault != nil { return false }
        self.fault = fault
        return true
    }

    /// Notes that one verb has ended, which never happens before the call that asked for it returns.
    func leave() {
        count -= 1
        if count == 0 { whenOver?(fault) }
    }

    private func end(_ whenOver: @escaping @MainActor (PresentationError?) -> Void) {
        if count == 0 { return whenOver(fault) }
        self.whenOver = whenOver
    }
}
