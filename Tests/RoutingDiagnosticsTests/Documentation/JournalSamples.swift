import Routing
import Testing

@testable import RoutingDiagnostics
@testable import Support

/// The samples of journals.
@Suite struct JournalSamples {
    private let router = Routing()

    @Test func aJournalTellsWhatHappened() async throws {
        router.map("app://account/:page") { _ in }
        let journal = RoutingJournal(router, redacting: ["token"])
        router.open("app://account/orders?token=s3cret")
        await router.idle()
        print(journal)  // the proxies and their decisions, the map, and the durations
        #expect(journal.description.contains("opened app://account/orders?token=•••"))

        let saved = try journal.trace.json()
        // in the tool that reads what the program wrote
        let trace = try RoutingTrace(json: saved)
        print(trace)
        #expect(trace == journal.trace)
    }
}
