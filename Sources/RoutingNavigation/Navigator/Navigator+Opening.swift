public import Routing

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Navigator {
    /// Goes where a URL leads, reusing what is there.
    ///
    /// With a router, the URL is opened through it: its guards and proxies are asked, and the map that
    /// handles it may be another than the navigator's. An endpoint whose condition is code is no map of the
    /// router, and is opened when its guards let it pass.
    ///
    /// Opening a URL that the app is at already is no error, and renders nothing.
    ///
    /// Without a router, any scheme and host that the patterns take is accepted, and a pattern without one
    /// takes all.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: How it is opened.
    ///   - context: What the destination is given along; a screen that shows already is updated with it.
    /// - Returns: The state that shows then.
    /// - Throws: A ``NavigationError``, such as ``NavigationError/Code/noEndpoint``; a `RoutingError` of the
    ///   router; what the renderer or a handler throws.
    @discardableResult
    public func open(
        _ url: String,
        options: OpeningOptions = [],
        passing context: (any Sendable)? = nil
    ) async throws -> NavigationState {
        try await open(url, options: options, passing: context, awaiting: nil)
        return state
    }

    /// Goes where a URL leads, and notes a caller that waits for the result of the place.
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

    /// Goes where a guard redirects to; the window decides on the options.
    func follow(_ other: GuardRedirect) async throws {
        try await open(Opening(in: self, url: other.url), passing: other.data) { try await $0.follow(other) }
    }

    /// Goes where a URL leads: through the door where there is one and a URL can lead through it.
    private func open(
        _ opening: Opening,
        passing context: (any Sendable)?,
        through dispatch: (RouteScope) async throws -> Void
    ) async throws {
        try await Opening.$current.withValue(opening) {
            guard let door, !blueprint.leadsToPredicate(opening.url) else {
                try checkOrigin(of: opening.url)
                let action = NavigationAction.open(opening.url, options: opening.options ?? [])
                _ = try await perform(action, passing: context)
                return
            }
            if isRenderedByThisTask { throw NavigationError.wouldDeadlock }
            do {
                try await dispatch(door.scope)
            } catch let error as RoutingError where error.code == .handlerFailed {
                throw error.underlying ?? error
            } catch let error as RoutingError where error.code == .cancelled {
                throw CancellationError()
            }
        }
    }

    /// Refuses a URL that the router would refuse to open here for where it comes from; what is no map of the
    /// router is not refused by that.
    private func checkOrigin(of url: String) throws {
        guard let door, !door.accepts(RouteOrigin.current.kind, for: self) else { return }
        throw NavigationError.untrusted(url)
    }

    /// Goes where a URL of Foundation leads, as for its `absoluteString`.
    @discardableResult
    public func open(
        _ url: URL,
        options: OpeningOptions = [],
        passing context: (any Sendable)? = nil
    ) async throws -> NavigationState {
        try await open(url.absoluteString, options: options, passing: context)
    }

    /// Goes where the URL of a value leads.
    ///
    /// - Throws: What ``open(_:options:passing:)-(String,_,_)`` throws; a `RouteValueError` for a value that
    ///   no URL gives back.
    @discardableResult
    public func open(
        _ route: some Route,
        options: OpeningOptions = [],
        passing context: (any Sendable)? = nil
    ) async throws -> NavigationState {
        try await open(try route.url, options: options, passing: context)
    }

    /// Does something to the state.
    ///
    /// - Parameters:
    ///   - action: What is done.
    ///   - context: What the destination that the action's URL leads to is given along.
    /// - Returns: The state that shows then.
    /// - Throws: A ``NavigationError`` that says what is impossible and why; what a guard and the renderer
    ///   throw.
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

    /// Says whether a URL leads somewhere; runs no guard and no proxy.
    ///
    /// - Parameter url: The URL.
    /// - Returns: With a router, whether a map would handle the URL; else whether an endpoint matches.
    public func canOpen(_ url: String) -> Bool {
        guard let door, !blueprint.leadsToPredicate(url) else { return blueprint.match(text: url) != nil }
        return door.scope.canOpen(url, from: .current)
    }

    /// Says whether a URL of Foundation leads somewhere, as for its `absoluteString`.
    public func canOpen(_ url: URL) -> Bool { canOpen(url.absoluteString) }

    /// Says whether the URL of a value leads somewhere; not that of a value that no URL gives back.
    public func canOpen(_ route: some Route) -> Bool { (try? route.url).map { canOpen($0) } ?? false }
}

extension Navigator {
    /// Goes where a URL leads, without waiting for it: for tap handlers.
    ///
    /// A failure goes to ``onFailure``.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: How it is opened.
    ///   - context: What the destination is given along.
    public func go(to url: String, options: OpeningOptions = [], passing context: (any Sendable)? = nil) {
        start { try await $0.open(url, options: options, passing: context) }
    }

    /// Goes where a URL of Foundation leads, without waiting for it.
    public func go(to url: URL, options: OpeningOptions = [], passing context: (any Sendable)? = nil) {
        go(to: url.absoluteString, options: options, passing: context)
    }

    /// Goes where the URL of a value leads, without waiting for it.
    public func go(to route: some Route, options: OpeningOptions = [], passing context: (any Sendable)? = nil)
    {
        start { try await $0.open(route, options: options, passing: context) }
    }

    /// Makes a request without waiting for it.
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
    /// Opens a URL in the window of a navigator, whichever of the windows is key.
    ///
    /// ```swift
    /// router.open("books/7", in: navigator, from: .external())
    /// ```
    ///
    /// It is for places: a map that is none of the navigator's routes is called as it always is, and what it
    /// dispatches and awaits is shown by the navigator as well.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - navigator: Shows it, if its tree leads there, and it was made in this router with the same tags as
    ///     the navigator whose route the URL finds; a failure goes to its ``Navigator/onFailure``.
    ///   - data: What to pass along to proxies, guards and handler.
    ///   - origin: Where the URL comes from; `nil` if the caller does not say.
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

    /// Opens a URL in the window of a navigator and returns when it has been handled.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - navigator: Shows it, as for ``open(_:in:passing:from:)``.
    ///   - data: What to pass along to proxies, guards and handler.
    ///   - origin: Where the URL comes from; `nil` if the caller does not say.
    /// - Returns: Who handled it, with which parameters, and what came of it.
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
    /// What the calling task opens.
    ///
    /// A router carries nothing of a navigator's, but its handlers run in the task that dispatches.
    struct Opening: Sendable {
        @TaskLocal static var current: Opening?

        /// The navigator that is to show it; tasks that are started inside do not keep it alive.
        weak let navigator: Navigator?
        let url: String
        /// How it is opened; `nil` for what the navigator's routes say.
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

    /// Does something to the state, without asking the router for a map.
    func perform(_ action: NavigationAction, passing context: (any Sendable)?) async throws -> NavigationState
    {
        try await request {
            let new = try self.state.applying(action, on: self.blueprint, passing: context)
            return (new, { $0.visit($1) })
        }
        return state
    }

    /// Goes where a request leads that a router hands to one of the navigator's routes.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - options: How its URL is opened, unless the caller says.
    ///   - isCleared: Whether the router is the navigator's door: then its guards have let the URL pass.
    /// - Throws: What a guard and the renderer throw.
    func show(_ request: RouteRequest, _ options: OpeningOptions, isCleared: Bool) async throws {
        let match = try blueprint.requireMatch(of: request.url)
        let url = request.url.string
        let stated = Opening.current.flatMap { $0.url == url ? $0.options : nil }
        try await show(
            match, parameters(of: request, for: match), passing: request.data, options: stated ?? options,
            cleared: isCleared ? [url] : [])
    }

    /// The parameters of a request, with the names that this tree captures by: it may have been given to the
    /// route of another window's tree.
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
    /// Finds the endpoint that a text leads to.
    func match(text: String) -> Match? { (try? RouteURL(text)).flatMap(match) }

    /// Whether a text leads to an endpoint without a pattern, which is no map of a router.
    func leadsToPredicate(_ text: String) -> Bool {
        if predicated.isEmpty { return false }
        return match(text: text).map { nodes[$0.number].pattern == nil } ?? false
    }
}
