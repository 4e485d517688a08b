/// A registry of URL patterns and a dispatcher of URLs: the router.
///
/// The router maps patterns to handlers. Proxies are asked before the handler; each passes, redirects, rejects
/// or holds the URL. The most recently registered entry takes precedence.
///
/// ```swift
/// let router = Routing()
/// router.map("app://books/:id") { request in
///     print("book", request.parameters["id"] ?? "")
/// }
/// router.open("app://books/7")
/// await router.idle()
/// ```
///
/// A router is safe to use from any thread, from handlers and from a `deinit`. It never blocks a thread and
/// never runs the program's code while it holds its lock. Opened URLs wait in one queue, which the router and
/// all its scopes share, and are handled one at a time unless ``RoutingConfiguration/concurrency`` says otherwise.
///
/// A running job keeps the router's internal state alive. A handler that retains its own router keeps the
/// router alive for good. To avoid this, open through the ``RouteRequest``, or hold the router weakly.
public final class Routing: Sendable {
    /// How a router reads URLs and runs handlers; it is fixed when the router is created.
    public typealias Configuration = RoutingConfiguration

    private let dispatcher: Dispatcher

    /// Creates a router without routes.
    ///
    /// A text in ``RoutingConfiguration/webHosts`` that is not the host of any URL, such as `https://example.com`,
    /// stops the program.
    ///
    /// - Parameter configuration: How the router reads URLs and runs handlers.
    public convenience init(configuration: Configuration = Configuration()) {
        self.init(configuration: configuration, scheduler: LiveScheduler())
    }

    package init(configuration: Configuration = Configuration(), scheduler: any Scheduler) {
        dispatcher = Dispatcher(configuration: configuration, scheduler: scheduler)
    }
}

extension Routing: RouteMapping {
    /// How the router reads URLs and runs handlers.
    public var configuration: Configuration { dispatcher.configuration }

    /// Registers an entry unchanged.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - owner: The object that the entry is disposed of with.
    /// - Returns: The identity to dispose of it by.
    /// - Complexity: O(length of the pattern), amortised.
    @discardableResult
    public func enter(_ entry: RouteEntry, owner: (any RouteOwner)?) -> RouteUUID {
        dispatcher.enter(entry, owner: owner)
    }

    /// Removes a map, a guard, a proxy or a fallback; ignores an identity that is not registered.
    ///
    /// It takes effect before it returns: the router no longer calls the entry. A call that is already running
    /// continues.
    ///
    /// - Parameter uuid: The identity that the registration returned.
    /// - Complexity: O(length of the pattern), amortised.
    public func dispose(of uuid: RouteUUID) {
        dispatcher.dispose(of: uuid)
    }
}

extension Routing: RouteOpening {
    /// The router as a scope of all its entries, including those without tags.
    public var scope: RouteScope { RouteScope(dispatcher, TagFilter(), cause: nil) }

    /// Returns whether a map matches a URL, without running a handler or a proxy.
    ///
    /// It allocates nothing where the maps that could match have literals, captures of whole segments and `**`, no
    /// owners, and no conditions in code, and the router counts the URL as its own; see
    /// ``RoutingConfiguration/ExternalDefault/denyUnknown``. Its cost does not depend on the number of maps.
    ///
    /// - Parameter string: The URL.
    /// - Returns: Whether a map matches. `open` returns the same value, but `false` when too many jobs wait.
    public func canOpen(_ string: String) -> Bool {
        // The same as the default of ``RouteOpening``, without making a scope when the origin has no effect.
        if dispatcher.configuration.externalDefault == .denyUnknown { return canOpen(string, from: nil) }
        return dispatcher.canOpen(string, in: TagFilter())
    }

    /// A live view of the entries that have at least one of the given tags.
    ///
    /// - Important: Entries without tags are visible only on the router itself. In particular, **a proxy without
    ///   tags is not asked about URLs that are opened in a scope**.
    ///
    /// - Parameter tags: The tags; empty for the whole router.
    public subscript(tags: String...) -> RouteScope {
        scope.narrowed(to: tags)
    }
}

/// A router can own entries, its own or those of another router: they end when it is released.
extension Routing: RouteOwner {}
