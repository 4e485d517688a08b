import Testing

@testable import Routing

/// The ways in which a job ends early.
@Suite struct DispatchMachineEndingTests {
    @Test func aCancelledWorkThatWaitsIsRemoved() throws {
        var machine = DispatchMachine()
        let map = try machine.startCall(of: 1)
        _ = machine.handle(.opened(2))
        _ = machine.handle(.opened(3))
        #expect(machine.handle(.cancelled(2)) == [.settle(2, .cancelled), .leave(2)])
        #expect(machine.handle(.ended(map, .handled)).last == .match(3))
    }

    @Test func aCancelledAsyncCallIsWaitedFor() throws {
        var machine = DispatchMachine()
        let map = try machine.startCall(of: 1, .async)
        #expect(machine.handle(.cancelled(1)) == [.cancelTask(map)])
        #expect(machine.isCancelled(map))
        #expect(machine.handle(.ended(map, .failed)) == [.settle(1, .cancelled), .leave(1)])
    }

    @Test func anOutcomeBeatsALateCancel() throws {
        var machine = DispatchMachine()
        let map = try machine.startCall(of: 1, .async)
        _ = machine.handle(.cancelled(1))
        #expect(machine.handle(.ended(map, .handled)) == [.settle(1, .handled), .leave(1)])
    }

    @Test func aCancelledProxyThatPassesEndsTheWork() throws {
        var machine = DispatchMachine()
        let proxy = try machine.startCall(of: 1, .async, proxies: 2)
        _ = machine.handle(.cancelled(1))
        #expect(machine.handle(.passed(proxy)) == [.settle(1, .cancelled), .leave(1)])
    }

    @Test func aCancelledClassicCallIsSettledAtOnceAndKeepsItsPlace() throws {
        var machine = DispatchMachine()
        let map = try machine.startCall(of: 1, .classic)
        _ = machine.handle(.opened(2))
        #expect(machine.handle(.cancelled(1)) == [.settle(1, .cancelled)])
        #expect(machine.isSettled(map))
        #expect(machine.handle(.cancelled(1)).isEmpty)
        #expect(machine.handle(.ended(map, .handled)) == [.leave(1), .match(2)])
    }

    @Test func aCallThatWasNotBegunIsNotMadeAfterACancel() throws {
        var machine = DispatchMachine()
        _ = machine.handle(.opened(1))
        let proxy = try machine.soleCall(in: machine.handle(.matched(1, proxies: 1)))
        #expect(machine.handle(.cancelled(1)) == [.settle(1, .cancelled), .leave(1)])
        #expect(machine.begin(proxy, .classic) == false)
    }

    @Test func aMatchThatComesAfterACancelIsIgnored() {
        var machine = DispatchMachine()
        _ = machine.handle(.opened(1))
        _ = machine.handle(.cancelled(1))
        #expect(machine.handle(.matched(1, proxies: 1)).isEmpty)
        #expect(machine.handle(.resolved(1, found: false)).isEmpty)
        #expect(machine.handle(.cancelled(1)).isEmpty)
    }

    @Test func aCallThatTakesTooLongIsCancelledAndNotWaitedFor() throws {
        var machine = DispatchMachine()
        let map = try machine.startCall(of: 1, .async)
        _ = machine.handle(.opened(2))
        let actions = machine.handle(.timedOut(map))
        #expect(actions == [.cancelTask(map), .settle(1, .timedOut), .leave(1), .match(2)])
        #expect(machine.handle(.ended(map, .handled)).isEmpty)
    }

    @Test func aDroppedContinuationHaltsTheMachine() throws {
        var machine = DispatchMachine()
        let map = try machine.startCall(of: 1)
        _ = machine.handle(.opened(2))
        #expect(machine.handle(.dropped(map)) == [.settle(1, .abandoned), .leave(1)])
        #expect(machine.isHalted)
        #expect(machine.handle(.opened(3)).isEmpty)
        #expect(machine.handle(.resumed) == [.match(2)])
        #expect(!machine.isHalted)
    }

    @Test func aMachineThatDoesNotHaltStartsTheNextWork() throws {
        var machine = DispatchMachine(haltsWhenAbandoned: false)
        let map = try machine.startCall(of: 1)
        _ = machine.handle(.opened(2))
        #expect(machine.handle(.dropped(map)) == [.settle(1, .abandoned), .leave(1), .match(2)])
        #expect(!machine.isHalted)
    }

    @Test func whatRunsBesideAHaltGoesOn() throws {
        var machine = DispatchMachine(limit: 2)
        let dropped = try machine.startCall(of: 1)
        let other = try machine.startCall(of: 2, proxies: 1)
        _ = machine.handle(.opened(3))
        _ = machine.handle(.dropped(dropped))
        #expect(machine.handle(.passed(other)) == [.resolve(2)])
        #expect(machine.handle(.resolved(2, found: false)) == [.settle(2, .unmatched), .leave(2)])
        #expect(machine.waitingJobs == [3])
    }

    @Test(arguments: [DispatchMachine.Ending.failed, .rejected, .malformed])
    func aProxyMayEndTheWork(_ ending: DispatchMachine.Ending) throws {
        var machine = DispatchMachine()
        let proxy = try machine.startCall(of: 1, proxies: 2)
        #expect(machine.handle(.ended(proxy, ending)) == [.settle(1, ending), .leave(1)])
    }
}
