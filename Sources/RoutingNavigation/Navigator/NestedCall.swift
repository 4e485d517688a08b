internal import Routing

/// A call within others of its kind, whose depth is limited.
///
/// It is found by a task-local value, and so in child tasks as well. A task that is only started inside inherits it and
/// may go on when the call is over; then it does not count.
final class NestedCall: Sendable {
    private weak let outer: NestedCall?
    private let isOver = Locked(false)

    private init(in outer: NestedCall?) {
        self.outer = outer
    }

    /// The number of calls within which the calling task was started, and that are not over.
    static func depth(of local: TaskLocal<NestedCall?>) -> Int {
        guard let innermost = local.get() else { return 0 }
        return sequence(first: innermost, next: \.outer).count { call in !call.isOver.withLock { $0 } }
    }

    /// Makes a call.
    @MainActor
    static func make<Result>(
        _ local: TaskLocal<NestedCall?>,
        _ operation: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        let call = NestedCall(in: local.get())
        defer { call.isOver.withLock { $0 = true } }
        return try await local.withValue(call) { try await operation() }
    }
}
