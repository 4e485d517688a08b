import DemoApp
import Foundation
import Inspector

/// The demo app, with an inspector that serves its page during a test.
@MainActor
struct Served {
    let app: DemoApp
    let url: String

    /// Starts to serve, runs a test, and stops.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - options: The options of the inspector.
    ///   - test: The test.
    /// - Throws: The error of the test, or of an inspector that cannot serve.
    static func serving(
        _ app: DemoApp = DemoApp(),
        options: Inspector.Options = Inspector.Options(),
        _ test: @MainActor (Served) async throws -> Void
    ) async throws {
        let inspector = Inspector.attach(
            to: app.router,
            navigator: app.navigator,
            window: app.window,
            options: options
        )
        let (urls, continuation) = AsyncStream.makeStream(of: String.self)
        let server = Task {
            defer { continuation.finish() }
            try await inspector.serve { url in continuation.yield(url) }
        }
        var announced = urls.makeAsyncIterator()
        guard let url = await announced.next() else {
            try await server.value
            return
        }
        do {
            try await test(Served(app: app, url: url))
        } catch {
            server.cancel()
            _ = await server.result
            throw error
        }
        server.cancel()
        _ = await server.result
    }

    var port: Int { URLComponents(string: url)?.port ?? 0 }
    var token: String { URLComponents(string: url)?.fragment ?? "" }
    var client: Client { Client(port: port, token: token) }
}
