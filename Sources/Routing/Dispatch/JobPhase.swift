/// The state machine of a job: a value without queue, clock or lock.
///
/// It receives each ``Event`` and returns at most one ``Action``, which the router's state performs under its
/// lock. A late event, such as an answer to an earlier call or the cancellation of an ended job, returns no
/// action and changes nothing.
///
/// A job ends in two steps. It is *settled*, exactly once, when its caller receives the result. It *leaves* when
/// its place becomes free for the next job. The steps come at different times in one case: a classic handler
/// cannot be cancelled. So a cancelled caller receives its error at once, and the job keeps its place until the
/// continuation is called.
struct JobPhase: Hashable, Sendable {
    /// The number of a call of one job; each call has a new number, so that late answers can be recognised.
    typealias CallNumber = UInt32

    /// The style of a call; only async calls can be cancelled.
    enum Style: Hashable, Sendable {
        case classic
        case async
    }

    /// The stage of a job.
    enum Stage: Hashable, Sendable {
        /// The job waits for its turn.
        case waiting
        /// The job has a place among the running jobs; the router searches for the entry to call next.
        case choosing
        /// A call is on its way to its queue or task.
        case queued
        /// A call is being made.
        case calling(Style)
        /// A gate holds the job: it neither runs nor waits for its turn.
        case held
        /// The job has ended.
        case ended
    }

    private(set) var stage = Stage.waiting
    /// The number of the latest call.
    private(set) var call: CallNumber = 0
    /// Whether the job was cancelled.
    private(set) var isCancelled = false
    /// Whether the caller has the result of the job.
    private(set) var isSettled = false
}

extension JobPhase {
    /// An event in the life of a job.
    enum Event: Equatable, Sendable {
        /// The job's turn has come.
        case started
        /// The router does not accept the job, or the job may not wait.
        case refused(Ending)
        /// The search for the next entry has ended; `false` when there is no entry.
        case found(Bool)
        /// All guards let the URL of an inquiry pass.
        case cleared
        /// A call has reached its queue or task and is about to be made.
        case begun(CallNumber, Style)
        /// The entry of a queued call was disposed of or lost its owner, or a new guard must be asked first.
        case gone(CallNumber)
        /// A call was answered, or can no longer be answered.
        case answered(CallNumber, Answer)
        /// A call took longer than allowed.
        case timedOut(CallNumber)
        /// The gate opened: the job waits for its turn again.
        case released
        /// The gate ended the job.
        case expelled(Ending)
        /// The caller or the program cancelled the job.
        case cancelled
    }

    /// The effect of an answer on the job.
    enum Answer: Hashable, Sendable {
        /// The job continues: a guard or a proxy passed or redirected.
        case goesOn
        /// A guard or a proxy holds the job until its gate opens.
        case holds
        /// The job ends.
        case ends(Ending)
    }

    /// The end of a job.
    enum Ending: Hashable, Sendable, CaseIterable {
        case handled
        case failed
        case rejected
        case malformed
        case unmatched
        case abandoned
        case timedOut
        case expired
        case cancelled
        case overloaded
        case wouldDeadlock
        case redirectLoop
        /// The guards answered an inquiry, which calls no map.
        case cleared
    }

    /// The place that a job leaves.
    enum Place: Hashable, Sendable {
        case queue
        case running
        case gate
    }

    /// The action to perform after an event.
    enum Action: Equatable, Sendable {
        /// Find the entry to call next; answered by ``Event/found(_:)``.
        case choose
        /// Take the call to its queue or task; answered by ``Event/begun(_:_:)`` or ``Event/gone(_:)``.
        case call
        /// Make the call.
        case make
        /// Free the place of the job, and move the job to its gate.
        case hold
        /// Put the job into the queue, even if the queue is full: the job was accepted when it was opened.
        case enqueue
        /// Cancel the task of the call.
        case cancelTask
        /// Give the caller the result; the job keeps its place.
        case settle(Ending)
        /// Free the place of the job, and give the caller the result, if there is an ending.
        case end(Ending?, leaving: Place)
    }
}

extension JobPhase {
    /// Whether the job waits for this call.
    func isCurrent(_ call: CallNumber) -> Bool {
        switch stage {
        case .queued, .calling: call == self.call
        case .waiting, .choosing, .held, .ended: false
        }
    }

    /// Advances to the next stage.
    ///
    /// - Parameter event: The event.
    /// - Returns: The action to perform, if any.
    mutating func advance(_ event: Event) -> Action? {
        switch (event, stage) {
        case (.started, .waiting):
            return choose()
        case (.refused(let ending), .waiting):
            return end(ending, leaving: .queue)
        case (.found(true), .choosing):
            stage = .queued
            call &+= 1
            return .call
        case (.found(false), .choosing):
            return end(.unmatched, leaving: .running)
        case (.cleared, .choosing):
            return end(.cleared, leaving: .running)
        case (.begun(call, let style), .queued):
            stage = .calling(style)
            return .make
        case (.gone(call), .queued):
            return choose()
        case (.answered(call, let answer), .calling):
            return take(answer)
        case (.timedOut(call), .calling):
            return end(.timedOut, leaving: .running)
        case (.released, .held):
            stage = .waiting
            return .enqueue
        case (.expelled(let ending), .held):
            return end(ending, leaving: .gate)
        case (.cancelled, _):
            return cancel()
        default:
            return nil
        }
    }

    private mutating func choose() -> Action {
        stage = .choosing
        return .choose
    }

    private mutating func take(_ answer: Answer) -> Action {
        if case .ends(let ending) = answer { return end(ending, leaving: .running) }
        // The job was cancelled during the call.
        if isCancelled { return end(.cancelled, leaving: .running) }
        guard answer == .holds else { return choose() }
        stage = .held
        return .hold
    }

    private mutating func cancel() -> Action? {
        switch stage {
        case .waiting:
            return end(.cancelled, leaving: .queue)
        case .held:
            return end(.cancelled, leaving: .gate)
        case .choosing, .queued:
            return end(.cancelled, leaving: .running)
        case .calling(.async):
            isCancelled = true
            return .cancelTask
        case .calling(.classic):
            if isSettled { return nil }
            isCancelled = true
            isSettled = true
            return .settle(.cancelled)
        case .ended:
            return nil
        }
    }

    private mutating func end(_ ending: Ending, leaving place: Place) -> Action {
        stage = .ended
        if isSettled { return .end(nil, leaving: place) }
        isSettled = true
        return .end(isCancelled && ending != .handled ? .cancelled : ending, leaving: place)
    }
}
