public import Dispatch

extension RouteMapping {
    /// Registers entries that share a prefix, tags, an owner or a queue.
    ///
    /// ```swift
    /// router.group("app://books", tags: ["Views"], owner: library) { books in
    ///     books.map("/") { _ in show(nil) }
    ///     books.map(":id<int>") { request in show(request.parameters["id"]) }
    ///     books.group(":id<int>/notes") { notes in
    ///         notes.map(":note") { request in show(request.parameters["note"]) }
    ///     }
    /// }
    /// ```
    ///
    /// The router joins each pattern to the prefix, with exactly one `/` between them:
    ///
    /// | prefix | pattern | is registered as |
    /// |---|---|---|
    /// | `app://books` | `:id` or `/:id` | `app://books/:id` |
    /// | `app://books/` | `/`, or, with a classic closure, nothing | the prefix itself |
    /// | `books(/:id)` | `notes` | `books(/:id)/notes` |
    /// | `https://example.com` | `**` | `https://example.com/**` |
    /// | `app://` | `books` | `app:///books`, which `app://books` matches |
    ///
    /// Therefore a `*` at the end of a prefix matches one segment when a pattern follows it. A pattern stops
    /// the program when it has a scheme of its own, is an expression over whole URLs, or leaves the group by
    /// `..`. A joined pattern stops the program when it is invalid: the prefix and the pattern capture the
    /// same name, or there are more than six optional groups.
    ///
    /// A **typed route** behind a prefix stops the program. The pattern of a ``Route`` is the whole URL of its
    /// values; they are printed and opened without knowing of any group. In a group without a prefix, a typed
    /// route gets the group's tags and owner. The raw value of a name is ordinary text: behind a prefix, the
    /// route is mapped with the prefix but opened without it.
    ///
    /// - Parameters:
    ///   - prefix: The beginning of every pattern in the group; leave it empty to share only tags, an owner
    ///     or a queue.
    ///   - tags: Tags that are added to each entry's own.
    ///   - owner: The owner of entries that are registered without one. The group holds it weakly.
    ///   - queue: The queue of classic handlers and proxies that would run on the main queue, their default.
    ///     Async handlers and proxies keep the isolation in which they are written.
    ///   - accepting: The origins that maps accept when their registration names none. Proxies ignore it:
    ///     they check URLs that other entries accept.
    ///   - fileID: Where the group is made; left to the compiler.
    ///   - line: Where the group is made; left to the compiler.
    ///   - register: Registers the entries of the group; it is called once, before this method returns.
    /// - Throws: Any error that `register` throws.
    public func group(
        _ prefix: String = "", tags: [String] = [], owner: (any RouteOwner)? = nil,
        queue: DispatchQueue? = nil, accepting: [RouteOrigin.Kind]? = nil,
        fileID: StaticString = #fileID, line: UInt = #line,
        _ register: (RouteGroup) throws -> Void
    ) rethrows {
        let place = SourceLine(fileID, line)
        let prefix = prefix.isEmpty ? nil : read(prefix, registeredAt: place)
        try register(RouteGroup(in: self, prefix, tags, owner, queue, accepting, at: place))
    }

    /// Registers entries that share a prefix, given as a pattern instead of text.
    public func group(
        _ prefix: RoutePattern, tags: [String] = [], owner: (any RouteOwner)? = nil,
        queue: DispatchQueue? = nil, accepting: [RouteOrigin.Kind]? = nil,
        fileID: StaticString = #fileID, line: UInt = #line,
        _ register: (RouteGroup) throws -> Void
    ) rethrows {
        let place = SourceLine(fileID, line)
        try register(RouteGroup(in: self, prefix, tags, owner, queue, accepting, at: place))
    }
}
