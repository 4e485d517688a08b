import Testing

@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

/// What a journal says of an error with another error underneath.
@Suite struct JournalFailureTests {
    private struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    /// Opens a URL whose handler throws.
    ///
    /// - Returns: The message of the failure in the journal, and that of the error.
    private func messages(
        of error: any Error,
        hiding names: Set<String> = []
    ) async throws -> (journal: String, error: String) {
        let router = Routing()
        let journal = RoutingJournal(router, redacting: names)
        router.map("a") { _ in throw error }
        let thrown = try #require(
            await #expect(throws: RoutingError.self) { try await router.dispatch("a") })
        await router.idle()
        let record = try #require(journal.records.first { $0.failure != nil })
        return (try #require(record.failure?.message), thrown.message)
    }

    @Test func theFirstLineOfTheErrorUnderneathIsRecorded() async throws {
        let (journal, error) = try await messages(of: Fault(description: "disk full\nat block 7"))
        #expect(journal == "\(error): disk full")
    }

    @Test func aMalformedURLIsRecordedWithItsFault() {
        let router = Routing()
        let journal = RoutingJournal(router)
        #expect(!router.open("a?b=%zz"))
        let message = journal.records.last?.failure?.message
        #expect(message?.hasPrefix("the text is not a URL: malformed URL at byte 4: ") == true)
        #expect(journal.description.contains("malformed URL at byte 4"))
    }

    @Test func theErrorUnderneathIsMadeSafeAndLimited() async throws {
        let hostile = "\u{1B}[2J" + String(repeating: "e\u{301}", count: 5000)
        let (journal, error) = try await messages(of: Fault(description: hostile))
        #expect(journal.hasPrefix("\(error): \\u{1b}[2J"))
        #expect(journal.unicodeScalars.count <= error.unicodeScalars.count + 1010)
    }

    @Test func aTextIsNotRepeated() async throws {
        let router = Routing()
        let journal = RoutingJournal(router)
        router.map("a") { _ in }
        let decisions = Recorder<ProxyDecision>()
        router.protect("a") { _ in decisions.elements.last ?? .pass }
        for text in ["full", "full\nof it", String(repeating: "x", count: 3000)] {
            decisions.record(.reject(Fault(description: text)))
            await #expect(throws: RoutingError.self) { try await router.dispatch("a") }
        }
        decisions.record(.reject(RoutingError(.noRoute, "nothing")))
        await #expect(throws: RoutingError.self) { try await router.dispatch("a") }
        await router.idle()
        let messages = journal.records.filter { $0.kind == .failed }.compactMap { $0.failure?.message }
        #expect(messages == ["full", "full\nof it", String(repeating: "x", count: 1000), "noRoute: nothing"])
    }

    @Test func anErrorWithoutADescriptionAddsNothing() async throws {
        let (journal, error) = try await messages(of: Fault(description: ""))
        #expect(journal == error)
    }

    @Test func ofAHiddenErrorNothingIsRecorded() async throws {
        let (journal, _) = try await messages(of: Fault(description: "s3cret"), hiding: ["token"])
        #expect(journal == "a handler or a proxy threw an error")
    }
}
