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
    /// shows it after its guards have passed it.
    ///
    /// Opening the URL of the current place succeeds and renders nothing.
    ///
    /// Without a router, the navigator accepts every scheme and host that its patterns match; a pattern without a
    /// scheme or host matches any.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: The options for opening it.
    ///   - context: The data for the destination; a screen that already shows is updated with it.
    /// - Returns: The resulting state.
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

    /// The router waits for this request, so it cannot open another URL; the error of a handler is a different one.
    struct RouterIsWaiting: Error {
        let error: RoutingError
    }

    /// Opens the URL of a guard's redirect, with the options of the window.
    ///
    /// - Throws: ``RouterIsWaiting``; the error of the router, of a handler or of the renderer.
    func follow(_ other: GuardRedirect) async throws {
        try await open(Opening(in: self, url: other.url), passing: other.data) { scope in
            do {
                try await scope.follow(other)
            } catch let error as RoutingError where error.code == .wouldDeadlock {
                throw RouterIsWaiting(error: error)
            }
        }
    }

    /// Opens a URL through the router, if there is one and it has a map for the URL's endpoint.
    private func open(
        _ opening: Opening,
        passing context: (any Sendable)?,
        through dispatch: (RouteScope) async throws -> Void
    ) async throws {
        try await Opening.$current.withValue(opening) {
            guard let group, !blueprint.leadsToPredicate(opening.url) else {
                try checkOrigin(of: opening.url)
                let action = NavigationAction.open(opening.url, options: opening.options ?? [])
                _ = try await perform(action, passing: context)
                return
            }
            if isRenderedByThisTask { throw NavigationError.wouldDeadlock }
            do {
                try await dispatch(group.scope)
            } catch let error as RoutingError where error.code == .handlerFailed {
                throw error.underlying ?? error
            } catch let error as RoutingError where error.code == .cancelled {
                throw CancellationError()
            }
        }
    }

    /// Refuses a URL without a map in the router if the navigator's routes would not accept the current origin.
    ///
    /// The router itself cannot refuse such a URL.
    private func checkOrigin(of url: String) throws {
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
        guard let group, !blueprint.leadsToPredicate(url) else { return blueprint.match(text: url) != nil }
        return group.scope.canOpen(url, from: .current)
    }

    /// Tells whether a URL of Foundation can be opened, read from its `absoluteString`.
    public func canOpen(_ url: URL) -> Bool { canOpen(url.absoluteString) }

    /// Tells whether the URL of a route value can be opened; `false` if no URL reads back as the value.
    public func canOpen(_ route: some Route) -> Bool { (try? route.url).map { canOpen($0) } ?? false }
}

extension Navigator {
    /// Opens a URL without waiting for it, for tap handlers.
    ///
    /// A failure goes to ``onFailure``.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: The options for opening it.
    ///   - context: The data for the destination.
    public func go(to url: String, options: OpeningOptions = [], passing context: (any Sendable)? = nil) {
        start { try await $0.open(url, options: options, passing: context) }
    }

    /// Opens a URL of Foundation without waiting for it.
    public func go(to url: URL, options: OpeningOptions = [], passing context: (any Sendable)? = nil) {
        go(to: url.absoluteString, options: options, passing: context)
    }

    /// Opens the URL of a route value without waiting for it.
    public func go(to route: some Route, options: OpeningOptions = [], passing context: (any Sendable)? = nil)
    {
        start { try await $0.open(route, options: options, passing: context) }
    }

    /// Starts a request without waiting for it.
    func start(_ request: @escaping @MainActor @Sendable (Navigator) async throws -> Void) {
        lastStarted += 1
        let number = lastStarted
        started[number] = scheduler.startOnMain { [weak self] in
            guard let self else { return }
            do { try await request(self) } catch { onFailure?(error) }
            started[number] = nil
        }
    }
}

extension RouteOpening {
    /// Opens a URL in the window of a navigator, even if another window is key.
    ///
    /// ```swift
    /// router.open("books/7", in: navigator, from: .external())
    /// ```
    ///
    /// The navigator only matters for places. A map that is not a route of a navigator is called as usual. The
    /// navigator also shows the URLs that this map's handler dispatches and awaits.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - navigator: The navigator for the place, if its tree leads to the URL. It must have been created in this
    ///     router with the same tags as the navigator whose route matches. Otherwise another window shows the
    ///     place. A failure goes to its ``Navigator/onFailure``.
    ///   - data: The data for proxies, guards and the handler.
    ///   - origin: The origin of the URL; `nil` if the caller does not specify it.
    /// - Returns: Whether a map in scope matches the URL.
    @MainActor
    @discardableResult
    public func open(
        _ url: String,
        in navigator: Navigator,
        passing data: (any Sendable)? = nil,
        from origin: RouteOrigin? = nil
    ) -> Bool {
        navigator.start { try await dispatch(url, in: $0, passing: data, from: origin) }
        return canOpen(url, from: origin)
    }

    /// Opens a URL of Foundation in the window of a navigator, read from its `absoluteString`.
    @MainActor
    @discardableResult
    public func open(
        _ url: URL,
        in navigator: Navigator,
        passing data: (any Sendable)? = nil,
        from origin: RouteOrigin? = nil
    ) -> Bool {
        open(url.absoluteString, in: navigator, passing: data, from: origin)
    }

    /// Opens a URL in the window of a navigator, and returns when it has been handled.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - navigator: The navigator for the place, as for ``open(_:in:passing:from:)-(String,_,_,_)``.
    ///   - data: The data for proxies, guards and the handler.
    ///   - origin: The origin of the URL; `nil` if the caller does not specify it.
    /// - Returns: The route that handled the URL, its parameters and its result.
    /// - Throws: A `RoutingError`.
    @MainActor
    @discardableResult
    public func dispatch(
        _ url: String,
        in navigator: Navigator,
        passing data: (any Sendable)? = nil,
        from origin: RouteOrigin? = nil
    ) async throws -> RouteOutcome {
        let opening = Navigator.Opening(in: navigator, url: url)
        return try await Navigator.Opening.$current.withValue(opening) {
            try await dispatch(url, passing: data, from: origin)
        }
    }
}

extension Navigator {
    /// The URL that the calling task opens in a navigator.
    ///
    /// A router does not pass on data of a navigator, but its handlers run in the dispatching task. This task-local
    /// value therefore reaches them.
    struct Opening: Sendable {
        @TaskLocal static var current: Opening?

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

    /// Applies an action to the state without looking for a map of the router.
    func perform(_ action: NavigationAction, passing context: (any Sendable)?) async throws -> NavigationState
    {
        try await request {
            let new = try self.state.applying(action, on: self.blueprint, passing: context)
            return (new, { $0.visit($1) })
        }
        return state
    }

    /// Shows the place of a request that a router hands to one of the navigator's routes.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - options: The options for opening its URL, unless the calling task states others.
    ///   - isCleared: Whether the navigator opens through this router, so that guards have already passed the URL.
    /// - Throws: The error of a guard or of the renderer.
    func show(_ request: RouteRequest, _ options: OpeningOptions, isCleared: Bool) async throws {
        let match = try blueprint.requireMatch(of: request.url)
        let url = request.url.string
        let stated = Opening.current.flatMap { $0.url == url ? $0.options : nil }
        try await show(
            match, parameters(of: request, for: match), passing: request.data, options: stated ?? options,
            cleared: isCleared && TaskContext.jobNumber ?? 0 > lastRevalidatedJob ? [url] : [])
    }

    /// Returns the parameters of a request under the names that this tree captures.
    ///
    /// The request may have matched a route of another window's tree.
    private func parameters(of request: RouteRequest, for match: Blueprint.Match) -> Parameters {
        if blueprint.nodes[match.number].pattern?.description == request.pattern.description {
            return request.parameters
        }
        let foreign = Set(request.pattern.captureNames)
        return request.parameters.restricted { !foreign.contains($0) }.overlaid(by: match.captures)
    }

    /// Shows the endpoint that a URL leads to, with the parameters that a router gives.
    func show(
        _ match: Blueprint.Match,
        _ parameters: Parameters,
        passing context: (any Sendable)?,
        options: OpeningOptions = [],
        cleared: Set<String> = []
    ) async throws {
        try await request(cleared: cleared) {
            var editor = NavigationEditor(self.state, blueprint: self.blueprint, context: context)
            editor.parameters = parameters
            editor.open(match, options)
            let new = try editor.finish()
            return (new, { $0.visit($1) })
        }
    }
}

extension Blueprint {
    /// Finds the endpoint that a URL string leads to.
    func match(text: String) -> Match? { (try? RouteURL(text)).flatMap(match) }

    /// Whether a URL string leads to an endpoint without a pattern, which is not a map of a router.
    func leadsToPredicate(_ text: String) -> Bool {
        if predicated.isEmpty { return false }
        return match(text: text).map { nodes[$0.number].pattern == nil } ?? false
    }
}
