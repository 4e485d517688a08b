#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A type with routes that can be inspected: a router, a scope of one, or a navigation tree.
///
/// The module `RoutingDiagnostics` adds `explain`, `audit`, `routes` and `routeTable` to it.
public protocol RouteScoped {
    /// The entries that URLs are matched against.
    var scope: RouteScope { get }
}

/// A type that opens URLs: a router, a scope of one, or a request that a handler is serving.
///
/// URLs of a router and all its scopes wait in one queue and are handled in the order in which they were
/// opened. `open(_: URL)` reads the URL's `absoluteString` exactly as `open(_: String)` reads it.
///
/// State the origin of a URL that comes from outside the program when you open it; see ``RouteOrigin``. A URL
/// that is opened while an external URL is handled is external too, even with `from: .internal`.
public protocol RouteOpening: RouteScoped, Sendable {}

extension RouteOpening {
    /// Opens a URL: proxies are asked first, then the newest map that matches handles the URL.
    ///
    /// `open` may be called from any thread, including the thread of a handler. It waits for no job. Its work
    /// is bounded, regardless of other threads: it matches only this URL. No handler or proxy of the job has
    /// begun when `open` reads the router's state for the last time. However, a handler may begin and end, on
    /// its queue or in its task, before `open` returns to a caller on another thread. On the queue that calls
    /// `open`, no classic handler begins before `open` returns.
    ///
    /// - Parameters:
    ///   - string: The URL.
    ///   - data: A value that is passed to the proxies and the handler.
    ///   - origin: The origin of the URL, or `nil` if the caller does not state it. With `nil`, a request gives
    ///     its own origin, and for a router ``RoutingConfiguration/externalDefault`` decides between internal
    ///     and external.
    /// - Returns: Whether a map in scope matches the URL as opened. Proxies, fallbacks and the targets of
    ///   redirects do not count. `false` also for a text that is not a URL, and when too many jobs wait.
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

    /// Opens the `absoluteString` of a Foundation URL.
    @preconcurrency
    @discardableResult
    public func open(
        _ url: URL,
        passing data: (any Sendable)? = nil,
        from origin: RouteOrigin? = nil
    ) -> Bool {
        open(url.absoluteString, passing: data, from: origin)
    }

    /// Returns whether a map in scope matches a URL, without running a handler or a proxy.
    ///
    /// - Parameter string: The URL.
    /// - Returns: Whether a map matches. `open` returns the same value, but `false` when too many jobs wait.
    public func canOpen(_ string: String) -> Bool {
        canOpen(string, from: nil)
    }

    /// Returns whether a map in scope matches a URL of an origin, without running a handler or a proxy.
    ///
    /// - Parameters:
    ///   - string: The URL.
    ///   - origin: The origin of the URL, or `nil` if the caller does not state it, as for `open`.
    /// - Returns: Whether a map matches. `open` returns the same value, but `false` when too many jobs wait.
    public func canOpen(_ string: String, from origin: RouteOrigin?) -> Bool {
        let scope = scope
        let asker = scope.origin(of: origin).bit
        return scope.dispatcher.canOpen(string, in: scope.filter.asked(by: asker))
    }

    /// Returns whether a map in scope matches the `absoluteString` of a Foundation URL.
    public func canOpen(_ url: URL, from origin: RouteOrigin? = nil) -> Bool {
        canOpen(url.absoluteString, from: origin)
    }

    /// Opens a URL and returns when it has been handled.
    ///
    /// The calling task waits for the job's turn, then runs the async proxies and the async handler itself.
    /// They inherit its task locals, priority and cancellation, as through any `await`. A call from the main
    /// actor to a handler on the main actor stays on its thread. This needs a router that can run the job at
    /// once, without a ``RoutingConfiguration/handlerTimeout``. Classic proxies and handlers run on their queues.
    ///
    /// When the calling task is cancelled, the router removes a job that waits. It awaits a running async
    /// handler, whose outcome still counts. A classic handler continues, but its outcome is not awaited.
    ///
    /// `dispatch` always returns or throws, except in the cases that <doc:DispatchPromises> lists.
    ///
    /// - Parameters:
    ///   - string: The URL.
    ///   - data: A value that is passed to the proxies and the handler.
    ///   - origin: The origin of the URL, or `nil` if the caller does not state it, as for `open`.
    /// - Returns: The route that handled the URL, its parameters, its value and the decisions of the proxies.
    /// - Throws: A ``RoutingError``; ``RoutingError/Code/wouldDeadlock`` when the caller is the task of a
    ///   handler or proxy that the URL would have to wait for, directly or through other routers.
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

    /// Opens the `absoluteString` of a Foundation URL and returns when it has been handled.
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

/// A request opens URLs in the scope of its own URL, and is recorded as their cause.
extension RouteRequest: RouteOpening {}

extension RouteScoped {
    /// Takes a snapshot of the router's entries, for questions about URLs of one origin.
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
