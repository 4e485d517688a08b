internal import Routing

/// The paths of a pattern, written as Apple's patterns.
///
/// `?*` also matches `/`, so the paths that it must not match are excluded first: `/books/:id` becomes all
/// paths that match `/books/?*`, except those that match `/books/?*/?*`. This works only for a pattern with a
/// fixed number of segments, so that patterns with more segments can precede it. Next to a `**`, a capture may
/// match several segments, which is right where the two are adjacent: `/a/:b/**` becomes `/a/?*`.
struct AppSitePaths {
    /// The largest number of paths for one pattern, with and without its gaps.
    private static let mostVariants = 32

    /// The paths to exclude first.
    private(set) var excluded: [String] = []
    /// The paths to hand over.
    private(set) var included: [String] = []
    /// The number of segments; `nil` when it varies.
    let length: Int?
    /// The length of the literal before the last capture, in a segment that the two share.
    ///
    /// Among patterns with equally many segments, those without such a literal come first, then those with
    /// shorter ones.
    private(set) var openPrefix = 0
    /// Whether a capture may match more than one segment.
    private(set) var isWider = false
    /// The number of bytes of all paths; beyond the bound, no more paths are written.
    private(set) var size = 0
    private let bound: Int

    /// Writes the paths of a pattern up to a number of bytes; a pattern with many captures has many long
    /// paths.
    init(_ parts: [AppSitePart], bound: Int) {
        self.bound = bound
        let segments = parts.compactMap { if case .segment(let pieces) = $0 { pieces } else { nil } }
        guard segments.count == parts.count else {
            length = nil
            spellOpen(parts)
            return
        }
        length = segments.count
        spell(segments)
    }

    /// Writes a path with a fixed number of segments.
    private mutating func spell(_ segments: [[AppSitePiece]]) {
        let texts = segments.map(\.pattern)
        add(Self.closed("/" + texts.joined(separator: "/")), to: \.included)
        for (number, segment) in segments.enumerated() {
            for (index, piece) in segment.enumerated() {
                guard piece == .some else { continue }
                if size > bound { return }
                let isLast = number == segments.count - 1 && index == segment.count - 1
                var pieces = segment.map(\.pattern)
                // A whole segment has characters on both sides of a slash. A slash at the very end separates
                // nothing.
                pieces[index] = segment.isCapture ? "?*/?*" : isLast ? "*/?*" : "*/*"
                var patterns = texts
                patterns[number] = pieces.joined()
                add(Self.closed("/" + patterns.joined(separator: "/")), to: \.excluded)
            }
        }
        guard let last = segments.last, last.last == AppSitePiece.some, !last.isCapture else { return }
        if let prefix = last.prefixBeforeCapture {
            // The capture would match the slash at the end of `/file-/`.
            openPrefix = prefix.utf8.count
            let before = segments.dropLast().map { "/" + $0.pattern }.joined()
            add([before + "/" + prefix + "/"], to: \.excluded)
        } else {
            isWider = true
        }
    }

    private mutating func add(_ paths: [String], to list: WritableKeyPath<Self, [String]>) {
        self[keyPath: list] += paths
        size += paths.reduce(0) { $0 + $1.utf8.count }
    }

    /// A path with and without a slash at its end; routers treat both alike.
    private static func closed(_ path: String) -> [String] {
        path.hasSuffix("*") || path.hasSuffix("/") ? [path] : [path, path + "/"]
    }

    /// Writes a path with any number of segments.
    private mutating func spellOpen(_ parts: [AppSitePart]) {
        let runs = Self.runs(of: parts)
        var paths = [""]
        for (index, run) in runs.enumerated() {
            switch run {
            case .segment(let pieces):
                if pieces.contains(.some) { isWider = true }
                paths = paths.map { $0 + "/" + pieces.pattern }
            case .several(let count, let isOpen):
                if !isOpen { isWider = true }
                if count > 0 {
                    paths = paths.map { $0 + String(repeating: "/?*", count: count) }
                } else if index == 0, runs.count == 1 {
                    paths = ["/*"]
                } else if paths.count < Self.mostVariants {
                    paths = paths.flatMap { [$0, $0 + "/*"] }
                } else {
                    // One path stands for both, and matches more than either.
                    isWider = true
                    paths = paths.map { $0 + "*" }
                }
            }
        }
        let covered = Set(paths.filter { $0.hasSuffix("/*") }.map { $0.dropLast() })
        add(paths.flatMap(Self.closed).filter { !covered.contains($0[...]) }, to: \.included)
    }
}

extension AppSitePaths {
    private enum Run {
        case segment([AppSitePiece])
        /// A number of adjacent captures, and whether any number of segments may stand between them.
        case several(Int, Bool)
    }

    /// Joins adjacent captures and gaps.
    private static func runs(of parts: [AppSitePart]) -> [Run] {
        var runs: [Run] = []
        for part in parts {
            let (count, isOpen): (Int, Bool)
            switch part {
            case .segment(let pieces) where !pieces.isCapture:
                runs.append(.segment(pieces))
                continue
            case .segment: (count, isOpen) = (1, false)
            case .gap: (count, isOpen) = (0, true)
            }
            if case .several(let before, let wasOpen)? = runs.last {
                runs[runs.count - 1] = .several(before + count, wasOpen || isOpen)
            } else {
                runs.append(.several(count, isOpen))
            }
        }
        return runs
    }
}

/// A piece of a segment in Apple's patterns.
enum AppSitePiece: Equatable {
    /// A literal text, or one of the values of a variable: never a `/`.
    case text(String)
    /// `?*`: at least one character, which may be `/`.
    case some

    /// The piece as a pattern.
    var pattern: String {
        switch self {
        case .text(let text): text
        case .some: "?*"
        }
    }
}

/// A part of a path between two slashes, or any number of such parts.
enum AppSitePart: Equatable {
    case segment([AppSitePiece])
    /// Any number of segments, including none.
    case gap
}

extension [AppSitePiece] {
    /// Whether the part is a capture of a whole segment.
    var isCapture: Bool { self == [.some] }

    /// The segment as a pattern.
    var pattern: String { map(\.pattern).joined() }

    /// The only literal before the only capture: `file-` of `file-:id`.
    var prefixBeforeCapture: String? {
        guard count == 2, case .text(let text) = self[0], self[1] == .some else { return nil }
        // A text with `?` or `$` matches several texts.
        return text.utf8.contains(ascii("?")) || text.utf8.contains(ascii("$")) ? nil : text
    }
}
