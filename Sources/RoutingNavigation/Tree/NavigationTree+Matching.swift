public import Routing

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension NavigationTree {
    /// Says whether an endpoint matches a URL.
    ///
    /// A navigator in a router opens a URL only if the router has it, too:
    /// ``Navigator/canOpen(_:)-(String)`` says that.
    ///
    /// - Parameter url: The URL.
    /// - Returns: Whether opening it leads to an endpoint; of a text that is no URL it does not.
    /// - Complexity: O(length of the URL), and a call for each endpoint by a condition that is declared before
    ///   the one that matches.
    public func canOpen(_ url: String) -> Bool { blueprint.match(text: url) != nil }

    /// Says whether an endpoint matches a URL of Foundation, as for its `absoluteString`.
    public func canOpen(_ url: URL) -> Bool { canOpen(url.absoluteString) }

    /// Says whether an endpoint matches the URL of a value; not that of a value that no URL gives back.
    public func canOpen(_ route: some Route) -> Bool { (try? route.url).map { canOpen($0) } ?? false }
}
