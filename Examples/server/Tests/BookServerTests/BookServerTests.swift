import HTTPTypes
import Hummingbird
import HummingbirdTesting
import InMemoryLogging
import Logging
import Routing
import ServiceLifecycle
import Testing

@testable import BookServer

/// The server, asked as its clients ask it.
@Suite struct BookServerTests {
    private let server = BookServer()

    private func status(
        of uri: String,
        _ method: HTTPRequest.Method = .get,
        headers: HTTPFields = [:]
    ) async throws -> Int {
        try await server.application().test(.router) { client in
            try await client.execute(uri: uri, method: method, headers: headers) { $0.status.code }
        }
    }

    @Test func aBookIsFoundByItsNumberAndBooksByTheirAuthor() async throws {
        try await server.application().test(.router) { client in
            try await client.execute(uri: "/books/3", method: .get) { response in
                #expect(String(buffer: response.body).contains("Solaris"))
            }
            try await client.execute(uri: "/books?author=Le%20Guin", method: .get) { response in
                let text = String(buffer: response.body)
                #expect(text.contains("Dispossessed") && !text.contains("Solaris"))
            }
        }
    }

    @Test(arguments: [
        ("/books/1", 200), ("/health", 200), ("/books/9", 404), ("/books/one", 404), ("/", 404),
        ("/app://books/1", 404), ("//books/1", 200),
        ("/books?author=" + String(repeating: "a", count: 9_000), 400),
    ])
    func theStatusTellsWhatBecameOfARequest(uri: String, code: Int) async throws {
        #expect(try await status(of: uri) == code)
    }

    @Test func aMethodHasMapsOfItsOwn() async throws {
        #expect(try await status(of: "/books", .post) == 404)
        #expect(try await status(of: "/catalogue") == 404)
    }

    @Test func aLoanWantsAReader() async throws {
        #expect(try await status(of: "/books/1/loans", .post) == 401)
        let reader: HTTPFields = [.authorization: "Bearer reader"]
        #expect(try await status(of: "/books/1/loans", .post, headers: reader) == 200)
        #expect(try await status(of: "/books/1/loans", .post, headers: reader) == 409)
    }

    @Test func theContextOfTheRequestReachesTheHandler() async throws {
        let name = try #require(HTTPField.Name("X-Request-ID"))
        try await server.application().test(.router) { client in
            try await client.execute(uri: "/whoami", method: .get, headers: [name: "r-7"]) { response in
                #expect(String(buffer: response.body) == "r-7")
            }
        }
    }

    @Test func aRequestTooManyIsAnsweredAtOnce() async throws {
        let server = BookServer(mostRequests: 1, mostWaiting: 1)
        let gate = Doorway()
        server.routing.map("slow", tags: ["GET"]) { _ in await gate.pass() }
        let router = Router()
        router.forward(to: server.routing)
        try await Application(router: router).test(.router) { client in
            async let first = client.execute(uri: "/slow", method: .get) { $0.status.code }
            await gate.arrival()
            async let second = client.execute(uri: "/slow", method: .get) { $0.status.code }
            while server.routing.pending.isEmpty { await Task.yield() }
            try await client.execute(uri: "/slow", method: .get) { response in
                #expect(response.status == .serviceUnavailable && response.headers[.retryAfter] == "1")
            }
            await gate.open()
            #expect(try await [first, second] == [204, 204])
        }
    }

    @Test func whatWasAcceptedIsDoneBeforeTheServerEnds() async throws {
        let application = server.application()
        try await application.test(.router) { client in
            try await client.execute(uri: "/catalogue", method: .post) { #expect($0.status == .accepted) }
        }
        let drain = ServiceGroup(
            services: [RoutingDrain(routing: server.routing)], logger: Logger(label: "test"))
        async let run: Void = drain.run()
        await drain.triggerGracefulShutdown()
        try await run
        #expect(await server.library.printedCatalogues == 1)
    }

    @Test func theLogHasALineForEveryEventAndNoSecret() async throws {
        let handler = InMemoryLogHandler()
        var logger = Logger(label: "test") { _ in handler }
        logger.logLevel = .debug
        let log = RoutingLog(of: server.routing, to: logger)
        await #expect(throws: RoutingError.self) {
            try await server.routing["GET"].dispatch("nowhere?token=secret", from: .external(source: "http"))
        }
        let running = Task { await log.run() }
        while handler.entries.count < 2 { await Task.yield() }
        running.cancel()
        await running.value
        let lines = handler.entries.map(\.message.description)
        #expect(lines.contains { $0.contains("nowhere") } && !lines.contains { $0.contains("secret") })
        #expect(handler.entries.contains { $0.level == .warning })
    }
}

/// Where a handler stands until a test opens.
private actor Doorway {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var hasArrived = false
    private var isOpen = false

    func pass() async {
        hasArrived = true
        if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    }

    func arrival() async {
        while !hasArrived { await Task.yield() }
    }

    func open() {
        isOpen = true
        for caller in waiting { caller.resume() }
        waiting = []
    }
}
