public import Dispatch

extension RouteMapping {
    /// Registers what has a prefix, tags, an owner or a queue in common.
    ///
    /// ```swift
    /// router.group("app://books", tags: ["Views"], owner: library) { books in
    ///     books.map("") { _ in show(nil) }
    ///     books.map(":id<int>") { request in show(request.parameters["id"]) }
    ///     books.group(":id<int>/notes") { notes in
    ///         notes.map(":note") { request in show(request.parameters["note"]) }
    ///     }
    /// }
    /// ```
    ///
    /// A pattern stands behind the prefix as if both had been written in one, with exactly one `/` between
    /// them:
    ///
    /// | prefix | pattern | is registered as |
    /// |---|---|---|
    /// | `app://books` | `:id` or `/:id` | `app://books/:id` |
    /// | `app://books/` | nothing, or `/` | the prefix itself |
    /// | `books(/:id)` | `notes` | `books(/:id)/notes` |
    /// | `https://example.com` | `**` | `https://example.com/**` |
    /// | `app://` | `books` | `app:///books`, which `app://books` matches |
    ///
    /// Therefore `*` at the end of a prefix is one segment when something stands behind it. What has a scheme
    /// of its own, is an expression over whole URLs, or leads out of the group by `..` stops the program, as
    /// does whatever would in one piece: a name that both capture, or more than six optional groups.
    ///
    /// A **typed route** stands behind no prefix, and stops the program there: the pattern of a ``Route`` is
    /// the whole URL of its values, which are printed and opened wherever the type is known, and know of no
    /// group. In a group without a prefix it gets tags and owner like all others. The raw value of a name is
    /// text like any other: behind a prefix it is mapped with that, and opened without.
    ///
    /// - Parameters:
    ///   - prefix: What the patterns begin with; none for groups of tags, owner or queue only.
    ///   - tags: Tags that entries get beside their own.
    ///   - owner: The object that entries go with for which no other is named. The group holds it weakly.
    ///   - queue: Where classic handlers and proxies run that would run on the main queue, which is what
    ///     those name that name none. Async ones run where they are written.
    ///   - accepting: Whose URLs those maps accept that do not say so themselves. Proxies are not concerned:
    ///     they guard what others accept.
    ///   - fileID: Where it is made; left to the compiler.
    ///   - line: Where it is made; left to the compiler.
    ///   - register: Registers in the group; it is called once, before this returns.
    /// - Throws: What the closure throws.
    public func group(
        _ prefix: String = "", tags: [String] = [], owner: (any RouteOwner)? = nil,
        queue: DispatchQueue? = nil, accepting: [RouteOrigin.Kind]? = nil,
        fileID: StaticString = #fileID, line: UInt = #line,
        _ register: (RouteGroup) throws -> Void
    ) rethrows {
        let place = RoutePlace(fileID, line)
        let prefix = prefix.isEmpty ? nil : read(prefix, registeredAt: place)
        try register(RouteGroup(in: self, prefix, tags, owner, queue, accepting, at: place))
    }

    /// Registers what has a prefix in common that is a value, not text.
    public func group(
        _ prefix: RoutePattern, tags: [String] = [], owner: (any RouteOwner)? = nil,
        queue: DispatchQueue? = nil, accepting: [RouteOrigin.Kind]? = nil,
        fileID: StaticString = #fileID, line: UInt = #line,
        _ register: (RouteGroup) throws -> Void
    ) rethrows {
        let place = RoutePlace(fileID, line)
        try register(RouteGroup(in: self, prefix, tags, owner, queue, accepting, at: place))
    }
}
