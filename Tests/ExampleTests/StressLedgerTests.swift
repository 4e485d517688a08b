import Routing
import Testing

@testable import stress

/// The ledger of `stress` is worth something only if it can fail.
@Suite struct StressLedgerTests {
    private let ledger = Ledger()
    private let router = Routing()

    /// Opens URLs and enters what is told of them.
    private func enter(_ urls: [String]) async {
        var events = router.events().makeAsyncIterator()
        for url in urls { router.open(url) }
        await router.idle()
        router.open("last://")
        while let event = await events.next(), event.route != "last://" || event.kind == .opened {
            await ledger.enter(event)
        }
    }

    @Test func aURLThatEndsOnceIsAccountedFor() async {
        let url = Deed.nobody.url(await ledger.ticket(for: .nobody))
        await enter([url])
        let balance = await ledger.balance
        #expect(balance.ended == [.unmatched: 1])
        #expect(balance.isClear)
    }

    @Test func aURLThatDoesNotEndIsMissed() async {
        _ = await ledger.ticket(for: .open)
        let balance = await ledger.balance
        #expect(balance.missing == 1)
        #expect(!balance.isClear)
    }

    @Test func aSecondEndIsAFault() async {
        let url = Deed.nobody.url(await ledger.ticket(for: .nobody))
        await enter([url, url])
        let balance = await ledger.balance
        #expect(balance.examples == ["stress://nobody/1 ended once more, as unmatched"])
        #expect(!balance.isClear)
    }

    @Test func anEndThatADeedCannotHaveIsAFault() async {
        let url = Deed.open.url(await ledger.ticket(for: .open))
        await enter([url])
        let balance = await ledger.balance
        #expect(balance.examples == ["stress://open/1 ended as unmatched"])
        #expect(!balance.isClear)
    }

    @Test func aURLThatNobodyOpenedIsAFault() async {
        await enter(["stress://open/soon"])
        let balance = await ledger.balance
        #expect(balance.examples == ["no task opened stress://open/soon, which ended as unmatched"])
        #expect(!balance.isClear)
    }

    @Test func aRouteThatIsNeitherThereNorGoneIsAFault() {
        var balance = Balance()
        balance.registered = 3
        balance.disposed = 1
        balance.standing = 2
        #expect(balance.isClear)
        balance.standing = 1
        #expect(!balance.isClear)
        #expect(balance.statement.hasSuffix("THE LEDGER DOES NOT BALANCE"))
    }
}
