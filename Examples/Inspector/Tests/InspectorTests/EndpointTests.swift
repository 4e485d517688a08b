import DemoApp
import Foundation
import Inspector
import Routing
import RoutingDiagnostics
import RoutingNavigation
import RoutingPresentation
import Testing

/// Tests the endpoints that the page uses, without the page.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct EndpointTests {
    @Test
    func explainingRunsNothing() async throws {
        try await Served.serving { served in
            struct Explanation: Decodable {
                let explanation: RouteExplanation
                let text: String
            }
            let reply = try await served.client.post("/api/explain", #"{"url":"app://books/7?page=12"}"#)
            #expect(reply.status == 200)
            let explained = try reply.value(Explanation.self)
            #expect(explained.explanation == served.app.router.explain("app://books/7?page=12"))
            #expect(explained.text == "\(explained.explanation)")
            #expect(served.app.log.urls == [])
        }
    }

    @Test
    func aScopeNarrowsWhatIsAsked() async throws {
        try await Served.serving { served in
            let url = #"{"url":"app://today","scope":["Views","Actions"]}"#
            let explanation = try await served.client.post("/api/explain", url)
            #expect(
                explanation.body.contains(#""scope":[["Actions"],["Views"]]"#)
                    || explanation.body.contains(#""scope":[["Views"],["Actions"]]"#))
            let outcome = try await outcome(of: url, served)
            #expect(!outcome.isHandled)
        }
    }

    @Test
    func openingTellsTheOutcome() async throws {
        try await Served.serving { served in
            let handled = try await outcome(of: #"{"url":"app://loans/5"}"#, served)
            #expect(handled.isHandled)
            #expect(handled.text == "handled by 'loans/:book<int>': book 5 is yours for 28 days")
            let rejected = try await outcome(of: #"{"url":"app://books/99"}"#, served)
            #expect(!rejected.isHandled)
            #expect(rejected.text.contains("there is no book 99"))
            let failed = try await outcome(of: #"{"url":"app://search/nobody"}"#, served)
            #expect(failed.text.contains("no book is about 'nobody'"))
        }
    }

    @Test
    func noMoreIsOpenedThanCanBeHandled() async throws {
        try await Served.serving { served in
            served.app.router.map("for/ever", perform: { _ in try await Task.sleep(for: .seconds(3600)) })
            for _ in 1...64 {
                #expect(try await served.client.post("/api/open", #"{"url":"app://for/ever"}"#).status == 202)
            }
            let reply = try await served.client.post("/api/open", #"{"url":"app://for/ever"}"#)
            #expect(reply.status == 429)
            served.app.router.cancelPending(tags: [])
        }
    }

    @Test
    func movesOfTheUserComeBackToTheNavigator() async throws {
        try await Served.serving { served in
            let app = served.app
            try await app.router.dispatch("app://books/7/reviews/new")
            let sheet = try #require(app.window.rootViewController?.presentedViewController)
            #expect(try await move("dismiss", sheet, served).status == 204)
            #expect(app.navigator.state.url == "books/7")

            let tabs = try #require(app.window.rootViewController as? TabBarController)
            let stack = try #require(tabs.selectedViewController)
            #expect(try await move("pop", stack, served).status == 204)
            #expect(app.navigator.state.url == "books")
            #expect(try await move("select", tabs, index: 2, served).status == 204)
            #expect(app.navigator.state.url == "account")
        }
    }

    @Test
    func aMoveThatCannotBeMadeChangesNothingAndSaysWhy() async throws {
        try await Served.serving { served in
            let app = served.app
            try await app.router.dispatch("app://books/7/reviews/new")
            let tabs = try #require(app.window.rootViewController as? TabBarController)
            let sheet = try #require(tabs.presentedViewController)
            let before = app.window.snapshot
            // The sheet covers the tabs, is no tab bar, and has a single screen. No controller has the last number.
            #expect(
                try await move("select", tabs, index: 0, served).fault?.contains("presented over it") == true)
            #expect(try await move("select", sheet, index: 0, served).fault?.contains("no tab bar") == true)
            #expect(try await move("pop", sheet, served).status == 409)
            let nobody = try await served.client.post("/api/move", #"{"kind":"pop","controller":999999}"#)
            #expect(nobody.status == 409)
            #expect(app.window.snapshot == before)

            try await app.window.transition { sheet.dismiss(animated: false) }
            #expect(try await move("select", tabs, index: 3, served).status == 409)
            #expect(try await move("select", tabs, served).status == 400)
            #expect(try await move("dismiss", tabs, served).fault?.contains("not presented") == true)
        }
    }

    @Test
    func historyGoesBackAndForward() async throws {
        try await Served.serving { served in
            let app = served.app
            try await app.router.dispatch("app://today")
            try await app.router.dispatch("app://books/7")
            #expect(try await served.client.post("/api/history", #"{"direction":"back"}"#).status == 204)
            #expect(app.navigator.state.url == "app://today")
            #expect(try await served.client.post("/api/history", #"{"direction":"forward"}"#).status == 204)
            #expect(app.navigator.state.url == "app://books/7")
            let further = try await served.client.post("/api/history", #"{"direction":"forward"}"#)
            #expect(further.status == 409)
            #expect(further.fault?.contains("no visit after") == true)
        }
    }

    @Test
    func aStateIsSavedAndRestored() async throws {
        var saved = ""
        try await Served.serving { served in
            try await served.app.router.dispatch("app://books/7/reviews")
            let reply = try await served.client.get("/api/state")
            #expect(reply.headers["content-disposition"] == "attachment; filename=\"state.json\"")
            saved = reply.body
        }
        try await Served.serving { served in
            let reply = try await served.client.post("/api/state", saved)
            #expect(reply.status == 200)
            #expect(reply.body == #"{"dropped":[]}"#)
            #expect(served.app.window.topViewController?.title == "Reviews of Kim")
        }
    }

    @Test(arguments: [
        ("", "holds no state"), ("hello", "holds no state"), ("[]", "holds no state"),
        (#"{"version":1}"#, "has no 'next'"), (#"{"version":9,"next":1,"nodes":[]}"#, "version 9"),
        (#"{"version":1,"next":"two","nodes":[]}"#, "'next'"),
        // On this text, Foundation's decoder would stop the program.
        (String(repeating: "[", count: 513), "tooDeep"),
    ])
    func aBadFileChangesNothingAndSaysWhy(file: String, reason: String) async throws {
        try await Served.serving { served in
            try await served.app.router.dispatch("app://books/7")
            let before = served.app.window.snapshot
            let reply = try await served.client.post("/api/state", file)
            #expect(reply.status == 422)
            #expect(reply.fault?.contains(reason) == true, "\(reply.body)")
            #expect(served.app.window.snapshot == before)
            #expect(served.app.navigator.state.url == "app://books/7")
        }
    }

    @Test
    func routesFindingsAndTheJournalAreTheRouters() async throws {
        try await Served.serving { served in
            let router = served.app.router
            #expect(try await served.client.get("/api/routes").value([RegisteredRoute].self) == router.routes)
            #expect(try await served.client.get("/api/findings").value([RouteFinding].self) == router.audit())
            try await router.dispatch("app://books/7")
            let trace = try RoutingTrace(json: try await served.client.get("/api/journal.json").body)
            #expect(trace.records.contains { $0.kind == .handled && $0.route == "app://books/7" })
            let text = try await served.client.get("/api/journal.txt").body
            #expect(text == "\(trace)\n")
        }
    }

    @Test(arguments: [
        "", "{}", "[]", "null", "{\"url\":7}", "{\"url\":\"a\",\"scope\":\"b\"}", "\u{FE0F}",
        String(repeating: "[", count: 513),
    ])
    func aQuestionThatMakesNoSenseIsAnsweredSo(body: String) async throws {
        try await Served.serving { served in
            for path in ["explain", "open", "move", "history"] {
                let reply = try await served.client.post("/api/\(path)", body)
                #expect(reply.status == 400, "\(path)")
                #expect(reply.fault?.contains("makes no sense") == true)
            }
        }
    }

    @Test
    func withoutANavigatorAndAWindowThereIsARouterToAsk() async throws {
        let inspector = Inspector.attach(to: Routing())
        let (urls, continuation) = AsyncStream.makeStream(of: String.self)
        let server = Task { try await inspector.serve { continuation.yield($0) } }
        var announced = urls.makeAsyncIterator()
        let announcement = await announced.next()
        let url = try #require(announcement)
        let parts = try #require(URLComponents(string: url))
        let client = Client(port: parts.port ?? 0, token: parts.fragment ?? "")
        #expect(try await client.get("/api/routes").body == "[]")
        #expect(try await client.get("/api/state").status == 409)
        #expect(try await client.post("/api/history", #"{"direction":"back"}"#).status == 409)
        #expect(try await client.post("/api/move", #"{"kind":"pop","controller":1}"#).status == 409)
        server.cancel()
        _ = await server.result
    }

    private func move(
        _ kind: String,
        _ controller: ViewController,
        index: Int? = nil,
        _ served: Served
    ) async throws -> Reply {
        let index = index.map { #","index":\#($0)"# } ?? ""
        let body = #"{"kind":"\#(kind)","controller":\#(controller.controllerID.rawValue)\#(index)}"#
        return try await served.client.post("/api/move", body)
    }

    private struct Outcome: Decodable {
        let isHandled: Bool
        let text: String
    }

    private func outcome(of body: String, _ served: Served) async throws -> Outcome {
        let client = served.client
        let events = try await Events.heard(
            by: client,
            while: { _ = try await client.post("/api/open", body) },
            until: { $0.name == "outcome" }
        )
        let last = try #require(events.last)
        return try JSONDecoder().decode(Outcome.self, from: Data(last.data.utf8))
    }
}
