import Testing

@testable import Routing

/// Jobs whose own tasks wait for further jobs of the same router.
@Suite struct DispatchMachineDeadlockTests {
    @Test func aSerialMachineRefusesAWorkThatItsOwnTaskWaitsFor() throws {
        var machine = DispatchMachine()
        _ = try machine.startCall(of: 1, .async)
        #expect(machine.handle(.opened(2, heldBy: [1])) == [.settle(2, .wouldDeadlock), .leave(2)])
        #expect(machine.runningJobs == [1])
    }

    @Test func aMachineWithRoomTakesIt() throws {
        var machine = DispatchMachine(limit: 2)
        _ = try machine.startCall(of: 1, .async)
        #expect(machine.handle(.opened(2, heldBy: [1])) == [.match(2)])
    }

    @Test func theLastPlaceIsKeptForAWorkThatWaitsForNobody() throws {
        var machine = DispatchMachine(limit: 2)
        _ = try machine.startCall(of: 1, .async)
        _ = try machine.startCall(of: 2, .async, heldBy: [1])
        #expect(machine.handle(.opened(3, heldBy: [2, 1])) == [.settle(3, .wouldDeadlock), .leave(3)])
    }

    @Test func worksThatWaitApartFromEachOtherCountTogether() throws {
        var machine = DispatchMachine(limit: 2)
        _ = try machine.startCall(of: 1, .async)
        _ = try machine.startCall(of: 2, .async)
        #expect(machine.handle(.opened(3, heldBy: [1])).isEmpty)
        #expect(machine.handle(.opened(4, heldBy: [2])) == [.settle(4, .wouldDeadlock), .leave(4)])
    }

    @Test func whoWasAnsweredWaitsNoMore() throws {
        var machine = DispatchMachine(limit: 2)
        _ = try machine.startCall(of: 1, .async)
        let second = try machine.startCall(of: 2, .async, heldBy: [1])
        _ = machine.handle(.ended(second, .handled))
        _ = try machine.startCall(of: 3, .async)
        #expect(machine.handle(.opened(4, heldBy: [3])).isEmpty)
    }

    @Test func aCancelledWorkIsWaitedForNoMore() throws {
        var machine = DispatchMachine(limit: 2)
        _ = try machine.startCall(of: 1, .async)
        _ = try machine.startCall(of: 2, .classic, heldBy: [1])
        #expect(machine.handle(.cancelled(2)) == [.settle(2, .cancelled)])
        #expect(machine.handle(.opened(3, heldBy: [1])).isEmpty)
        #expect(machine.waitingJobs == [3])
    }

    @Test func whoHasLeftHoldsNobody() throws {
        var machine = DispatchMachine()
        let map = try machine.startCall(of: 1, .async)
        _ = machine.handle(.timedOut(map))
        #expect(machine.handle(.opened(2, heldBy: [1])) == [.match(2)])
    }

    @Test func aLinkThatLeftFreesThoseBeyondIt() throws {
        var machine = DispatchMachine(limit: 3)
        _ = try machine.startCall(of: 1, .async)
        let second = try machine.startCall(of: 2, .async, heldBy: [1])
        _ = try machine.startCall(of: 3, .async, heldBy: [2, 1])
        // The first is told that the second took too long, and waits no more; the third runs on.
        _ = machine.handle(.timedOut(second))
        _ = try machine.startCall(of: 4, .async, heldBy: [3, 2, 1])
        #expect(machine.handle(.opened(5, heldBy: [4, 3, 2, 1])).isEmpty)
        #expect(machine.waitingJobs == [5])
    }
}
