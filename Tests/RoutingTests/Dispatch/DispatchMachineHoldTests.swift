import Testing

@testable import Routing

/// What becomes of jobs that proxies hold, as data.
@Suite struct DispatchMachineHoldTests {
    private var machine = DispatchMachine()

    @Test mutating func aHeldWorkFreesItsPlaceAndTheNextStarts() throws {
        let call = try machine.startCall(of: 1, .async, proxies: 1)
        #expect(machine.handle(.opened(2)) == [])
        #expect(machine.handle(.held(call)) == [.hold(1), .match(2)])
        #expect(machine.heldJobs == [1])
        #expect(machine.runningJobs == [2])
        #expect(machine.handle(.passed(call)) == [], "the call is over")
    }

    @Test mutating func aMachineThatOnlyHoldsIsIdle() throws {
        let call = try machine.startCall(of: 1, .async, proxies: 1)
        #expect(machine.handle(.held(call)) == [.hold(1)])
        #expect(machine.isIdle)
    }

    @Test mutating func aReleasedWorkStartsAgainFromItsMatching() throws {
        let call = try machine.startCall(of: 1, .async, proxies: 2)
        _ = machine.handle(.held(call))
        #expect(machine.handle(.released(1)) == [.match(1)])
        let again = try machine.soleCall(in: machine.handle(.matched(1, proxies: 2)))
        #expect(again.number > call.number)
        #expect(machine.handle(.released(1)) == [], "it is not held any more")
    }

    @Test mutating func releasedWorksJoinTheEndOfTheLineInTheirOrder() throws {
        for id in 1...2 {
            let call = try machine.startCall(of: id, .async, proxies: 1)
            _ = machine.handle(.held(call))
        }
        let running = try machine.startCall(of: 3)
        _ = machine.handle(.opened(4))
        #expect(machine.handle(.released(1)) == [])
        #expect(machine.handle(.released(2)) == [])
        #expect(machine.waitingJobs == [4, 1, 2])
        #expect(machine.handle(.ended(running, .handled)).last == .match(4))
    }

    @Test mutating func aReleasedWorkIsTakenBackEvenIfTooManyWait() throws {
        machine = DispatchMachine(mostWaiting: 1)
        let call = try machine.startCall(of: 1, .async, proxies: 1)
        _ = machine.handle(.held(call))
        _ = try machine.startCall(of: 2)
        _ = machine.handle(.opened(3))
        #expect(machine.handle(.released(1)) == [])
        #expect(machine.waitingJobs == [3, 1])
        #expect(machine.handle(.opened(4)) == [.settle(4, .overloaded), .leave(4)])
    }

    @Test mutating func aHaltedMachineTakesWorksBackAndLetsThemWait() throws {
        let call = try machine.startCall(of: 1, .async, proxies: 1)
        _ = machine.handle(.held(call))
        let other = try machine.startCall(of: 2)
        _ = machine.handle(.dropped(other))
        #expect(machine.handle(.released(1)) == [])
        #expect(machine.handle(.resumed) == [.match(1)])
    }

    @Test(arguments: [DispatchMachine.Ending.expired, .rejected])
    mutating func anExpelledWorkEndsAsItIsTold(ending: DispatchMachine.Ending) throws {
        let call = try machine.startCall(of: 1, .async, proxies: 1)
        _ = machine.handle(.held(call))
        #expect(machine.handle(.expelled(1, ending)) == [.settle(1, ending), .leave(1)])
        #expect(machine.handle(.expelled(1, ending)) == [])
        #expect(machine.handle(.released(1)) == [])
    }

    @Test mutating func aCancelledWorkLeavesWhileItIsHeld() throws {
        let call = try machine.startCall(of: 1, .async, proxies: 1)
        _ = machine.handle(.held(call))
        #expect(machine.handle(.cancelled(1)) == [.withdraw(1), .settle(1, .cancelled), .leave(1)])
        #expect(machine.heldJobs == [])
    }

    @Test mutating func aCancelledWorkIsNotHeld() throws {
        let call = try machine.startCall(of: 1, .async, proxies: 1)
        #expect(machine.handle(.cancelled(1)) == [.cancelTask(call)])
        #expect(machine.handle(.held(call)) == [.settle(1, .cancelled), .leave(1)])
    }

    /// A task that waits for a held job takes up its place all the while.
    @Test mutating func waitingForAHeldWorkStillCountsAsWaiting() throws {
        machine = DispatchMachine(limit: 2)
        _ = try machine.startCall(of: 1, .async)
        let inner = try machine.startCall(of: 2, .async, proxies: 1, heldBy: [1])
        _ = machine.handle(.held(inner))
        _ = try machine.startCall(of: 3, .async)
        #expect(machine.handle(.opened(4, heldBy: [3])) == [.settle(4, .wouldDeadlock), .leave(4)])
        #expect(machine.handle(.expelled(2, .expired)) == [.settle(2, .expired), .leave(2)])
        #expect(machine.handle(.opened(5, heldBy: [3])) == [], "now the first can end and make room")
    }
}
