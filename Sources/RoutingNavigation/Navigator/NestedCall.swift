internal import Routing

/// A call within others of its kind, whose depth is limited.
///
/// It is found by a task-local value, and so in child tasks as well. A task that is only started inside inherits it and
/// may go on when the call is over; then it does not count.
final class NestedCall: Sendable {
    private weak let outer: NestedCall?
    /// How many calls it counts for.
    private let count: Int
    private let isOver = Locked(false)

    private init(in outer: NestedCall?, countingFor count: Int = 1) {
        self.outer = outer
        self.count = count
    }

    /// The number of calls within which the calling task was started, and that are not over.
    static func depth(of local: TaskLocal<NestedCall?>) -> Int {
        guard let innermost = local.get() else { return 0 }
        return sequence(first: innermost, next: \.outer).lazy.filter { call in !call.isOver.withLock { $0 } }
            .reduce(0) { $0 + $1.count }
    }

    /// Makes a call.
    @MainActor
    static func make<Result>(
        _ local: TaskLocal<NestedCall?>,
        _ operation: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        try await make(NestedCall(in: local.get()), local, operation)
    }

    /// Makes a call that counts for several, in a task that goes on after the calls that have started it.
    @MainActor
    static func make<Result>(
        _ local: TaskLocal<NestedCall?>,
        after depth: Int,
        _ operation: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        try await make(NestedCall(in: nil, countingFor: depth), local, operation)
    }

    @MainActor
    private static func make<Result>(
        _ call: NestedCall,
        _ local: TaskLocal<NestedCall?>,
        _ operation: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        defer { call.isOver.withLock { $0 = true } }
        return try await local.withValue(call) { try await operation() }
    }
}
