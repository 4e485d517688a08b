import Testing

@testable import Routing

/// What becomes of one job, as data.
@Suite struct JobPhaseTests {
    private var phase = JobPhase()

    /// Brings the job to a call that is being made.
    private mutating func startCall(_ style: JobPhase.Style = .classic) -> JobPhase.CallNumber {
        _ = phase.advance(.started)
        _ = phase.advance(.found(true))
        _ = phase.advance(.begun(phase.call, style))
        return phase.call
    }

    @Test mutating func itIsStartedThenItsProxiesAreAskedThenItsMapIsCalled() {
        #expect(phase.advance(.started) == .choose)
        #expect(phase.advance(.found(true)) == .call)
        #expect(phase.advance(.begun(1, .classic)) == .make)
        #expect(phase.advance(.answered(1, .goesOn)) == .choose)
        #expect(phase.advance(.found(true)) == .call)
        #expect(phase.advance(.begun(2, .async)) == .make)
        #expect(!phase.isSettled)
        #expect(phase.advance(.answered(2, .ends(.handled))) == .end(.handled, leaving: .running))
        #expect(phase.stage == .ended && phase.isSettled)
    }

    @Test mutating func oneWithoutAnybodyToCallEnds() {
        _ = phase.advance(.started)
        #expect(phase.advance(.found(false)) == .end(.unmatched, leaving: .running))
    }

    @Test(arguments: [JobPhase.Ending.overloaded, .wouldDeadlock])
    mutating func oneThatIsNotTakenEnds(_ ending: JobPhase.Ending) {
        #expect(phase.advance(.refused(ending)) == .end(ending, leaving: .queue))
        #expect(phase.advance(.started) == nil)
    }

    @Test mutating func whoHasGoneIsNotCalled() {
        _ = phase.advance(.started)
        _ = phase.advance(.found(true))
        #expect(phase.advance(.gone(1)) == .choose)
        #expect(phase.advance(.begun(1, .classic)) == nil)
        #expect(phase.advance(.found(true)) == .call)
        #expect(phase.call == 2, "the number of a call is never used twice")
    }

    @Test mutating func aDeathDuringTheCallChangesNothing() {
        let call = startCall()
        #expect(phase.advance(.gone(call)) == nil)
        #expect(phase.advance(.answered(call, .ends(.handled))) == .end(.handled, leaving: .running))
    }

    @Test mutating func aCallIsBegunOnce() {
        let call = startCall()
        #expect(phase.advance(.begun(call, .async)) == nil)
        #expect(phase.stage == .calling(.classic))
    }

    @Test mutating func aSecondAnswerIsIgnored() {
        let call = startCall()
        #expect(phase.isCurrent(call))
        #expect(phase.advance(.answered(call, .goesOn)) == .choose)
        for answer in [JobPhase.Answer.goesOn, .holds, .ends(.abandoned)] {
            #expect(phase.advance(.answered(call, answer)) == nil)
        }
        #expect(phase.advance(.timedOut(call)) == nil)
        #expect(!phase.isCurrent(call))
    }

    @Test(arguments: [JobPhase.Ending.failed, .rejected, .malformed, .abandoned])
    mutating func aCallMayEndTheJob(_ ending: JobPhase.Ending) {
        let call = startCall()
        #expect(phase.advance(.answered(call, .ends(ending))) == .end(ending, leaving: .running))
    }
}

/// Jobs whose callers lose interest, and calls that take too long.
@Suite struct PhaseCancellationTests {
    private var phase = JobPhase()

    private mutating func startCall(_ style: JobPhase.Style) -> JobPhase.CallNumber {
        _ = phase.advance(.started)
        _ = phase.advance(.found(true))
        _ = phase.advance(.begun(phase.call, style))
        return phase.call
    }

    @Test mutating func aJobThatWaitsLeavesTheLine() {
        #expect(phase.advance(.cancelled) == .end(.cancelled, leaving: .queue))
        #expect(phase.advance(.cancelled) == nil)
    }

    @Test mutating func aCallThatWasNotBegunIsNotMade() {
        _ = phase.advance(.started)
        _ = phase.advance(.found(true))
        #expect(phase.advance(.cancelled) == .end(.cancelled, leaving: .running))
        #expect(phase.advance(.begun(1, .classic)) == nil)
    }

    @Test mutating func whatIsFoundOutTooLateIsIgnored() {
        _ = phase.advance(.started)
        #expect(phase.advance(.cancelled) == .end(.cancelled, leaving: .running))
        #expect(phase.advance(.found(true)) == nil)
        #expect(phase.advance(.found(false)) == nil)
    }

    @Test mutating func anAsyncCallIsWaitedFor() {
        let call = startCall(.async)
        #expect(phase.advance(.cancelled) == .cancelTask)
        #expect(phase.isCancelled)
        #expect(phase.advance(.answered(call, .ends(.failed))) == .end(.cancelled, leaving: .running))
    }

    @Test mutating func anOutcomeBeatsALateCancel() {
        let call = startCall(.async)
        _ = phase.advance(.cancelled)
        #expect(phase.advance(.answered(call, .ends(.handled))) == .end(.handled, leaving: .running))
    }

    @Test(arguments: [JobPhase.Answer.goesOn, .holds])
    mutating func aCancelledProxyThatGoesOnEndsTheJob(_ answer: JobPhase.Answer) {
        let call = startCall(.async)
        _ = phase.advance(.cancelled)
        #expect(phase.advance(.answered(call, answer)) == .end(.cancelled, leaving: .running))
    }

    @Test mutating func aClassicCallIsSettledAtOnceAndKeepsItsPlace() {
        let call = startCall(.classic)
        #expect(phase.advance(.cancelled) == .settle(.cancelled))
        #expect(phase.isSettled)
        #expect(phase.advance(.cancelled) == nil)
        #expect(phase.advance(.answered(call, .ends(.handled))) == .end(nil, leaving: .running))
    }

    @Test mutating func aCallThatTakesTooLongIsNotWaitedFor() {
        let call = startCall(.async)
        #expect(phase.advance(.timedOut(call)) == .end(.timedOut, leaving: .running))
        #expect(phase.advance(.answered(call, .ends(.handled))) == nil)
    }

    @Test mutating func aHeldJobFreesItsPlaceAndStartsAgain() {
        let call = startCall(.async)
        #expect(phase.advance(.answered(call, .holds)) == .hold)
        #expect(phase.advance(.answered(call, .goesOn)) == nil, "the call is over")
        #expect(phase.advance(.released) == .enqueue)
        #expect(phase.advance(.released) == nil, "it is not held any more")
        #expect(phase.advance(.started) == .choose)
        #expect(phase.advance(.found(true)) == .call)
        #expect(phase.call > call)
    }

    @Test(arguments: [JobPhase.Ending.expired, .rejected])
    mutating func anExpelledJobEndsAsItIsTold(_ ending: JobPhase.Ending) {
        let call = startCall(.async)
        _ = phase.advance(.answered(call, .holds))
        #expect(phase.advance(.expelled(ending)) == .end(ending, leaving: .gate))
        #expect(phase.advance(.expelled(ending)) == nil)
        #expect(phase.advance(.released) == nil)
    }

    @Test mutating func aCancelledJobLeavesItsGate() {
        let call = startCall(.async)
        _ = phase.advance(.answered(call, .holds))
        #expect(phase.advance(.cancelled) == .end(.cancelled, leaving: .gate))
    }
}
