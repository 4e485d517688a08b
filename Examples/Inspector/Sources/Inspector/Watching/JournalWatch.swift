import Routing
import RoutingDiagnostics

/// Keeps a journal, and tells pages what is added to it.
@MainActor
final class JournalWatch {
    /// How many events the journal keeps.
    static let capacity = 512
    /// How many events one message has at most.
    private static let mostInMessage = 16

    let journal: RoutingJournal
    private let feed: Feed
    private let observation: RouteObservation
    private var reading: Task<Void, Never>?
    /// The number of the last event that pages were told of.
    private var last = 0

    /// Begins a journal.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - names: The names of captures and of pairs of a query whose values show as `•••`.
    ///   - feed: What tells the pages.
    init(of router: Routing, redacting names: Set<String>, telling feed: Feed) {
        journal = RoutingJournal(router, capacity: Self.capacity, redacting: names)
        self.feed = feed
        // What is told is read from the journal, which redacts; an event says no more than that there is news.
        let (news, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        observation = router.observe { _ in continuation.yield() }
        reading = Task { [weak self] in
            for await _ in news { self?.tell() }
        }
    }

    deinit {
        reading?.cancel()
    }

    /// All that the journal has.
    var allMessages: [Message] { messages(journal.records) }

    private func tell() {
        let news = Array(journal.records.drop { $0.number <= last })
        guard let first = news.first, let newest = news.last else { return }
        let lost = first.number - last - 1
        // Before the journal began there were events as well.
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
