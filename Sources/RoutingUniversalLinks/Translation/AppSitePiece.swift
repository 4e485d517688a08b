internal import Routing

/// A piece of a segment in Apple's patterns.
enum AppSitePiece {
    /// What stands for itself, or for one of the values of a variable: never for a `/`.
    case text(String)
    /// `?*`: one character at least, which may be `/` as well.
    case some
}

/// A part of a path between two slashes, or any number of them.
enum AppSitePart {
    case segment([AppSitePiece])
    /// Any number of segments, none included.
    case gap
}

extension [AppSitePiece] {
    /// Whether it is a capture of a whole segment.
    var isCapture: Bool {
        guard count == 1, case .some? = first else { return false }
        return true
    }

    /// Whether some piece may reach beyond a `/`.
    var isOpen: Bool { contains { if case .some = $0 { true } else { false } } }

    /// The segment as a pattern.
    var pattern: String { map(\.pattern).joined() }

    /// The only literal in front of the only capture: `file-` of `file-:id`.
    var prefixBeforeCapture: String? {
        guard count == 2, case .text(let text) = self[0], case .some = self[1] else { return nil }
        // What stands for several texts is none.
        return text.utf8.contains(ascii("?")) || text.utf8.contains(ascii("$")) ? nil : text
    }

    /// Whether it ends with a capture.
    var endsOpen: Bool {
        if case .some? = last { true } else { false }
    }
}

extension AppSitePiece {
    /// The piece as a pattern.
    var pattern: String {
        switch self {
        case .text(let text): text
        case .some: "?*"
        }
    }
}
