import HTTPTypes
public import Hummingbird
public import Logging
public import Routing
import ServiceContextModule

/// A server of books: Hummingbird in front of a router of URLs.
public struct BookServer: Sendable {
    /// The router that answers what Hummingbird's own routes do not.
    public let routing: Routing
    /// The books.
    public let library: Library

    /// Creates the server.
    ///
    /// - Parameters:
    ///   - mostRequests: How many requests the router handles at a time; the others wait in the order in which
    ///     they came.
    ///   - mostWaiting: How many requests may wait; a further one is answered with 503.
    ///   - library: The books.
    public init(mostRequests: Int = 64, mostWaiting: Int = 1024, library: Library = Library()) {
        routing = Routing(
            configuration: Routing.Configuration(
                concurrency: .limit(mostRequests), handlerTimeout: .seconds(10),
                maximumPendingOpens: mostWaiting,
                redacting: ["token"]))
        self.library = library
        mapBooks()
        mapCatalogue()
    }

    private func mapBooks() {
        routing.map("books", tags: ["GET"]) { [library] request in
            await library.books(by: request.parameters["author"])
        }
        routing.map("books/:id<int>", tags: ["GET"]) { [library] request in
            try await library.book(request.require("id"))
        }
        routing.map("books/:id<int>/loans", tags: ["POST"]) { [library] request in
            try await library.lend(request.require("id"))
        }
        // A guard holds in every scope, so for every method.
        routing.protect("books/*/loans") { request in
            let authorization = (request.data as? Request)?.headers[.authorization]
            return authorization == "Bearer reader" ? .pass : .reject(HTTPError(.unauthorized))
        }
        routing.map("whoami", tags: ["GET"]) { _ in ServiceContext.current?.requestID ?? "unknown" }
    }

    private func mapCatalogue() {
        // No HTTP request reaches this scope, which is of no method.
        routing.map("catalogue", tags: ["jobs"]) { [library] _ in await library.printCatalogue() }
        routing.map("catalogue", tags: ["POST"]) { [routing] _ in
            routing["jobs"].open("catalogue")
            return HTTPResponse.Status.accepted
        }
    }
}

extension BookServer {
    /// Makes the application that serves the books.
    ///
    /// - Parameters:
    ///   - configuration: The address and the name of the server.
    ///   - logger: The log of the server and of the router.
    /// - Returns: The application. When it shuts down, it answers what it has accepted, then waits until the router
    ///   is idle.
    public func application(
        configuration: ApplicationConfiguration = ApplicationConfiguration(),
        logger: Logger = Logger(label: "books")
    ) -> some ApplicationProtocol {
        let router = Router()
        router.add(middleware: RequestContextMiddleware())
        router.get("health") { _, _ in "well" }
        router.forward(to: routing)
        var application = Application(router: router, configuration: configuration, logger: logger)
        application.addServices(RoutingLog(of: routing, to: logger), RoutingDrain(routing: routing))
        return application
    }
}
