internal import Routing

/// The paths of a pattern in Apple's words.
///
/// `?*` reaches beyond a `/`. What it must not be is excluded before: `/books/:id` is everything below `/books/` that
/// is not below `/books/?*/`. That works when the pattern has a number of segments of its own, so that patterns with
/// more of them can stand before. Beside a `**` a capture may reach as far as it likes, which is right where both
/// stand together: `/a/:b/**` is `/a/?*`.
struct AppSitePaths {
    /// How often a path is written, with or without what may be missing.
    private static let mostVariants = 32

    /// The paths to exclude before.
    private(set) var excluded: [String] = []
    /// The paths to hand over.
    private(set) var included: [String] = []
    /// The number of segments; `nil` for any number of them.
    let length: Int?
    /// The length of the literal that ends before the last capture, in a segment that it shares: of patterns of one
    /// length those without come first, then the shorter ones.
    private(set) var openPrefix = 0
    /// Whether some capture may be more than one segment.
    private(set) var isWider = false
    /// How many bytes the paths have together; past the bound no more of them are written.
    private(set) var size = 0
    private let bound: Int

    /// Spells paths.
    ///
    /// - Parameters:
    ///   - parts: The parts of a pattern.
    ///   - bound: How many bytes are of use: a pattern of many captures has many long paths.
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

    /// Spells a path with a number of segments of its own.
    private mutating func spell(_ segments: [[AppSitePiece]]) {
        let texts = segments.map(\.pattern)
        include(Self.closed("/" + texts.joined(separator: "/")))
        for (number, segment) in segments.enumerated() {
            for (index, piece) in segment.enumerated() {
                guard case .some = piece else { continue }
                if size > bound { return }
                let isLast = number == segments.count - 1 && index == segment.count - 1
                var pieces = segment.map(\.pattern)
                // In a whole segment there is something on both sides of a slash. A slash at the very end divides
                // nothing.
                pieces[index] = segment.isCapture ? "?*/?*" : isLast ? "*/?*" : "*/*"
                var patterns = texts
                patterns[number] = pieces.joined()
                exclude(Self.closed("/" + patterns.joined(separator: "/")))
            }
        }
        guard let last = segments.last, last.endsOpen, !last.isCapture else { return }
        if let prefix = last.prefixBeforeCapture {
            // The slash at the end of `/file-/` would be the text of the capture.
            openPrefix = prefix.utf8.count
            let before = segments.dropLast().map { "/" + $0.pattern }.joined()
            exclude([before + "/" + prefix + "/"])
        } else {
            isWider = true
        }
    }

    private mutating func include(_ paths: [String]) {
        included += paths
        size += paths.reduce(0) { $0 + $1.utf8.count }
    }

    private mutating func exclude(_ paths: [String]) {
        excluded += paths
        size += paths.reduce(0) { $0 + $1.utf8.count }
    }

    /// A path with and without a slash at its end, which routers do not distinguish.
    private static func closed(_ path: String) -> [String] {
        path.hasSuffix("*") || path.hasSuffix("/") ? [path] : [path, path + "/"]
    }

    /// Spells a path with any number of segments.
    private mutating func spellOpen(_ parts: [AppSitePart]) {
        let runs = Self.runs(of: parts)
        var paths = [""]
        for (index, run) in runs.enumerated() {
            switch run {
            case .segment(let pieces):
                if pieces.isOpen { isWider = true }
                paths.append(toEach: "/" + pieces.pattern)
            case .several(let count, let isOpen):
                if !isOpen { isWider = true }
                let path = String(repeating: "/?*", count: count)
                if count > 0 {
                    paths.append(toEach: path)
                } else if index == 0, runs.count == 1 {
                    paths = ["/*"]
                } else if paths.count < Self.mostVariants {
                    paths = paths.flatMap { [$0, $0 + "/*"] }
                } else {
                    // One path for both, which is more than either.
                    isWider = true
                    paths.append(toEach: "*")
                }
            }
        }
        let covered = Set(paths.filter { $0.hasSuffix("/*") }.map { $0.dropLast() })
        include(paths.flatMap { Self.closed($0) }.filter { !covered.contains($0[...]) })
    }
}

extension AppSitePaths {
    private enum Run {
        case segment([AppSitePiece])
        /// So many captures beside each other, and any number of segments between them if it is open.
        case several(Int, Bool)
    }

    /// Joins captures and what stands for any number of segments where they stand together.
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

extension [String] {
    /// Writes a text behind each.
    fileprivate mutating func append(toEach text: String) {
        for index in indices { self[index] += text }
    }
}
