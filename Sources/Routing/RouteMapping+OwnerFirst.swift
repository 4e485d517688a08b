public import Dispatch

/// The order of older code, which states the owner before the queue.
extension RouteMapping {
    /// Maps a pattern to a handler that must call back, with the owner before the queue.
    @preconcurrency @discardableResult
    public func map(
        _ pattern: String, tags: [String] = [], owner: (any RouteOwner)?, queue: DispatchQueue,
        handler: @escaping RouteHandler, fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        map(pattern, tags: tags, queue: queue, owner: owner, handler: handler, fileID: fileID, line: line)
    }

    /// Has a proxy that must call back asked about a pattern, with the owner before the queue.
    @preconcurrency @discardableResult
    public func proxy(
        _ pattern: String, tags: [String] = [], owner: (any RouteOwner)?, queue: DispatchQueue,
        handler: @escaping ProxyHandler, fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        proxy(pattern, tags: tags, queue: queue, owner: owner, handler: handler, fileID: fileID, line: line)
    }

    /// Protects a pattern by a guard that must call back, with the owner before the queue.
    @preconcurrency @discardableResult
    public func protect(
        _ pattern: String, owner: (any RouteOwner)?, queue: DispatchQueue,
        handler: @escaping ProxyHandler, fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        protect(pattern, queue: queue, owner: owner, handler: handler, fileID: fileID, line: line)
    }
}
