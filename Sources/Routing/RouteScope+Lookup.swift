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
        return dispatcher.findMap(for: url, in: filter.asked(by: origin.bit)).match?.entry.uuid
    }
}
