public import Dispatch

/// The order of older code, which states the owner before the queue.
extension RouteMapping {
    /// Maps a pattern to a handler with a callback, with the owner before the queue.
    @preconcurrency @discardableResult
    public func map(
        _ pattern: String, tags: [String] = [], owner: (any RouteOwner)?, queue: DispatchQueue,
        handler: @escaping RouteHandler, fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        map(pattern, tags: tags, queue: queue, owner: owner, handler: handler, fileID: fileID, line: line)
    }

    /// Registers a proxy with a callback, with the owner before the queue.
    @preconcurrency @discardableResult
    public func proxy(
        _ pattern: String, tags: [String] = [], owner: (any RouteOwner)?, queue: DispatchQueue,
        handler: @escaping ProxyHandler, fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        proxy(pattern, tags: tags, queue: queue, owner: owner, handler: handler, fileID: fileID, line: line)
    }

    /// Protects URLs by a guard with a callback, with the owner before the queue.
    @preconcurrency @discardableResult
    public func protect(
        _ pattern: String, owner: (any RouteOwner)?, queue: DispatchQueue,
        handler: @escaping ProxyHandler, fileID: StaticString = #fileID, line: UInt = #line
    ) -> RouteUUID {
        protect(pattern, queue: queue, owner: owner, handler: handler, fileID: fileID, line: line)
    }
}
