/// The fallbacks, which handle URLs that no map matches: at most one for each scope and for the router.
struct FallbackTable: Sendable {
    private var entries = [TagFilter: Entry]()
    private var filters = [RouteUUID: TagFilter]()

    /// Sets the fallback of a scope.
    ///
    /// - Returns: The replaced fallback, if any.
    mutating func set(_ entry: Entry, for filter: TagFilter) -> Entry? {
        let replaced = entries.updateValue(entry, forKey: filter)
        if let replaced { filters[replaced.uuid] = nil }
        filters[entry.uuid] = filter
        return replaced
    }

    /// Removes a fallback.
    ///
    /// - Returns: The fallback, or `nil` when there is none with this identity.
    mutating func remove(_ uuid: RouteUUID) -> Entry? {
        guard let filter = filters.removeValue(forKey: uuid) else { return nil }
        return entries.removeValue(forKey: filter)
    }

    /// Whether a fallback is still set.
    func contains(_ entry: Entry) -> Bool {
        filters[entry.uuid] != nil
    }

    /// Returns the fallback of a scope, of the nearest scope that it narrows, or of the router.
    ///
    /// Fallbacks that refuse the origin of the URL are skipped.
    func nearest(to filter: TagFilter) -> Entry? {
        if entries.isEmpty { return nil }
        var filter: TagFilter? = filter
        while let current = filter {
            if let entry = entries[current], entry.signature.refused.isDisjoint(with: current.askers) {
                return entry
            }
            filter = current.wider
        }
        return nil
    }
}
