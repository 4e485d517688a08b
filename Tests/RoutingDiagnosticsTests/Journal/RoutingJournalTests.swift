import Testing

@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

/// What a journal keeps.
@Suite struct RoutingJournalTests {
    private let driven = DrivenRouter()
    private var router: Routing { driven.router }

    @Test func recordsSayWhatTheEventsSay() throws {
        let log = EventLog(router)
        let journal = RoutingJournal(router)
        let gate = Gate("ready")
        router.map("new", name: "the new") { _, _, _, completed in completed() }
        driven.proxy("old", as: "old", commit: "new")
        driven.run("old", "nothing", "%zz")
        #expect(journal.records.count == log.events.count)
        for (record, event) in zip(journal.records, log.events) {
            #expect(record.number == event.number)
            #expect(record.parent == event.cause)
            #expect(record.kind == event.kind)
            #expect(record.route == event.route)
            #expect(record.entry?.uuid == event.uuid)
            #expect(record.entry?.kind == event.entryKind)
            #expect(record.entry?.pattern == event.pattern)
            #expect(record.entry?.name == event.name)
            #expect(record.entry?.sourceLine == event.sourceLine?.description)
            #expect(record.decision == event.decision?.description)
            #expect(record.redirection == event.decision?.redirection)
            #expect(record.failure?.code == event.error?.code)
            #expect(record.failure?.message.hasPrefix(event.error?.message ?? "") != false)
            #expect(record.gate == event.gate)
            #expect((record.duration == nil) == (event.duration == nil))
        }
        let handled = try #require(journal.records.first { $0.kind == .handled })
        #expect(handled.entry?.name == "the new")
        #expect(handled.entry?.kind == .map)
        #expect(handled.entry?.pattern == "new")
        withExtendedLifetime(gate) {}
    }

    @Test func theOldestGoWhenThereIsNoMoreRoom() {
        let journal = RoutingJournal(router, capacity: 3)
        for index in 1...7 {
            router.map("\(index)") { _ in }
            #expect(journal.records.map(\.number) == Array(max(1, index - 2)...index))
        }
    }

    @Test func itListensUntilItIsReleased() {
        var journal: RoutingJournal? = RoutingJournal(router)
        let dispatcher = router.scope.dispatcher
        #expect(dispatcher.transact { state, _ in state.hub.isListenedTo })
        #expect(journal != nil)
        journal = nil
        #expect(!dispatcher.transact { state, _ in state.hub.isListenedTo })
    }

    @Test func itKeepsNoRouterAlive() {
        final class Weak {
            weak var dispatcher: Dispatcher?
        }
        let weak = Weak()
        var router: Routing? = Routing()
        weak.dispatcher = router?.scope.dispatcher
        guard let journal = router.map({ RoutingJournal($0) }) else { return }
        router?.map("x") { _ in }
        #expect(weak.dispatcher != nil)
        router = nil
        #expect(weak.dispatcher == nil)
        #expect(journal.records.map(\.route) == ["x"])
    }

    @Test func theRouterKeepsNoJournalAlive() {
        final class Weak {
            weak var journal: RoutingJournal?
        }
        let weak = Weak()
        var journal: RoutingJournal? = RoutingJournal(router)
        weak.journal = journal
        router.map("x") { _ in }
        #expect(journal != nil)
        journal = nil
        #expect(weak.journal == nil)
    }

    @Test func itsNamesAreHiddenBesidesThoseOfTheConfiguration() {
        let driven = DrivenRouter(Routing.Configuration(redacting: ["token"]))
        let journal = RoutingJournal(driven.router, redacting: ["pin"])
        driven.run("/a?token=s&pin=7&id=8")
        #expect(journal.records.map(\.route) == ["/a?token=•••&pin=•••&id=8", "/a?token=•••&pin=•••&id=8"])
    }

    @Test func itPrintsAsItsTrace() throws {
        let journal = RoutingJournal(router)
        driven.run("/a")
        #expect(journal.trace == RoutingTrace(journal.records))
        #expect(journal.description == journal.trace.description)
        #expect(journal.records.count == 2)
    }
}
