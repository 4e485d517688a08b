/// A set of registrations that are disposed of together, when the bag is released or emptied.
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
/// The bag knows its router, so `store(in:)` needs only the bag. The bag holds the router weakly: a handler may
/// retain the bag, and the bag may outlive the router. A bag of a scope is a bag of the scope's router.
///
/// Unlike an owner, a bag can be held anywhere and emptied at any time. A bag is safe to use from any thread.
public final class RouteBag: Sendable {
    private weak let dispatcher: Dispatcher?
    private let stored = Locked<Set<RouteUUID>>([])

    /// Creates an empty bag.
    ///
    /// - Parameter router: The router whose registrations the bag holds, or a scope of that router.
    public init(of router: some RouteOpening) {
        dispatcher = router.scope.dispatcher
    }

    deinit {
        dispose()
    }
}

extension RouteBag {
    /// Adds a registration to the bag.
    ///
    /// - Parameter uuid: The identity that the registration returned. Disposing of the bag ignores an identity
    ///   of another router.
    /// - Complexity: O(1), amortised.
    package func insert(_ uuid: RouteUUID) {
        _ = stored.withLock { $0.insert(uuid) }
    }

    /// Removes a registration from the bag without disposing of it.
    ///
    /// - Parameter uuid: The registration.
    /// - Returns: Whether the bag held it.
    /// - Complexity: O(1).
    @discardableResult
    package func remove(_ uuid: RouteUUID) -> Bool {
        stored.withLock { $0.remove(uuid) != nil }
    }

    /// Disposes of all registrations in the bag, and leaves the bag empty and ready for use.
    ///
    /// - Complexity: O(length of the patterns) of the registrations in the bag, amortised.
    public func dispose() {
        let uuids = stored.withLock { stored in
            let uuids = stored
            stored = []
            return uuids
        }
        for uuid in uuids { dispatcher?.dispose(of: uuid) }
    }

    /// Whether the bag holds no registrations.
    package var isEmpty: Bool { stored.withLock { $0.isEmpty } }

    /// The number of registrations in the bag, including those that were disposed of elsewhere.
    package var count: Int { stored.withLock { $0.count } }
}

extension RouteUUID {
    /// Adds the registration to a bag of its router, which disposes of it with the others.
    ///
    /// - Parameter bag: The bag.
    public func store(in bag: RouteBag) {
        bag.insert(self)
    }
}
