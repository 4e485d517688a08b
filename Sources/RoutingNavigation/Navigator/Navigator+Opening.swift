public import Routing

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Navigator {
    /// Opens a URL, and keeps existing destinations on its path.
    ///
    /// With a router, the URL is opened through it: its guards and proxies are asked, and the map that handles the
    /// URL need not be the navigator's. An endpoint with a predicate is not a map of the router; the navigator
    /// shows it after its guards have passed it. If a guard or a proxy of the router redirects the URL to such an
    /// endpoint, the request fails, because the router follows the redirect itself.
    ///
    /// Opening the URL of the current place succeeds and renders nothing, if the place is where the tree declares it.
    ///
    /// Without a router, the navigator accepts every scheme and host that its patterns match; a pattern without a
    /// scheme or host matches any.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: The options for opening it. They also hold if a proxy or a guard redirects the URL to another URL of
    ///     the same place; a redirect elsewhere has the options of the navigator's routes.
    ///   - context: The data for the destination; a screen that already shows is updated with it.
    /// - Returns: The resulting state, after the moves that the user made during the request.
    /// - Throws: A ``NavigationError``, such as ``NavigationError/Code/noEndpoint``; a `RoutingError` of the
    ///   router; the error of the renderer or of a handler.
    @discardableResult
    public func open(
        _ url: String,
        options: OpeningOptions = [],
        passing context: (any Sendable)? = nil
    ) async throws -> NavigationState {
        try await open(url, options: options, passing: context, awaiting: nil)
        return state
    }

    /// Opens a URL, and registers a caller that waits for the result of the place.
    func open(
        _ url: String,
        options: OpeningOptions,
        passing context: (any Sendable)?,
        awaiting awaited: AwaitedResult?
    ) async throws {
        let opening = Opening(in: self, url: url, options: options, awaited: awaited)
        try await open(opening, passing: context) { scope in
            _ = try await scope.dispatch(url, passing: context, from: .internal)
        }
    }

    /// The error of a router that cannot open a redirect, because its running job waits for this request.
    struct RouterIsWaiting: Error {}

    /// Opens the URL of a guard's redirect through the router, with the options of the window.
    ///
    /// - Throws: ``RouterIsWaiting``; the error of the router, of a handler or of the renderer.
    func follow(_ other: GuardRedirect) async throws {
        let opening = Opening(in: self, url: other.url, awaited: Opening.current?.awaited)
        try await open(opening, passing: other.data) { scope in
            do {
                try await scope.follow(other)
            } catch let error as RoutingError where error.code == .wouldDeadlock {
                throw RouterIsWaiting()
            }
        }
    }

    /// The scope of the router through which a URL is opened; `nil` without one, and if the URL leads to an endpoint
    /// that is not a map of the router.
    func scope(opening url: String) -> RouteScope? { blueprint.leadsToPredicate(url) ? nil : group?.scope }

    /// Opens a URL through the router, if it goes through one.
    func open(
        _ opening: Opening,
        passing context: (any Sendable)?,
        through dispatch: (RouteScope) async throws -> Void
    ) async throws {
        try await TaskContext.withMark(opening) {
            guard let scope = scope(opening: opening.url) else {
                try checkOrigin(of: opening.url)
                let action = NavigationAction.open(opening.url, options: opening.options ?? [])
                _ = try await perform(action, passing: context)
                return
            }
            if isRenderedByThisTask { throw NavigationError.wouldDeadlock }
            do {
                try await dispatch(scope)
            } catch let error as RoutingError where error.code == .handlerFailed {
                throw error.underlying ?? error
            } catch let error as RoutingError where error.isCancellationOfThisTask {
                throw CancellationError()
            }
        }
    }

    /// Refuses a URL without a map in the router if the navigator's routes would not accept the current origin.
    ///
    /// The router itself cannot refuse such a URL.
    func checkOrigin(of url: String) throws {
        guard let group, !group.accepts(RouteOrigin.current.kind, for: self) else { return }
        throw NavigationError.untrusted(url)
    }

    /// Opens a URL of Foundation, read from its `absoluteString`.
    @discardableResult
    public func open(
        _ url: URL,
        options: OpeningOptions = [],
        passing context: (any Sendable)? = nil
    ) async throws -> NavigationState {
        try await open(url.absoluteString, options: options, passing: context)
    }

    /// Opens the URL of a route value.
    ///
    /// - Throws: The errors of ``open(_:options:passing:)-(String,_,_)``; a `RouteValueError` if no URL reads back
    ///   as the value.
    @discardableResult
    public func open(
        _ route: some Route,
        options: OpeningOptions = [],
        passing context: (any Sendable)? = nil
    ) async throws -> NavigationState {
        try await open(try route.url, options: options, passing: context)
    }

    /// Applies an action to the state.
    ///
    /// ``NavigationAction/open(_:options:)-enum.case`` goes through the router, like
    /// ``open(_:options:passing:)-(String,_,_)``; any other action only asks the guards.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - context: The data for the destination of the action's URL.
    /// - Returns: The resulting state.
    /// - Throws: A ``NavigationError`` that says what is impossible and why; the error of a guard or of the
    ///   renderer.
    @discardableResult
    public func dispatch(
        _ action: NavigationAction,
        passing context: (any Sendable)? = nil
    ) async throws -> NavigationState {
        if case .open(let url, let options) = action {
            return try await open(url, options: options, passing: context)
        }
        return try await perform(action, passing: context)
    }

    /// Tells whether a URL can be opened, without asking guards or proxies.
    ///
    /// - Parameter url: The URL.
    /// - Returns: With a router, whether a map would handle the URL; otherwise, whether an endpoint matches it.
    public func canOpen(_ url: String) -> Bool {
        scope(opening: url)?.canOpen(url, from: .current) ?? (blueprint.match(text: url) != nil)
    }

    /// Tells whether a URL of Foundation can be opened, read from its `absoluteString`.
    public func canOpen(_ url: URL) -> Bool { canOpen(url.absoluteString) }

    /// Tells whether the URL of a route value can be opened; `false` if no URL reads back as the value.
    public func canOpen(_ route: some Route) -> Bool { (try? route.url).map { canOpen($0) } ?? false }
}

extension Navigator {
    /// A URL that is opened in a navigator.
    ///
    /// A router does not pass on data of a navigator, so this is a mark of the task that waits for the handler.
    struct Opening: Sendable {
        /// The innermost one that waits for the calling task.
        static var current: Opening? { TaskContext.marks(Opening.self).first }

        /// The navigator that must show the URL; held weakly, so that inheriting tasks do not retain it.
        weak let navigator: Navigator?
        let url: String
        /// The options for opening it; `nil` for those of the navigator's routes.
        let options: OpeningOptions?
        /// The result that the task waits for.
        let awaited: AwaitedResult?

        init(
            in navigator: Navigator,
            url: String,
            options: OpeningOptions? = nil,
            awaited: AwaitedResult? = nil
        ) {
            self.navigator = navigator
            self.url = url
            self.options = options
            self.awaited = awaited
        }
    }
}

extension RoutingError {
    /// Whether the calling task was cancelled, and therefore its URL.
    var isCancellationOfThisTask: Bool { code == .cancelled && Task.isCancelled }
}

extension Blueprint {
    /// Finds the endpoint that a URL string leads to.
    func match(text: String) -> Match? { (try? RouteURL(text)).flatMap(match) }

    /// Whether a URL string leads to the destination of an endpoint with some captures.
    ///
    /// The URL that has led there needs no match.
    func leads(_ text: String, to number: Int?, _ captures: Parameters, by url: String?) -> Bool {
        if text == url { return true }
        guard let match = match(text: text), match.number == number else { return false }
        return nodes[match.number].isSameDestination(with: match.captures, and: captures)
    }

    /// Whether a URL string leads to an endpoint without a pattern, which is not a map of a router.
    func leadsToPredicate(_ text: String) -> Bool {
        if predicated.isEmpty { return false }
        return match(text: text).map { nodes[$0.number].pattern == nil } ?? false
    }
}
