#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What has routes that can be asked about: a router, a scope of one, or a navigation tree.
///
/// `explain`, `audit`, `routes` and `routeTable` of the module `RoutingDiagnostics` answer for it.
public protocol RouteScoped {
    /// The entries that URLs are matched against.
    var scope: RouteScope { get }
}

/// Where URLs are opened: a router, a scope of one, or a request that a handler is serving.
///
/// URLs of a router and all its scopes wait in one queue and are handled in the order in which they were
/// opened. `open(_: URL)` reads the URL's `absoluteString` exactly as `open(_: String)` reads it.
///
/// A URL that comes from outside the program says so when it is opened; see ``RouteOrigin``. What is opened
/// in the course of an external URL is external as well, and saying otherwise does not help.
public protocol RouteOpening: RouteScoped, Sendable {}

extension RouteOpening {
    /// Opens a URL: its proxies are asked, and then the newest map that matches handles it.
    ///
    /// It may be called from any thread, a handler's included, waits for no job, and does a bounded amount of
    /// work whatever other threads do: it matches this URL and no other. Nothing that it calls has begun when
    /// it looks at the router for the last time, but a handler may begin, and end, on its queue or in its
    /// task before `open` has returned to a caller on another thread. On the queue that it runs on no classic
    /// handler begins before it returns.
    ///
    /// - Parameters:
    ///   - string: The URL.
    ///   - data: What to pass along to proxies and handler.
    ///   - origin: Where the URL comes from; `nil` if the caller does not say. A request then gives its own
    ///     origin, and a router's ``Routing/Configuration/externalDefault`` decides between internal and
    ///     external.
    /// - Returns: Whether a map in scope matches the URL as it was opened. Proxies and fallbacks do not
    ///   count, nor does what a proxy will redirect to. `false` also for a text that is no URL, and when too
    ///   many jobs wait.
    @preconcurrency
    @discardableResult
    public func open(
        _ string: String,
        passing data: (any Sendable)? = nil,
        from origin: RouteOrigin? = nil
    ) -> Bool {
        let scope = scope
        let from = scope.origin(of: origin)
        return scope.dispatcher.open(string, in: scope.filter, from: from, data: data, cause: scope.cause)
    }

    /// Opens a URL of Foundation, as its `absoluteString` is opened.
    @preconcurrency
    @discardableResult
    public func open(
        _ url: URL,
        passing data: (any Sendable)? = nil,
        from origin: RouteOrigin? = nil
    ) -> Bool {
        open(url.absoluteString, passing: data, from: origin)
    }

    /// Says whether a map in scope matches a URL; runs no handler and no proxy.
    ///
    /// - Parameter string: The URL.
    /// - Returns: What `open` would return, were there room for another job.
    public func canOpen(_ string: String) -> Bool {
        canOpen(string, from: nil)
    }

    /// Says whether a map in scope matches a URL that comes from somewhere; runs no handler and no proxy.
    ///
    /// - Parameters:
    ///   - string: The URL.
    ///   - origin: Where the URL comes from; `nil` if the caller does not say, as for `open`.
    /// - Returns: What `open` would return, were there room for another job.
    public func canOpen(_ string: String, from origin: RouteOrigin?) -> Bool {
        let scope = scope
        let asker = scope.origin(of: origin).bit
        return scope.dispatcher.canOpen(string, in: scope.filter.asked(by: asker))
    }

    /// Says whether a map in scope matches a URL of Foundation, as for its `absoluteString`.
    public func canOpen(_ url: URL, from origin: RouteOrigin? = nil) -> Bool {
        canOpen(url.absoluteString, from: origin)
    }

    /// Opens a URL and returns when it has been handled.
    ///
    /// The calling task waits for its turn, and then asks async proxies and runs the async handler itself:
    /// its task locals, its priority and its cancellation reach them as they would through any `await`. From
    /// the main actor to a handler on the main actor no thread is crossed, if the router has a free place and
    /// no ``Routing/Configuration/handlerTimeout``. Classic proxies and handlers are called on their queues.
    ///
    /// When the calling task is cancelled: a job that waits is removed; an async handler is awaited, and an
    /// outcome that it still has counts; a classic handler goes on alone.
    ///
    /// It ends whatever happens, but for what cannot be seen: <doc:DispatchPromises> lists all that may wait
    /// for good.
    ///
    /// - Parameters:
    ///   - string: The URL.
    ///   - data: What to pass along to proxies and handler.
    ///   - origin: Where the URL comes from; `nil` if the caller does not say, as for `open`.
    /// - Returns: Who handled it, with which parameters, and what came of it.
    /// - Throws: A ``RoutingError``; ``RoutingError/Code/wouldDeadlock`` when it is called by the very task
    ///   of a handler or proxy that the URL would have to wait for, directly or through other routers.
    @discardableResult
    nonisolated(nonsending) public func dispatch(
        _ string: String,
        passing data: (any Sendable)? = nil,
        from origin: RouteOrigin? = nil
    ) async throws -> RouteOutcome {
        let scope = scope
        let from = scope.origin(of: origin)
        let (dispatcher, filter, cause) = (scope.dispatcher, scope.filter, scope.cause)
        return try await dispatcher.dispatch(string, in: filter, from: from, data: data, cause: cause)
    }

    /// Opens a URL of Foundation and returns when it has been handled, as for its `absoluteString`.
    @discardableResult
    nonisolated(nonsending) public func dispatch(
        _ url: URL,
        passing data: (any Sendable)? = nil,
        from origin: RouteOrigin? = nil
    ) async throws -> RouteOutcome {
        try await dispatch(url.absoluteString, passing: data, from: origin)
    }
}

extension RouteScope: RouteOpening {
    /// The scope itself.
    public var scope: RouteScope { self }
}

/// A request opens URLs in the scope in which its own was opened, and names itself as their cause.
extension RouteRequest: RouteOpening {}

extension RouteScoped {
    /// Takes a snapshot of the router's entries, to be asked about URLs of an origin.
    ///
    /// - Parameter origin: The origin that the caller states; `nil` gives the origin that an `open` without
    ///   `from:` has here.
    /// - Returns: The snapshot.
    /// - Complexity: O(*n* log *n*) in the number of entries.
    package func snapshot(from origin: RouteOrigin? = nil) -> RegistrySnapshot {
        let scope = scope
        let from = scope.origin(of: origin).orLessTrusted(.current)
        return RegistrySnapshot(scope.dispatcher, scope.filter, from)
    }
}
