/// What a job is waiting for: a value without queue, clock or lock.
///
/// It takes what happened as an ``Event`` and gives at most one ``Action``, which the router's state performs
/// under its lock. Whatever comes late — an answer to a call that is over, a cancellation of a job that has
/// ended — gives no action and changes nothing.
///
/// Two ends are told apart. A job is *settled* when its caller learns how it ended, exactly once. It *leaves*
/// when its place is free for the next one. They part in one case: a classic handler cannot be cancelled, so
/// a cancelled caller is told at once while the job keeps its place until the continuation is called.
struct Phase: Hashable, Sendable {
    /// The number of a call of one job; numbers are never used twice, so that late answers show.
    typealias CallNumber = Int

    /// How an entry is called: whether the call can be cancelled hangs on it.
    enum Style: Hashable, Sendable {
        case classic
        case async
    }

    /// Where a job stands.
    enum Stage: Hashable, Sendable {
        /// Its turn has not come.
        case waiting
        /// It has a place among those that run; the entry to call next is being looked for.
        case choosing
        /// A call is on its way to its queue or task.
        case queued
        /// A call is being made.
        case calling(Style)
        /// A gate holds it: it neither runs nor waits for its turn.
        case held
        /// It is over.
        case ended
    }

    private(set) var stage = Stage.waiting
    /// The call that is on its way, is being made, or was last.
    private(set) var call: CallNumber = 0
    /// Whether the caller lost interest.
    private(set) var isCancelled = false
    /// Whether the caller knows how the job ended.
    private(set) var isSettled = false
}

extension Phase {
    /// Something that happened to a job.
    enum Event: Hashable, Sendable {
        /// Its turn has come.
        case started
        /// It is not taken, or cannot wait any longer.
        case refused(Ending)
        /// The entry to call next was found, or there is none.
        case found(Bool)
        /// The guards that were to be asked let the URL pass, and no map is to be called.
        case cleared
        /// A call has come to its queue or task and is about to be made.
        case begun(CallNumber, Style)
        /// The entry of a call that is on its way is disposed of or orphaned, or a guard comes before it.
        case gone(CallNumber)
        /// A call was answered, or cannot be any more.
        case answered(CallNumber, Answer)
        /// A call took too long.
        case timedOut(CallNumber)
        /// The gate lets it go on: it waits for its turn again.
        case released
        /// The gate lets go of it without letting it go on.
        case expelled(Ending)
        /// The caller lost interest.
        case cancelled
    }

    /// What an answer means for the job.
    enum Answer: Hashable, Sendable {
        /// A proxy passed or redirected.
        case goesOn
        /// A proxy holds the job until its gate lets it go on.
        case holds
        /// The job is over.
        case ends(Ending)
    }

    /// How a job ended.
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
        /// The guards were asked, and no map was to be called.
        case cleared
    }

    /// Where a job is that leaves.
    enum Place: Hashable, Sendable {
        case line
        case running
        case gate
    }

    /// What is to be done.
    enum Action: Hashable, Sendable {
        /// Find the entry to call next; answered by ``Event/found(_:)``.
        case choose
        /// Take the call to its queue or task; answered by ``Event/begun(_:_:)`` or ``Event/gone(_:)``.
        case call
        /// Make the call.
        case make
        /// Free the place of the job, and bring it to its gate.
        case hold
        /// Put the job into the line, whether or not there is room: it was taken when it was opened.
        case lineUp
        /// Cancel the task of the call.
        case cancelTask
        /// Tell the caller how the job ended; it keeps its place.
        case settle(Ending)
        /// The job leaves; tell the caller how it ended, unless it knows.
        case end(Ending?, leaving: Place)
    }
}

extension Phase {
    /// Whether a call is the one that its job is waiting for.
    func isCurrent(_ call: CallNumber) -> Bool {
        switch stage {
        case .queued, .calling: call == self.call
        case .waiting, .choosing, .held, .ended: false
        }
    }

    /// Takes note of what happened.
    ///
    /// - Parameter event: What happened.
    /// - Returns: What is to be done, if anything.
    mutating func advance(_ event: Event) -> Action? {
        switch (event, stage) {
        case (.started, .waiting):
            return choose()
        case (.refused(let ending), .waiting):
            return end(ending, leaving: .line)
        case (.found(true), .choosing):
            stage = .queued
            call += 1
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
            return .lineUp
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
        // The caller has lost interest meanwhile, so there is nothing to go on with.
        if isCancelled { return end(.cancelled, leaving: .running) }
        guard answer == .holds else { return choose() }
        stage = .held
        return .hold
    }

    private mutating func cancel() -> Action? {
        switch stage {
        case .waiting:
            return end(.cancelled, leaving: .line)
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
