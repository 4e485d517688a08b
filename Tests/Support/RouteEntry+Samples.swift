@testable import Routing

extension RouteEntry {
    /// A map that does nothing.
    static func map(_ pattern: RoutePattern, tags: [String] = []) -> RouteEntry {
        let handler = Handler(.asyncMap(isolation: nil) { _ in nil })
        return RouteEntry(pattern, tags, handler, nil, nil, SourceLine(#fileID, #line))
    }

    /// A proxy that lets every URL pass.
    static func proxy(_ pattern: RoutePattern, tags: [String] = []) -> RouteEntry {
        passing(pattern, tags, as: .proxy)
    }

    /// A guard that lets every URL pass.
    static func `guard`(_ pattern: RoutePattern) -> RouteEntry { passing(pattern, [], as: .guard) }

    private static func passing(_ pattern: RoutePattern, _ tags: [String], as kind: Kind) -> RouteEntry {
        let handler = Handler(.asyncProxy(isolation: nil) { _ in .pass })
        return RouteEntry(pattern, tags, handler, nil, nil, SourceLine(#fileID, #line), as: kind)
    }
}

/// An owner without any other purpose.
final class PlainOwner: RouteOwner {}
