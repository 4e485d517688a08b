import DemoApp
import Foundation
import Inspector
import NIOCore
import Routing
import RoutingDiagnostics
import RoutingPresentation
import Testing

/// Tests the messages that pages receive without a request.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct EventTests {
    @Test
    func aPageIsGreetedWithAllThatShows() async throws {
        try await Served.serving(options: .init(name: "Reading room", suggestions: ["app://books"])) {
            served in
            try await served.app.router.dispatch("app://books/7")
            let events = try await Events.heard(by: served.client, until: { $0.name == "records" })
            #expect(events.map(\.name) == ["hello", "window", "navigation", "records"])
            #expect(events[0].data.contains(#""name":"Reading room""#))
            #expect(events[1].data.contains(#""title":"Kim""#))
            #expect(events[2].data.contains(#""index":0"#))
            #expect(events[3].data.contains(#""kind":"handled""#))
        }
    }

    @Test
    func transitionsRecordsAndVisitsFollow() async throws {
        try await Served.serving { served in
            let router = served.app.router
            let events = try await Events.heard(
                by: served.client,
                while: { try await router.dispatch("app://books/7") },
                until: { $0.name == "records" && $0.data.contains("handled") }
            )
            let windows = events.filter { $0.name == "window" && $0.data.contains(#""change""#) }
            #expect(windows.contains { $0.data.contains(#""operation":"root""#) })
            #expect(windows.last?.data.contains(#""title":"Kim""#) == true)
        }
    }

    @Test
    func aTitleThatChangesInItsPlaceIsTold() async throws {
        try await Served.serving { served in
            let router = served.app.router
            try await router.dispatch("app://books/7")
            let events = try await Events.heard(
                by: served.client,
                while: { try await router.dispatch("app://books/7?page=12") },
                until: { $0.name == "window" && $0.data.contains("Kim, page 12") }
            )
            #expect(events.last?.data.contains(#""change""#) == false)
        }
    }

    @Test
    func newRoutesAreTold() async throws {
        try await Served.serving { served in
            let router = served.app.router
            _ = try await Events.heard(
                by: served.client,
                while: { router.map("new", perform: { _ in }) },
                until: { $0.name == "routes" }
            )
        }
    }

    @Test
    func whatIsRedactedIsToldNowhere() async throws {
        try await Served.serving(options: .init(redacting: ["page"])) { served in
            try await served.app.router.dispatch("app://loans/7?page=s3cret")
            let events = try await Events.heard(by: served.client, until: { $0.name == "records" })
            #expect(!events.map(\.data).joined().contains("s3cret"))
            for path in ["/api/journal.json", "/api/journal.txt"] {
                #expect(try await !served.client.get(path).body.contains("s3cret"))
            }
        }
    }

    @Test
    func aSlowPageMissesWhatIsOldestAndIsToldHowMuch() {
        let messages = (1...5).map { Message(.routes, $0, weight: $0) }
        let subscription = Subscription(keeping: 2 * messages[0].text.utf8.count)
        for message in messages { subscription.send(message) }
        let first = subscription.take()
        #expect(first.lost == 1 + 2 + 3)
        #expect(first.messages.map(\.weight) == [4, 5])
        subscription.send(messages[0])
        let second = subscription.take()
        #expect(second.lost == 0)
        #expect(second.messages.map(\.weight) == [1])
    }

    /// The subscription keeps the last message, whatever its length, because it contains the current state.
    @Test
    func theLastMessageIsKeptWhateverItsSize() {
        let subscription = Subscription(keeping: 10)
        for text in ["a", "b", String(repeating: "c", count: 100)] {
            subscription.send(Message(.routes, text))
        }
        let taken = subscription.take()
        #expect(taken.lost == 2)
        #expect(taken.messages.count == 1)
    }

    /// For a page that does not read, the server keeps a bounded number of bytes; the page later receives the
    /// number of lost messages.
    @Test
    func aPageThatDoesNotReadIsToldWhatItMissed() async throws {
        let app = DemoApp()
        let text = String(repeating: "x", count: 30_000)
        try await Served.serving(app) { served in
            let (client, router) = (served.client, app.router)
            let request = client.text("GET", "/api/events")
            let lost = try await Wire(port: client.port, receiveBuffer: 4_096).open { inbound, outbound in
                try await outbound.write(.init(string: request))
                var read = Reading(inbound.makeAsyncIterator())
                // The page is subscribed once it has received the greeting.
                try await read.on(to: "event: hello")
                // At least 30 MB of events: more than the system's buffers and the subscription hold.
                for number in 1...1_000 { _ = try? await router.dispatch("app://nowhere/\(number)/\(text)") }
                return try await read.on(to: "event: lost")
            }
            #expect(lost)
        }
    }

    @Test
    func noMorePagesAreToldThanThereIsRoomFor() {
        let feed = Feed()
        let subscriptions = (0..<Feed.mostSubscriptions).compactMap { _ in feed.subscribe() }
        #expect(subscriptions.count == 16)
        #expect(feed.subscribe() == nil)
        feed.end(subscriptions[0])
        #expect(feed.subscribe() != nil)
    }

    /// If the feed kept closed pages, there would soon be no room for others.
    @Test
    func aPageThatGoesIsForgotten() async throws {
        try await Served.serving { served in
            for _ in 1...(2 * Feed.mostSubscriptions) {
                var events: [Events.Event] = []
                // The server may receive the next request before it notices that the last page was closed.
                while events.isEmpty {
                    events = try await Events.heard(by: served.client, until: { $0.name == "hello" })
                }
            }
        }
    }
}

/// Reads the bytes of a connection, only as far as a test needs them.
private struct Reading {
    private var parts: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator
    private var read: [UInt8] = []

    init(_ parts: NIOAsyncChannelInboundStream<ByteBuffer>.AsyncIterator) {
        self.parts = parts
    }

    /// Reads until a text has arrived; returns `false` when the connection ends first.
    @discardableResult
    mutating func on(to text: String) async throws -> Bool {
        let wanted = Array(text.utf8)
        while read.firstRange(of: wanted) == nil {
            guard let part = try await parts.next() else { return false }
            // The text may begin at the end of one part and end in the next.
            read = read.suffix(wanted.count) + part.readableBytesView
        }
        return true
    }
}
