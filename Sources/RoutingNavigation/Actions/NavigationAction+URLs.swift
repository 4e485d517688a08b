public import Routing

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Actions with URLs of Foundation, read from their `absoluteString`.
extension NavigationAction {
    /// Opens a URL, and keeps existing destinations on its path.
    public static func open(_ url: URL, options: OpeningOptions = []) -> NavigationAction {
        .open(url.absoluteString, options: options)
    }

    /// Pushes the endpoint of a URL onto the current one.
    public static func push(_ url: URL) -> NavigationAction { .push(url.absoluteString) }

    /// Replaces the current endpoint with that of a URL.
    public static func replace(_ url: URL) -> NavigationAction { .replace(url.absoluteString) }

    /// Presents the endpoint of a URL over the current one.
    public static func present(_ url: URL) -> NavigationAction { .present(url.absoluteString) }

    /// Opens a URL in an empty state.
    public static func setRoot(_ url: URL) -> NavigationAction { .setRoot(url.absoluteString) }
}

/// Actions with values of typed routes; each throws a `RouteValueError` if no URL reads back as the value.
extension NavigationAction {
    /// Opens the URL of a value, and keeps existing destinations on its path.
    public static func open(
        _ route: some Route,
        options: OpeningOptions = []
    ) throws -> NavigationAction {
        .open(try route.url, options: options)
    }

    /// Pushes the endpoint of a value onto the current one.
    public static func push(_ route: some Route) throws -> NavigationAction { .push(try route.url) }

    /// Replaces the current endpoint with that of a value.
    public static func replace(_ route: some Route) throws -> NavigationAction { .replace(try route.url) }

    /// Presents the endpoint of a value over the current one.
    public static func present(_ route: some Route) throws -> NavigationAction { .present(try route.url) }

    /// Opens the URL of a value in an empty state.
    public static func setRoot(_ route: some Route) throws -> NavigationAction { .setRoot(try route.url) }
}
