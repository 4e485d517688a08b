internal import Dispatch
internal import Routing

/// The pending steps of a simulation, of which the seed picks one at a time.
///
/// It takes the place of queues and threads: queue hops, task starts and sleeps come here, and so does every
/// executor job of the simulation's tasks, from one `await` to the next.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class PendingSteps: Scheduler, TaskExecutor {
    /// A step that can run next.
    struct Step: Sendable {
        enum Work: Sendable {
            case hop(@Sendable () -> Void)
            case turn(@MainActor @Sendable () -> Void)
            case job(UnownedJob)
        }

        /// The queue, whose steps stay in order; `nil` for a step that may run before any other.
        let queue: String?
        /// The name of the step in the trace.
        let label: String
        let work: Work
    }

    private struct State: Sendable {
        var steps: [Step] = []
        /// Whether work came from another thread, whose order no seed decides.
        var hasEscaped = false
    }

    private let state = Locked(State())

    init() {
        MainQueue.mark()
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension PendingSteps {
    /// Whether work came from another thread, whose order no seed decides.
    var hasEscaped: Bool { state.withLock { $0.hasEscaped } }

    /// Adds a step.
    func add(_ work: Step.Work, _ label: String, on queue: String? = nil) {
        noteWhere()
        state.withLock { $0.steps.append(Step(queue: queue, label: label, work: work)) }
    }

    /// Records whether the caller runs on a thread other than the simulation's.
    func noteWhere() {
        if !MainQueue.isCurrent { state.withLock { $0.hasEscaped = true } }
    }

    /// Removes a step and returns it.
    ///
    /// - Parameter pick: Returns a number below a given bound.
    /// - Returns: The step; `nil` if no step is pending.
    func take(_ pick: (Int) -> Int) -> Step? {
        // Only the first step of each queue can run.
        let enabled = state.withLock { state in
            var queues: [String] = []
            return state.steps.indices.filter { index in
                guard let queue = state.steps[index].queue else { return true }
                if queues.contains(queue) { return false }
                queues.append(queue)
                return true
            }
        }
        if enabled.isEmpty { return nil }
        let index = enabled[pick(enabled.count)]
        return state.withLock { $0.steps.remove(at: index) }
    }

    /// Runs a step, to its end or to the next `await`.
    @MainActor
    func run(_ step: Step) {
        switch step.work {
        case .hop(let step): step()
        case .turn(let step): step()
        case .job(let job): job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension PendingSteps {
    func enqueue(_ job: consuming ExecutorJob) {
        add(.job(UnownedJob(job)), "go on with a task")
    }

    func hop(to queue: DispatchQueue, _ step: @escaping @Sendable () -> Void) {
        add(.hop(step), "run a step on \(queue.label)", on: queue.label)
    }

    func start(_ operation: @escaping @Sendable () async -> Void) -> Cancel {
        let task = Task.detached(executorPreference: self, operation: operation)
        return { task.cancel() }
    }

    @MainActor
    func startOnMain(
        _ operation: @escaping @MainActor @Sendable () async throws -> Void
    ) -> Task<Void, any Error> {
        Task(executorPreference: self) { try await operation() }
    }

    func wait(
        _ duration: Duration,
        on clock: any Clock<Duration>,
        then step: @escaping @Sendable () -> Void
    ) -> Cancel {
        start {
            guard (try? await clock.sleep(for: duration)) != nil else { return }
            step()
        }
    }
}
