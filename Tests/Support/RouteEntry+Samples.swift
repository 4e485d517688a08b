@testable import Routing

extension RouteEntry {
    /// A map that does nothing.
    static func map(_ pattern: RoutePattern, tags: [String] = []) -> RouteEntry {
        let handler = Handler.asyncMap(isolation: nil) { _ in nil }
        return RouteEntry(pattern, tags, handler, nil, nil, RoutePlace(#fileID, #line))
    }

    /// A proxy that passes.
    static func proxy(_ pattern: RoutePattern, tags: [String] = []) -> RouteEntry {
        let handler = Handler.asyncProxy(isolation: nil) { _ in .pass }
        return RouteEntry(pattern, tags, handler, nil, nil, RoutePlace(#fileID, #line))
    }
}

/// An owner that owns nothing else.
final class PlainOwner: RouteOwner {}
