#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension RouteOpening {
    /// Opens a URL and returns the value of its handler.
    ///
    /// ```swift
    /// let book = try await router.dispatch("books/7", returning: Book.self)
    /// ```
    ///
    /// - Parameters:
    ///   - string: The URL.
    ///   - type: The type of the value.
    ///   - data: A value that is passed to the proxies and the handler.
    ///   - origin: The origin of the URL, or `nil` if the caller does not state it, as for `open`.
    /// - Returns: The value.
    /// - Throws: The errors of ``dispatch(_:passing:from:)-(String,_,_)``, and ``RoutingError/Code/wrongValue``
    ///   if the handler has returned nothing or a value of another type.
    nonisolated(nonsending) public func dispatch<Value>(
        _ string: String,
        returning type: Value.Type,
        passing data: (any Sendable)? = nil,
        from origin: RouteOrigin? = nil
    ) async throws -> Value {
        try await dispatch(string, passing: data, from: origin).requiredValue(as: type)
    }

    /// Opens the `absoluteString` of a Foundation URL and returns the value of its handler.
    nonisolated(nonsending) public func dispatch<Value>(
        _ url: URL,
        returning type: Value.Type,
        passing data: (any Sendable)? = nil,
        from origin: RouteOrigin? = nil
    ) async throws -> Value {
        try await dispatch(url, passing: data, from: origin).requiredValue(as: type)
    }

    /// Opens the URL of a value and returns the value of its handler.
    nonisolated(nonsending) public func dispatch<Value>(
        _ route: some Route,
        returning type: Value.Type,
        passing data: (any Sendable)? = nil,
        from origin: RouteOrigin? = nil
    ) async throws -> Value {
        try await dispatch(route, passing: data, from: origin).requiredValue(as: type)
    }
}

extension RouteOutcome {
    fileprivate func requiredValue<Value>(as type: Value.Type) throws -> Value {
        if let value = value(as: type) { return value }
        let found = value.map { "a value of type \(Swift.type(of: $0))" } ?? "nothing"
        let message = "the handler of '\(pattern)' returned \(found), not a value of type \(type)"
        throw RoutingError(.wrongValue, message)
    }
}
