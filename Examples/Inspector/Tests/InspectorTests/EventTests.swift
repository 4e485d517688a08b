import DemoApp
import Foundation
import Inspector
import NIOCore
import Routing
import RoutingPresentation
import Testing

/// What pages are told of by themselves.
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

    /// The last message is kept however long it is: it says what shows.
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

    /// A page that never reads: what is kept for it stays within bounds, and it learns what it missed.
    @Test
    func aPageThatDoesNotReadIsToldWhatItMissed() async throws {
        let app = DemoApp()
        let text = String(repeating: "x", count: 30_000)
        try await Served.serving(app) { served in
            let (client, router) = (served.client, app.router)
            let request = client.text("GET", "/api/events", nil, ["Connection": nil])
            let lost = try await Wire(port: client.port).open { inbound, outbound in
                try await outbound.write(.init(string: request))
                // More than all that stands between the two takes: at 30 kB each some 60 MB.
                for number in 1...2_000 {
                    _ = try? await router.dispatch("app://nowhere/\(number)/\(text)")
                }
                var read = ""
                for try await part in inbound {
                    // The end of one part and the beginning of the next may hold what is looked for.
                    read = read.suffix(64) + String(decoding: part.readableBytesView, as: UTF8.self)
                    if let range = read.range(of: #"event: lost\ndata: {"count":"#)
                        ?? read.range(of: "event: lost")
                    {
                        return !range.isEmpty
                    }
                }
                return false
            }
            #expect(lost)
        }
    }

    @Test
    func aPageThatGoesIsForgotten() async throws {
        let feed = Feed()
        let subscriptions = (0..<Feed.mostSubscriptions).compactMap { _ in feed.subscribe() }
        #expect(subscriptions.count == 16)
        #expect(feed.subscribe() == nil)
        feed.end(subscriptions[0])
        #expect(feed.subscribe() != nil)

        try await Served.serving { served in
            // Were the pages that have gone not forgotten, the last of these would be refused.
            for _ in 1...40 {
                let events = try await Events.heard(by: served.client, until: { $0.name == "hello" })
                #expect(events.count == 1)
            }
        }
    }
}
