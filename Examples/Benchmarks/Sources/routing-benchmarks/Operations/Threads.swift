import Dispatch

/// Work shared out among threads, or tasks, that run at the same time.
enum Threads {
    /// Performs operations on a number of threads, and waits for all.
    ///
    /// - Parameters:
    ///   - count: The number of operations in all.
    ///   - threads: The number of threads that share them.
    ///   - body: Performs one thread's share, given the thread's number and the size of the share.
    static func perform(
        _ count: Int,
        on threads: Int,
        _ body: @Sendable (_ thread: Int, _ share: Int) -> Void
    ) {
        guard threads > 1 else { return body(0, count) }
        DispatchQueue.concurrentPerform(iterations: threads) { body($0, share(of: $0, count, threads)) }
    }

    /// Performs async operations in a number of tasks, and waits for all.
    ///
    /// - Parameters:
    ///   - count: The number of operations in all.
    ///   - tasks: The number of tasks that share them.
    ///   - body: Performs one task's share, given the task's number and the size of the share.
    /// - Throws: The error of an operation.
    static func perform(
        _ count: Int,
        inTasks tasks: Int,
        _ body: @escaping @Sendable (_ task: Int, _ share: Int) async throws -> Void
    ) async throws {
        guard tasks > 1 else { return try await body(0, count) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<tasks { group.addTask { try await body(task, share(of: task, count, tasks)) } }
            try await group.waitForAll()
        }
    }

    private static func share(of thread: Int, _ count: Int, _ threads: Int) -> Int {
        count / threads + (thread < count % threads ? 1 : 0)
    }
}
