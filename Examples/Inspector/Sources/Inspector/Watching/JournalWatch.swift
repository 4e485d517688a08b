import Routing
import RoutingDiagnostics

/// Records a journal, and sends its new events to the pages.
@MainActor
final class JournalWatch {
    /// The maximum number of events in the journal.
    static let capacity = 512
    /// The maximum number of events in one message.
    private static let mostInMessage = 16

    let journal: RoutingJournal
    private let feed: Feed
    private let observation: RouteObservation
    private var reading: Task<Void, Never>?
    /// The number of the last event sent to the pages.
    private var last = 0

    /// Starts a journal.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - names: The names of captures and of pairs of a query whose values show as `•••`.
    ///   - feed: The feed of messages to the pages.
    init(of router: Routing, redacting names: Set<String>, telling feed: Feed) {
        journal = RoutingJournal(router, capacity: Self.capacity, redacting: names)
        self.feed = feed
        // Events are read from the journal, which redacts them; the observation only signals new events.
        let (news, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        observation = router.observe { _ in continuation.yield() }
        reading = Task { [weak self] in
            for await _ in news { self?.tell() }
        }
    }

    deinit {
        reading?.cancel()
    }

    /// All events of the journal.
    var allMessages: [Message] { messages(journal.trace.records) }

    private func tell() {
        let news = Array(journal.trace.records.drop { $0.number <= last })
        guard let first = news.first, let newest = news.last else { return }
        let lost = first.number - last - 1
        // The first number of the journal need not be 1, because the router may have had earlier events.
        if lost > 0 && last > 0 { feed.send(Message(.lost, LostMessage(count: lost))) }
        last = newest.number
        for message in messages(news) { feed.send(message) }
        if news.contains(where: { $0.kind == .registered || $0.kind == .disposed }) {
            feed.send(Message(.routes, [String: String]()))
        }
    }

    private func messages(_ records: [JournalRecord]) -> [Message] {
        stride(from: 0, to: records.count, by: Self.mostInMessage).map { start in
            let batch = Array(records[start..<min(start + Self.mostInMessage, records.count)])
            return Message(.records, batch, weight: batch.count)
        }
    }
}
