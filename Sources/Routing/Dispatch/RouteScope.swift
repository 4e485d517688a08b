/// A live view of a router's entries that have at least one of the given tags.
///
/// `router["A", "B"]` contains the entries with at least one of the tags, `router["A"]["B"]` those with both.
/// Only the router itself contains entries without tags. An entry that is registered in a scope gets all tags
/// of the scope.
///
/// - Important: **A proxy without tags is not asked about URLs that are opened in a scope.**
public struct RouteScope: Sendable {
    let dispatcher: Dispatcher
    let filter: TagFilter
    /// The number of the event that causes URLs to be opened here.
    let cause: Int?
    /// The origin of the request that the scope was obtained from; `nil` for a scope of a router.
    let origin: RouteOrigin?

    init(_ dispatcher: Dispatcher, _ filter: TagFilter, cause: Int?, origin: RouteOrigin? = nil) {
        self.dispatcher = dispatcher
        self.filter = filter
        self.cause = cause
        self.origin = origin
    }

    /// The entries of the scope that have at least one of the given tags.
    ///
    /// - Parameter tags: The tags; empty for the unchanged scope.
    /// - Complexity: O(*n*) in the number of earlier narrowings. A lookup in the scope compares each of them with the
    ///   tags of the entries that match.
    public subscript(tags: String...) -> RouteScope {
        narrowed(to: tags)
    }

    package func narrowed(to tags: [String]) -> RouteScope {
        RouteScope(dispatcher, filter.narrowed(to: tags), cause: cause, origin: origin)
    }

    /// Whether both scopes contain the same entries of the same router.
    package func isSame(as other: RouteScope) -> Bool {
        dispatcher === other.dispatcher && filter == other.filter
    }
}

extension RouteScope {
    /// Returns the origin of a URL that is opened here, without regard to the calling task.
    ///
    /// Every method that opens a URL or inquires about one calls this method, so that all of them agree.
    ///
    /// - Parameter stated: The origin that the caller states, or `nil`.
    /// - Returns: The origin according to the caller, the scope and the configuration.
    @inline(__always)
    func origin(of stated: RouteOrigin?) -> RouteOrigin {
        if let stated { return stated.orLessTrusted(origin) }
        if let origin { return origin }
        return dispatcher.configuration.externalDefault == .denyUnknown ? .unstatedHere : .internal
    }
}

extension RouteScope {
    /// Finds the map that would handle a URL, with the same search as `open`.
    ///
    /// It runs no handler and no proxy. It asks conditions in code, outside all locks.
    ///
    /// - Parameters:
    ///   - text: The URL.
    ///   - origin: The origin of the URL.
    /// - Returns: The identity of the entry, or `nil` if no map matches, or the text is not a URL.
    package func map(openedBy text: String, from origin: RouteOrigin) -> RouteUUID? {
        guard let url = try? dispatcher.read(text) else { return nil }
        return dispatcher.findMap(for: url, in: filter.asked(by: origin.bit), from: origin).search.match?
            .entry.uuid
    }
}
