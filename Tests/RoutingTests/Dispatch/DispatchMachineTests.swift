import Testing

@testable import Routing

/// The way of a job that nothing stops.
@Suite struct DispatchMachineTests {
    private typealias Call = DispatchMachine.Call

    @Test func aWorkIsMatchedThenItsProxiesAreAskedThenItsMapIsCalled() {
        var machine = DispatchMachine()
        #expect(machine.handle(.opened(7)) == [.match(7)])
        let (first, second, map) = (
            Call(job: 7, number: 1), Call(job: 7, number: 2), Call(job: 7, number: 3)
        )
        #expect(machine.handle(.matched(7, proxies: 2)) == [.call(first, .proxy(0))])
        #expect(machine.begin(first, .classic) == true)
        #expect(machine.handle(.passed(first)) == [.call(second, .proxy(1))])
        #expect(machine.begin(second, .async) == true)
        #expect(machine.handle(.passed(second)) == [.resolve(7)])
        #expect(machine.handle(.resolved(7, found: true)) == [.call(map, .map)])
        #expect(machine.begin(map, .classic) == true)
        #expect(machine.handle(.ended(map, .handled)) == [.settle(7, .handled), .leave(7)])
        #expect(machine.isIdle)
    }

    @Test func aRedirectSkipsTheRemainingProxies() throws {
        var machine = DispatchMachine()
        let proxy = try machine.startCall(of: 1, proxies: 2)
        #expect(machine.handle(.redirected(proxy)) == [.resolve(1)])
    }

    @Test func aProxyThatDiedIsSkipped() throws {
        var machine = DispatchMachine()
        _ = machine.handle(.opened(1))
        let proxy = try machine.soleCall(in: machine.handle(.matched(1, proxies: 2)))
        let next = Call(job: 1, number: proxy.number + 1)
        #expect(machine.handle(.died(proxy)) == [.call(next, .proxy(1))])
        #expect(machine.begin(proxy, .classic) == false)
    }

    @Test func aMapThatDiedIsLookedForAnew() throws {
        var machine = DispatchMachine()
        _ = machine.handle(.opened(1))
        _ = machine.handle(.matched(1, proxies: 0))
        let map = try machine.soleCall(in: machine.handle(.resolved(1, found: true)))
        #expect(machine.handle(.died(map)) == [.resolve(1)])
        #expect(machine.handle(.resolved(1, found: false)) == [.settle(1, .unmatched), .leave(1)])
    }

    @Test func aDeathDuringTheCallChangesNothing() throws {
        var machine = DispatchMachine()
        let map = try machine.startCall(of: 1)
        #expect(machine.handle(.died(map)).isEmpty)
        #expect(machine.handle(.ended(map, .handled)) == [.settle(1, .handled), .leave(1)])
    }

    @Test func aSerialMachineStartsTheNextWorkWhenOneLeaves() throws {
        var machine = DispatchMachine()
        let map = try machine.startCall(of: 1)
        #expect(machine.handle(.opened(2)).isEmpty)
        #expect(machine.handle(.opened(3)).isEmpty)
        #expect(machine.waitingJobs == [2, 3])
        #expect(machine.handle(.ended(map, .handled)) == [.settle(1, .handled), .leave(1), .match(2)])
        #expect(machine.runningJobs == [2])
    }

    @Test func asManyWorksRunAsTheLimitSays() {
        var machine = DispatchMachine(limit: 2)
        #expect(machine.handle(.opened(1)) == [.match(1)])
        #expect(machine.handle(.opened(2)) == [.match(2)])
        #expect(machine.handle(.opened(3)).isEmpty)
        #expect(Set(machine.runningJobs) == [1, 2])
    }

    @Test func aWorkThatFindsNoRoomToWaitIsRefused() {
        var machine = DispatchMachine(mostWaiting: 1)
        #expect(machine.handle(.opened(1)) == [.match(1)])
        #expect(machine.handle(.opened(2)).isEmpty)
        #expect(machine.handle(.opened(3)) == [.settle(3, .overloaded), .leave(3)])
        #expect(machine.waitingJobs == [2])
    }

    @Test func nobodyNeedWaitForAPlaceThatIsFree() {
        var machine = DispatchMachine(mostWaiting: 0)
        #expect(machine.handle(.opened(1)) == [.match(1)])
        #expect(machine.handle(.opened(2)) == [.settle(2, .overloaded), .leave(2)])
    }

    @Test func aCallIsBegunOnce() throws {
        var machine = DispatchMachine()
        let map = try machine.startCall(of: 1)
        #expect(machine.begin(map, .async) == false)
    }

    @Test func aSecondAnswerIsIgnored() throws {
        var machine = DispatchMachine()
        let proxy = try machine.startCall(of: 1, proxies: 1)
        #expect(machine.handle(.passed(proxy)) == [.resolve(1)])
        #expect(machine.handle(.passed(proxy)).isEmpty)
        #expect(machine.handle(.redirected(proxy)).isEmpty)
        #expect(machine.handle(.dropped(proxy)).isEmpty)
        #expect(!machine.isCurrent(proxy))
    }
}
