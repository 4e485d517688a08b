/// A registry of URL patterns and a dispatcher of URLs: the router.
///
/// Routes are mapped to handlers; proxies are asked first, and pass, redirect or reject. Whatever was
/// registered last comes first.
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
/// never runs the program's code while it holds its lock. URLs that are opened wait in one queue, over the
/// router and all its scopes, and are handled one at a time unless ``Configuration/concurrency`` says
/// otherwise.
///
/// Whatever is running keeps the router's inside alive; a handler that holds its own router keeps it for
/// good, unless it opens through its ``RouteRequest`` or holds the router weakly.
public final class Routing: Sendable {
    private let dispatcher: Dispatcher

    /// Creates a router without routes.
    ///
    /// - Parameter configuration: How it reads URLs and runs handlers.
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

    /// Adds an entry as it is.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - owner: The object that it goes with.
    /// - Returns: The identity to dispose of it by.
    /// - Complexity: O(length of the pattern), amortised.
    @discardableResult
    public func enter(_ entry: RouteEntry, owner: (any RouteOwner)?) -> RouteUUID {
        dispatcher.enter(entry, owner: owner)
    }

    /// Removes a map, a proxy or a fallback; an identity that is not registered is ignored.
    ///
    /// It takes effect before it returns: the entry is not called any more. A call that is being made goes
    /// on.
    ///
    /// - Parameter uuid: What the registration returned.
    /// - Complexity: O(log *n*) in the number of entries, amortised.
    public func dispose(of uuid: RouteUUID) {
        dispatcher.dispose(of: uuid)
    }
}

extension Routing: RouteOpening {
    /// The router as a scope: all its entries, those without tags included.
    public var scope: RouteScope { RouteScope(dispatcher, TagFilter(), cause: nil) }

    /// Says whether a map matches a URL; runs no handler and no proxy.
    ///
    /// It allocates nothing, unless conditions in code take part or the router counts the URL as external;
    /// see ``Configuration/ExternalDefault/denyUnknown``. It costs the same however many maps there are.
    ///
    /// - Parameter string: The URL.
    /// - Returns: What `open` would return, were there room for another job.
    public func canOpen(_ string: String) -> Bool {
        // As in every ``RouteOpening``, but without making a scope where that has no say.
        if dispatcher.configuration.externalDefault == .denyUnknown { return canOpen(string, from: nil) }
        return dispatcher.canOpen(string, in: TagFilter())
    }

    /// A live view of the entries that have at least one of some tags.
    ///
    /// - Important: Entries without tags show on the router itself only. In particular, **a proxy without
    ///   tags is not asked about URLs that are opened in a scope**.
    ///
    /// - Parameter tags: The tags; none for the whole router.
    public subscript(tags: String...) -> RouteScope {
        scope.narrowed(to: tags)
    }
}

/// A router may own entries, of its own or of another router: they go when it goes.
extension Routing: RouteOwner {}
