import Dispatch

extension Contestant {
    /// A block on a serial queue, pipelined: all are handed over, and then all are waited for.
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

    /// A block on a serial queue that is waited for before the next.
    static func roundTrip(on queue: DispatchQueue, tasks: Int = 1) -> Contestant {
        Contestant(
            perform: { count in
                try await Threads.perform(count, inTasks: tasks) { _, share in
                    for _ in 0..<share { await queue.roundTrip() }
                }
            }
        )
    }

    /// A detached task that is waited for before the next.
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

/// Takes what a block holds: one that holds nothing would be made once, ahead of time.
@inline(never)
private func receive(_ number: Int) {
    precondition(number >= 0)
}

extension DispatchQueue {
    /// Returns when the queue has done what it was handed before.
    fileprivate func roundTrip() async {
        await withCheckedContinuation { continuation in async { continuation.resume() } }
    }
}
