internal import Dispatch

/// A set of registrations that share a prefix, tags, an owner or a queue.
///
/// ``RouteMapping/group(_:tags:owner:queue:accepting:fileID:line:_:)-(String,_,_,_,_,_,_,_)`` makes a group.
/// The group registers with the router, scope or group on which that method was called. It offers the
/// methods of ``RouteMapping``, and can contain groups.
public struct RouteGroup: RouteMapping {
    private let base: any RouteMapping
    private let prefix: RoutePattern?
    private let tags: Set<String>
    private let owner: OwnerReference?
    private let queue: DispatchQueue?
    /// The origins that a map accepts when its registration names none.
    private let origins: OriginSet?

    /// Creates a group that registers with `base`, or with the base of `base` when that is a group.
    @inline(never)
    init(
        in base: any RouteMapping, _ prefix: RoutePattern?, _ tags: [String], _ owner: (any RouteOwner)?,
        _ queue: DispatchQueue?, _ accepting: [RouteOrigin.Kind]?, at place: SourceLine
    ) {
        let outer = base as? RouteGroup
        self.base = outer?.base ?? base
        self.prefix = prefix.map { outer?.wholePattern($0, registeredAt: place) ?? $0 } ?? outer?.prefix
        self.tags = (outer?.tags ?? []).union(tags)
        self.owner = owner.map(OwnerReference.init) ?? outer?.owner
        self.queue = queue ?? outer?.queue
        self.origins = accepting.map { OriginSet($0) } ?? outer?.origins
    }
}

extension RouteGroup {
    /// The configuration of the router that the group registers with.
    public var configuration: Routing.Configuration { base.configuration }

    /// Reads the text of a pattern; in a group with a prefix, an empty text stands for the prefix itself.
    public func read(_ literal: String, registeredAt place: SourceLine) -> RoutePattern {
        literal.isEmpty && prefix != nil ? "/" : base.read(literal, registeredAt: place)
    }

    /// Registers an entry behind the group's prefix, with the group's tags added to the tags of the entry.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - owner: The owner of the entry, or `nil` for the group's owner. When the group's owner has been
    ///     released, nothing is registered.
    /// - Returns: The identity to dispose of it by.
    @discardableResult
    public func enter(_ entry: RouteEntry, owner: (any RouteOwner)?) -> RouteUUID {
        checkWhole(entry)
        var entry = entry
        entry.pattern = wholePattern(entry.pattern, registeredAt: entry.place)
        entry.add(tags)
        // Proxies and guards check URLs that other entries accept, inside the group and outside it.
        if entry.kind == .map { entry.origins = entry.origins ?? origins }
        if let queue { entry.handler = entry.handler.moved(fromMainTo: queue) }
        guard owner == nil, let reference = self.owner else { return base.enter(entry, owner: owner) }
        // Without an owner, the entry would never be disposed of.
        guard let owner = reference.load() as? any RouteOwner else { return RouteUUID() }
        return base.enter(entry, owner: owner)
    }

    /// Stops the program when a typed route is registered behind a prefix.
    ///
    /// The values of the typed route would be printed and opened without the prefix.
    private func checkWhole(_ entry: RouteEntry) {
        guard let prefix, entry.handler.isTyped else { return }
        preconditionFailure(
            """
            \(entry.place): the typed route '\(entry.pattern)' cannot stand behind the prefix '\(prefix)' of a group, \
            for its values are URLs without it; write the whole URL in its pattern, and register it outside the \
            group or in one without a prefix
            """
        )
    }

    /// Joins a pattern to the prefix; stops the program, naming the place, when the two cannot be joined.
    private func wholePattern(_ pattern: RoutePattern, registeredAt place: SourceLine) -> RoutePattern {
        guard let prefix else { return pattern }
        do {
            return try pattern.joined(to: prefix, webSchemes: configuration.webSchemes)
        } catch {
            preconditionFailure("\(place): in the group '\(prefix)', \(error)")
        }
    }
}

extension Handler {
    /// Returns a classic handler of the main queue moved to another queue, and any other handler unchanged.
    fileprivate func moved(fromMainTo queue: DispatchQueue) -> Handler {
        switch code {
        case .map(let own, let perform) where own.isMain: .map(queue, perform)
        case .proxy(let own, let decide) where own.isMain: .proxy(queue, decide)
        case .map, .proxy, .asyncMap, .asyncProxy: self
        }
    }
}

extension DispatchQueue {
    /// Whether this is the main queue; on some systems each call of `main` returns another object.
    fileprivate var isMain: Bool { label == DispatchQueue.main.label }
}
