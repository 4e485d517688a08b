internal import Routing

/// An index that finds the components that can match a path.
///
/// Files have hundreds of components, and most require a literal somewhere. So a component is found by a
/// segment that it requires, or else by the text that it begins with.
struct AppSiteIndex {
    /// The components that require a segment, by that segment in lower case.
    private var bySegment: [String: [Int]] = [:]
    /// The components that require no whole segment, by their first characters in lower case.
    private var byPrefix = AppSiteTrie()

    /// Files each component under the segment that the fewest components require.
    ///
    /// - Parameter components: The patterns of the components' paths, and whether these are compared with
    ///   escaped paths; `nil` for a component that matches any path.
    /// - Complexity: O(*n*) in the length of the patterns.
    init(_ components: [(pattern: AppSitePattern, isEncoded: Bool)?]) {
        let patterns = components.map { component in component.flatMap { $0.isEncoded ? $0.pattern : nil } }
        let needs = patterns.map { pattern in pattern.map(Self.segments) ?? [] }
        var counts: [String: Int] = [:]
        for segment in needs.joined() { counts[segment, default: 0] += 1 }
        for (number, segments) in needs.enumerated() {
            if let rarest = segments.min(by: { counts[$0, default: 0] < counts[$1, default: 0] }) {
                bySegment[rarest, default: []].append(number)
            } else if case .text(let text)? = patterns[number]?.atoms.first {
                byPrefix.insert(text.map(\.foldedASCII), number)
            } else {
                byPrefix.insert([], number)
            }
        }
    }

    /// The indices of the components that can match a path, in order.
    func candidates(for path: String) -> [Int] {
        let segments = Set(path.utf8.split(separator: ascii("/")).map { String(Substring($0)).foldedASCII })
        var candidates = Array(segments.compactMap { bySegment[$0] }.joined())
        _ = byPrefix.visit(at: 0, in: path.unicodeScalars.map(\.foldedASCII)) { candidates += $1 }
        return candidates.sorted()
    }

    /// The segments that every matching path contains.
    private static func segments(of pattern: AppSitePattern) -> [String] {
        pattern.atoms.enumerated().flatMap { index, atom -> [String] in
            guard case .text(let text) = atom else { return [] }
            let isLast = index == pattern.atoms.count - 1
            // Before the first slash and after the last one, the segment may continue beyond the text.
            let pieces = text.split(separator: "/", omittingEmptySubsequences: false)
            return pieces.dropFirst().dropLast(isLast ? 0 : 1).filter { !$0.isEmpty }
                .map { String(String.UnicodeScalarView($0)).foldedASCII }
        }
    }
}
