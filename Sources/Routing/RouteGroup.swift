internal import Dispatch

/// Registrations that have something in common: a prefix, tags, an owner, a queue.
///
/// A group is made by
/// ``RouteMapping/group(_:tags:owner:queue:accepting:fileID:line:_:)-(String,_,_,_,_,_,_,_)`` and registers
/// where that was called. It takes whatever a router takes, and groups of its own.
public struct RouteGroup: RouteMapping {
    private let base: any RouteMapping
    private let prefix: RoutePattern?
    private let tags: Set<String>
    private let owner: OwnerReference?
    private let queue: DispatchQueue?
    /// The origins that maps accept for which nothing else is said.
    private let origins: OriginSet?

    /// Makes a group of what registers elsewhere; one in another group registers where that does.
    init(
        in base: any RouteMapping, _ prefix: RoutePattern?, _ tags: [String], _ owner: (any RouteOwner)?,
        _ queue: DispatchQueue?, _ accepting: [RouteOrigin.Kind]?, at place: RoutePlace
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
    /// How the router of the group reads URLs and runs handlers.
    public var configuration: Routing.Configuration { base.configuration }

    /// Reads the text of a pattern; nothing behind the prefix of the group is the prefix itself.
    public func read(_ literal: String, registeredAt place: RoutePlace) -> RoutePattern {
        literal.isEmpty && prefix != nil ? "/" : base.read(literal, registeredAt: place)
    }

    /// Adds an entry behind the prefix of the group, with its tags beside its own.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - owner: The object that it goes with; the group's own, unless it is given. When that is gone by
    ///     now, nothing is registered.
    /// - Returns: The identity to dispose of it by.
    @discardableResult
    public func enter(_ entry: RouteEntry, owner: (any RouteOwner)?) -> RouteUUID {
        checkWhole(entry)
        var entry = entry
        entry.pattern = wholePattern(entry.pattern, registeredAt: entry.place)
        entry.add(tags)
        // Proxies and guards are asked about what others accept, in the group and out of it.
        if entry.kind == .map { entry.origins = entry.origins ?? origins }
        if let queue { entry.handler = entry.handler.moved(fromMainTo: queue) }
        guard owner == nil, let reference = self.owner else { return base.enter(entry, owner: owner) }
        // What belonged to nobody instead would stay for good.
        guard let owner = reference.load() as? any RouteOwner else { return RouteUUID() }
        return base.enter(entry, owner: owner)
    }

    /// Stops the program for a typed route behind a prefix: its values would be printed, and opened, without
    /// it.
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
