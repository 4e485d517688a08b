internal import Dispatch

/// The main queue, where everything in a simulation happens.
enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()

    /// Makes a mark that tells it from other queues.
    static func mark() {
        DispatchQueue.main.setSpecific(key: key, value: true)
    }

    /// Whether the caller runs there.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension MainQueue {
    /// Lets everything that waits there have its turn.
    ///
    /// To be called by a task that prefers ``executor``.
    @MainActor
    static func turn() async {
        await withCheckedContinuation { waiter in
            DispatchQueue.main.async { waiter.resume() }
        }
    }

    /// What a task prefers that is to stay on the main queue from its beginning to its end.
    ///
    /// A task of the main actor without a preference goes on behind an `await` by way of another thread,
    /// which takes its time.
    static let executor = Executor()

    final class Executor: TaskExecutor {
        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        }
    }
}
