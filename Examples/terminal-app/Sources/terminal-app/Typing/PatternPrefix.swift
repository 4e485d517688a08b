/// A pattern, for completing the beginnings of its URLs.
struct PatternPrefix {
    private let scheme: String?
    private let segments: [Segment]

    /// A part of a pattern between two slashes.
    private struct Segment {
        /// The whole text of the segment, or the text before the first capture.
        let literal: String
        let isLiteral: Bool
        /// Whether it matches any number of segments.
        let takesAll: Bool

        init(_ text: Substring) {
            literal = String(text.prefix { !":*(\\<".contains($0) })
            isLiteral = literal.count == text.count
            takesAll = text == "**" || text == "*" || text.hasSuffix("...")
        }

        func mayBegin(with text: Substring) -> Bool {
            let common = min(text.count, literal.count)
            let isEqual = text.prefix(common).lowercased() == literal.prefix(common).lowercased()
            return isEqual && (!isLiteral || text.count <= literal.count)
        }

        func mayBe(_ text: Substring) -> Bool {
            isLiteral ? text.lowercased() == literal.lowercased() : !text.isEmpty && mayBegin(with: text)
        }

        func completing(_ text: Substring) -> String {
            text.count < literal.count || isLiteral ? literal : String(text)
        }
    }

    /// Creates the prefix.
    ///
    /// - Parameter pattern: The text of the pattern.
    init(_ pattern: String) {
        let parts = URLParts(pattern)
        scheme = parts.scheme
        segments = parts.segments.map(Segment.init)
    }

    /// Completes a text.
    ///
    /// - Parameter text: The beginning of a URL.
    /// - Returns: The text, completed as far as the pattern fixes it; `nil` when no URL of the pattern begins
    ///   with the text.
    func completing(_ text: String) -> String? {
        let parts = URLParts(text)
        if let scheme, let typed = parts.scheme, scheme.lowercased() != typed.lowercased() { return nil }
        let start = parts.scheme == nil ? scheme.map { "\($0)://" } ?? parts.start : parts.start
        var completed: [String] = []
        for (index, typed) in parts.segments.enumerated() {
            guard index < segments.count else { return nil }
            let segment = segments[index]
            if segment.takesAll { return start + parts.segments.joined(separator: "/") }
            let isLast = index == parts.segments.count - 1
            guard isLast ? segment.mayBegin(with: typed) : segment.mayBe(typed) else { return nil }
            completed.append(isLast ? segment.completing(typed) : String(typed))
        }
        return start + (completed + following(completed.count)).joined(separator: "/")
    }

    /// The literal text after a number of segments, up to the first capture.
    private func following(_ count: Int) -> [String] {
        guard count > 0, segments[count - 1].isLiteral else { return [] }
        let literals = segments.dropFirst(count).prefix(while: \.isLiteral).map(\.literal)
        let rest = segments.dropFirst(count + literals.count)
        return literals + (rest.first.map { [$0.literal] } ?? [])
    }
}

/// A URL or a pattern, split at its separators.
private struct URLParts {
    let scheme: String?
    /// The text before the first segment.
    let start: String
    /// The segments: at least one, which may be empty.
    let segments: [Substring]

    init(_ text: String) {
        let range = text.firstRange(of: "://")
        scheme = range.map { String(text[..<$0.lowerBound]) }
        var rest = range.map { text[$0.upperBound...] } ?? text[...]
        var start = range.map { String(text[..<$0.upperBound]) } ?? ""
        if rest.hasPrefix("/") {
            rest.removeFirst()
            start += "/"
        }
        self.start = start
        segments = rest.split(separator: "/", omittingEmptySubsequences: false)
    }
}
