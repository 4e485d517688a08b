/// Verbs that are waited for together.
@MainActor
final class TransitionGroup {
    /// The group of the closure that makes verbs right now.
    private static var current: TransitionGroup?

    private var count = 0
    private var fault: PresentationError?
    private var whenOver: (@MainActor (PresentationError?) -> Void)?

    private init() {}
}

extension TransitionGroup {
    /// Makes verbs and waits until they are over.
    ///
    /// - Parameter makeVerbs: Makes them.
    /// - Returns: What the closure returns.
    /// - Throws: The first fault of the verbs; further ones are reported.
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

    /// Makes verbs, and calls a closure when they are over; a group around it waits for them as well.
    ///
    /// - Parameters:
    ///   - makeVerbs: Makes them.
    ///   - whenOver: Called once, with the first fault of the verbs; further ones are reported.
    static func make(_ makeVerbs: () -> Void, whenOver: @escaping @MainActor (PresentationError?) -> Void) {
        let (group, outer) = (TransitionGroup(), current)
        outer?.count += 1
        making(group, makeVerbs)
        group.end { fault in
            whenOver(fault)
            outer?.leave()
        }
    }

    /// Lets a verb join the group in which it is made, and asks for it.
    ///
    /// What is asked for meanwhile, by controllers that are told of it, is not the group's.
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
    /// Takes a fault to be thrown.
    ///
    /// - Returns: Whether it is the first one.
    func take(_ fault: PresentationError) -> Bool {
        if self.fault != nil { return false }
        self.fault = fault
        return true
    }

    /// One of the verbs is over, which is never so before the call that asked for it returns.
    func leave() {
        count -= 1
        if count == 0 { whenOver?(fault) }
    }

    private func end(_ whenOver: @escaping @MainActor (PresentationError?) -> Void) {
        if count == 0 { return whenOver(fault) }
        self.whenOver = whenOver
    }
}
