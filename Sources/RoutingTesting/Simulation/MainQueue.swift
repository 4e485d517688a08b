internal import Dispatch

/// The main queue, on which all steps of a simulation run.
enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()

    /// Marks the main queue, which distinguishes it from other queues.
    static func mark() {
        DispatchQueue.main.setSpecific(key: key, value: true)
    }

    /// Whether the caller runs on the main queue.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension MainQueue {
    /// Lets all work that waits on the main queue run.
    ///
    /// The caller must be a task that prefers ``executor``.
    @MainActor
    static func turn() async {
        await withCheckedContinuation { waiter in
            DispatchQueue.main.async { waiter.resume() }
        }
    }

    /// The executor preference that keeps a task on the main queue from beginning to end.
    ///
    /// Without a preference, a task of the main actor resumes after an `await` by way of another thread,
    /// which takes longer.
    static let executor = Executor()

    final class Executor: TaskExecutor {
        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        }
    }
}
