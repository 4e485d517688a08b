import Dispatch

extension Contestant {
    /// A block on a serial queue, pipelined: all blocks are submitted, then the benchmark waits for all.
    static func hop(on queue: DispatchQueue, threads: Int = 1) -> Contestant {
        Contestant(
            perform: { count in
                Threads.perform(count, on: threads) { _, share in
                    for number in 0..<share { queue.async { receive(number) } }
                }
                await queue.roundTrip()
            }
        )
    }

    /// A block on a serial queue, with a wait before the next block.
    static func roundTrip(on queue: DispatchQueue, tasks: Int = 1) -> Contestant {
        Contestant(
            perform: { count in
                try await Threads.perform(count, inTasks: tasks) { _, share in
                    for _ in 0..<share { await queue.roundTrip() }
                }
            }
        )
    }

    /// A detached task, with a wait before the next task.
    static func detachedTask(tasks: Int = 1) -> Contestant {
        Contestant(
            perform: { count in
                try await Threads.perform(count, inTasks: tasks) { _, share in
                    for number in 0..<share { await Task.detached { receive(number) }.value }
                }
            }
        )
    }
}

/// Uses the capture of a block, because a block without captures would be created only once.
@inline(never)
private func receive(_ number: Int) {
    precondition(number >= 0)
}

extension DispatchQueue {
    /// Waits until the queue has run all earlier blocks.
    fileprivate func roundTrip() async {
        await withCheckedContinuation { continuation in async { continuation.resume() } }
    }
}
