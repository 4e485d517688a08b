public import Routing

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

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
    /// - Returns: Whether a map in scope matches the URL, and the router is not overloaded.
    @MainActor
    @discardableResult
    public func open(
        _ url: String,
        in navigator: Navigator,
        passing data: (any Sendable)? = nil,
        from origin: RouteOrigin? = nil
    ) -> Bool {
        let opening = Navigator.Opening(in: navigator, url: url)
        let job = navigator.start(opening, through: scope) {
            try $0.start(url, passing: data, from: origin, in: $1)
        } _: {
            try await $1?.end()
        }
        return job?.wasRefused == false && canOpen(url, from: origin)
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
        return try await TaskContext.withMark(opening) {
            try await dispatch(url, passing: data, from: origin)
        }
    }
}
