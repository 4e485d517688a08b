/// Registrations that go together: when the bag goes, or is emptied, so do they.
///
/// ```swift
/// final class Feature {
///     private let routes: RouteBag
///
///     init(router: Routing) {
///         routes = RouteBag(of: router)
///         router.map("books/:id") { request in show(request.parameters["id"]) }.store(in: routes)
///         router["Views"].map("books") { _ in show(nil) }.store(in: routes)
///     }
/// }
/// ```
///
/// The bag knows its router and an identity does not, so a registration is stored in one word. It holds the
/// router weakly: it may be kept by a handler, or outlive the router. A scope and its router are the same to
/// it.
///
/// Unlike an owner, which is a whole object, a bag is held wherever you like and can be emptied at any time.
/// It is safe to use from any thread.
public final class RouteBag: Sendable {
    private weak let dispatcher: Dispatcher?
    private let stored = Locked<Set<RouteUUID>>([])

    /// Creates an empty bag.
    ///
    /// - Parameter router: The router whose registrations it is going to hold, or a scope of it.
    public init(of router: some RouteOpening) {
        dispatcher = router.scope.dispatcher
    }

    deinit {
        dispose()
    }
}

extension RouteBag {
    /// Takes a registration.
    ///
    /// - Parameter uuid: What the registration returned; one of another router is ignored when the bag goes.
    /// - Complexity: O(1), amortised.
    public func insert(_ uuid: RouteUUID) {
        _ = stored.withLock { $0.insert(uuid) }
    }

    /// Gives a registration back; it stays until it is disposed of otherwise.
    ///
    /// - Parameter uuid: The registration.
    /// - Returns: Whether the bag held it.
    /// - Complexity: O(1).
    @discardableResult
    public func remove(_ uuid: RouteUUID) -> Bool {
        stored.withLock { $0.remove(uuid) != nil }
    }

    /// Disposes of all registrations at once; the bag is empty then and can be used again.
    ///
    /// - Complexity: O(*k* log *n*) for *k* registrations in the bag among *n* entries of the router.
    public func dispose() {
        let uuids = stored.withLock { stored in
            let uuids = stored
            stored = []
            return uuids
        }
        for uuid in uuids { dispatcher?.dispose(of: uuid) }
    }

    /// Whether the bag holds no registrations.
    public var isEmpty: Bool { stored.withLock { $0.isEmpty } }

    /// The number of registrations, those included that were disposed of otherwise.
    public var count: Int { stored.withLock { $0.count } }
}

extension RouteUUID {
    /// Puts the registration into a bag of its router, to be disposed of with it.
    ///
    /// - Parameter bag: The bag.
    public func store(in bag: RouteBag) {
        bag.insert(self)
    }
}
