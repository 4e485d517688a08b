internal import Dispatch

/// Registrations that have something in common: a prefix, tags, an owner, a queue.
///
/// A group is made by ``RouteMapping/group(_:tags:owner:queue:accepting:fileID:line:_:)-(String,_,_,_,_,_,_,_)`` and registers
/// where that was called. It takes whatever a router takes, and groups of its own.
public struct RouteGroup: RouteMapping {
    private let base: any RouteMapping
    private let prefix: RoutePattern?
    private let tags: Set<String>
    private let owner: OwnerReference?
    private let queue: DispatchQueue?
    /// The origins that maps accept for which nothing else is said.
    private let origins: OriginSet?

    /// Makes a group of what registers elsewhere.
    init(
        in base: any RouteMapping,
        prefix: RoutePattern?,
        tags: [String],
        owner: (any RouteOwner)?,
        queue: DispatchQueue?,
        accepting: [RouteOrigin.Kind]?,
        at place: RoutePlace
    ) {
        let origins = accepting.map { OriginSet($0) }
        let owner = owner.map(OwnerReference.init)
        guard let outer = base as? RouteGroup else {
            self.init(
                base: base, prefix: prefix, tags: Set(tags), owner: owner, queue: queue, origins: origins)
            return
        }
        self.init(
            base: outer.base,
            prefix: prefix.map { outer.wholePattern($0, registeredAt: place) } ?? outer.prefix,
            tags: outer.tags.union(tags),
            owner: owner ?? outer.owner,
            queue: queue ?? outer.queue,
            origins: origins ?? outer.origins
        )
    }

    private init(
        base: any RouteMapping,
        prefix: RoutePattern?,
        tags: Set<String>,
        owner: OwnerReference?,
        queue: DispatchQueue?,
        origins: OriginSet?
    ) {
        self.base = base
        self.prefix = prefix
        self.tags = tags
        self.owner = owner
        self.queue = queue
        self.origins = origins
    }
}

extension RouteGroup {
    /// How the router of the group reads URLs and runs handlers.
    public var configuration: Routing.Configuration { base.configuration }

    /// Adds an entry behind the prefix of the group, with its tags beside its own.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - owner: The object that it goes with; the group's own, unless it is given. When that is gone by now,
    ///     nothing is registered.
    /// - Returns: The identity to dispose of it by.
    @discardableResult
    public func enter(_ entry: RouteEntry, owner: (any RouteOwner)?) -> RouteUUID {
        checkWhole(entry)
        var entry = entry
        entry.pattern = wholePattern(entry.pattern, registeredAt: entry.place)
        entry.tags.formUnion(tags)
        // Proxies guard what others accept, in the group and out of it.
        if entry.kind == .map { entry.origins = entry.origins ?? origins }
        if let queue { entry.handler = entry.handler.moved(fromMainTo: queue) }
        guard owner == nil, let reference = self.owner else { return base.enter(entry, owner: owner) }
        // What belonged to nobody instead would stay for good.
        guard let owner = reference.load() as? any RouteOwner else { return RouteUUID() }
        return base.enter(entry, owner: owner)
    }

    /// Whether patterns stand behind something.
    var hasPrefix: Bool { prefix != nil }

    /// Stops the program for a typed route behind a prefix: its values would be printed, and opened, without it.
    private func checkWhole(_ entry: RouteEntry) {
        guard let prefix, case .typed = entry.handler else { return }
        preconditionFailure(
            """
            \(entry.place): the typed route '\(entry.pattern)' cannot stand behind the prefix '\(prefix)' of a group, \
            for its values are URLs without it; write the whole URL in its pattern, and register it outside the \
            group or in one without a prefix
            """
        )
    }

    /// The pattern behind the prefix; one that cannot stand there stops the program and names the place.
    private func wholePattern(_ pattern: RoutePattern, registeredAt place: RoutePlace) -> RoutePattern {
        guard let prefix else { return pattern }
        do {
            return try pattern.joined(to: prefix, webSchemes: configuration.webSchemes)
        } catch {
            preconditionFailure("\(place): in the group '\(prefix)', \(error)")
        }
    }
}

extension Handler {
    /// The handler on another queue, if it is a classic one that was to run on the main queue.
    fileprivate func moved(fromMainTo queue: DispatchQueue) -> Handler {
        switch self {
        case .map(let own, let handler) where own.isMain: .map(queue, handler)
        case .proxy(let own, let handler) where own.isMain: .proxy(queue, handler)
        case .typed(let reading, let handler): .typed(reading, handler.moved(fromMainTo: queue))
        case .map, .proxy, .asyncMap, .asyncProxy: self
        }
    }
}

extension DispatchQueue {
    /// Whether this is the main queue, for which some systems give another object at every call.
    fileprivate var isMain: Bool { label == DispatchQueue.main.label }
}
