extension Contestant {
    /// Performing an operation on one URL after the other, on several threads at once.
    ///
    /// - Parameters:
    ///   - urls: The URLs; each thread begins with a different one.
    ///   - threads: The number of threads.
    ///   - end: Waits for the end of all operations.
    ///   - visit: The operation on a URL.
    /// - Returns: The contestant to measure.
    static func visit(
        _ urls: [String],
        onThreads threads: Int,
        andThen end: @escaping () async -> Void = {},
        _ visit: @escaping @Sendable (String) -> Void
    ) -> Contestant {
        var start = 0
        return Contestant(
            stride: urls.count,
            perform: { count in
                let first = start
                Threads.perform(count, on: threads) { thread, share in
                    var cycle = Cycle(urls, from: first + thread * urls.count / threads)
                    cycle.visit(share, visit)
                }
                await end()
                start = (start + count) % urls.count
            }
        )
    }

    /// Performing an async operation on one URL after the other, in several tasks at once.
    ///
    /// - Parameters:
    ///   - urls: The URLs; each task begins with a different one.
    ///   - tasks: The number of tasks.
    ///   - visit: The operation on a URL.
    /// - Returns: The contestant to measure.
    static func visit(
        _ urls: [String],
        inTasks tasks: Int,
        _ visit: @escaping @Sendable (String) async throws -> Void
    ) -> Contestant {
        var start = 0
        return Contestant(
            stride: urls.count,
            perform: { count in
                let first = start
                try await Threads.perform(count, inTasks: tasks) { task, share in
                    var cycle = Cycle(urls, from: first + task * urls.count / tasks)
                    for _ in 0..<share { try await visit(cycle.next()) }
                }
                start = (start + count) % urls.count
            }
        )
    }
}
