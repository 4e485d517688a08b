/// A live view of a router: the entries with at least one of some tags.
///
/// `router["A", "B"]` sees the entries that have one of the tags, `router["A"]["B"]` those that have one of
/// each. Entries without tags show on the router itself only. What is registered in a scope gets all its
/// tags.
///
/// - Important: **A proxy without tags is not asked about URLs that are opened in a scope.**
public struct RouteScope: Sendable {
    let dispatcher: Dispatcher
    let filter: TagFilter
    /// The event in whose course URLs are opened here.
    let cause: Int?
    /// The origin of the request that the scope was obtained from; `nil` for a scope of a router.
    let origin: RouteOrigin?

    init(_ dispatcher: Dispatcher, _ filter: TagFilter, cause: Int?, origin: RouteOrigin? = nil) {
        self.dispatcher = dispatcher
        self.filter = filter
        self.cause = cause
        self.origin = origin
    }

    /// The entries of the scope that have at least one of some tags.
    ///
    /// - Parameter tags: The tags; none for the scope as it is.
    public subscript(tags: String...) -> RouteScope {
        narrowed(to: tags)
    }

    package func narrowed(to tags: [String]) -> RouteScope {
        RouteScope(dispatcher, filter.narrowed(to: tags), cause: cause, origin: origin)
    }

    /// Whether both have the same entries of the same router.
    package func isSame(as other: RouteScope) -> Bool {
        dispatcher === other.dispatcher && filter == other.filter
    }
}

extension RouteScope {
    /// Gives the origin of a URL that is opened here, apart from that of the calling task.
    ///
    /// Every way to open a URL, or to ask about one, comes by here, so that all of them agree.
    ///
    /// - Parameter stated: The origin that the caller states, or `nil`.
    /// - Returns: The origin as far as the caller, the scope and the configuration know it.
    @inline(__always)
    func origin(of stated: RouteOrigin?) -> RouteOrigin {
        if let stated { return stated.orLessTrusted(origin) }
        if let origin { return origin }
        return dispatcher.configuration.externalDefault == .denyUnknown ? .unstatedHere : .internal
    }
}

extension RouteScope {
    /// Finds the map that would handle a URL, by the search that opens URLs.
    ///
    /// No handler and no proxy runs; conditions in code are asked, outside all locks.
    ///
    /// - Parameters:
    ///   - text: The URL.
    ///   - origin: Where it comes from.
    /// - Returns: The identity of the entry, or `nil` if no map matches, or the text is no URL.
    package func map(openedBy text: String, from origin: RouteOrigin) -> RouteUUID? {
        guard let url = try? dispatcher.read(text) else { return nil }
        return dispatcher.findMap(for: url, in: filter.asked(by: origin.bit), from: origin).match?.entry.uuid
    }
}
