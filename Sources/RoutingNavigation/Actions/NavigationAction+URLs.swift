public import Routing

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Actions whose URLs are Foundation's, as for the `absoluteString` of each.
extension NavigationAction {
    /// Goes where a URL leads, and reuses what is there.
    public static func open(_ url: URL, options: OpeningOptions = []) -> NavigationAction {
        .open(url.absoluteString, options: options)
    }

    /// Puts the endpoint of a URL on the current one.
    public static func push(_ url: URL) -> NavigationAction { .push(url.absoluteString) }

    /// Puts the endpoint of a URL in the place of the current one.
    public static func replace(_ url: URL) -> NavigationAction { .replace(url.absoluteString) }

    /// Presents the endpoint of a URL over the current one.
    public static func present(_ url: URL) -> NavigationAction { .present(url.absoluteString) }

    /// Opens a URL with nothing that is there reused.
    public static func setRoot(_ url: URL) -> NavigationAction { .setRoot(url.absoluteString) }
}

/// Actions by values of typed routes; each throws a `RouteValueError` for a value that no URL gives back.
extension NavigationAction {
    /// Goes where the URL of a value leads, and reuses what is there.
    public static func open(
        _ route: some Route,
        options: OpeningOptions = []
    ) throws -> NavigationAction {
        .open(try route.url, options: options)
    }

    /// Puts the endpoint of a value on the current one.
    public static func push(_ route: some Route) throws -> NavigationAction { .push(try route.url) }

    /// Puts the endpoint of a value in the place of the current one.
    public static func replace(_ route: some Route) throws -> NavigationAction { .replace(try route.url) }

    /// Presents the endpoint of a value over the current one.
    public static func present(_ route: some Route) throws -> NavigationAction { .present(try route.url) }

    /// Opens the URL of a value with nothing that is there reused.
    public static func setRoot(_ route: some Route) throws -> NavigationAction { .setRoot(try route.url) }
}
