internal import Routing

/// Finds tags that are used once and resemble another tag.
extension RouteAudit {
    /// The number of uses that make a tag count as the right spelling.
    private static let often = 3
    /// The largest number of tags that are compared among those that differ in the same letter.
    private static let mostAlike = 16

    mutating func findTagSpelling() {
        var uses: [String: (newest: AuditedEntry, count: Int)] = [:]
        for audited in entries {
            for tag in audited.tags { uses[tag, default: (audited, 0)].count += 1 }
        }
        var usual: [[Unicode.Scalar]: [String]] = [:]
        for tag in uses.keys.sorted() where uses[tag].map({ $0.count >= Self.often }) == true {
            for key in TagMisspelling.keys(of: tag) where usual[key, default: []].count < Self.mostAlike {
                usual[key, default: []].append(tag)
            }
        }
        for (tag, use) in uses where use.count == 1 {
            let candidates = TagMisspelling.keys(of: tag).flatMap { usual[$0] ?? [] }
            // An entry that has both tags has both on purpose.
            let similar = candidates.filter {
                !use.newest.tags.contains($0) && TagMisspelling.isMisspelling(tag, of: $0)
            }
            let best = similar.max { (uses[$0]?.count ?? 0, $1) < (uses[$1]?.count ?? 0, $0) }
            guard let best, let other = uses[best] else { continue }
            report(tag, of: use.newest, like: best, other.newest, count: other.count)
        }
    }

    private mutating func report(
        _ tag: String,
        of audited: AuditedEntry,
        like usual: String,
        _ other: AuditedEntry,
        count: Int
    ) {
        guard let witness = witness(of: audited) else { return }
        findings.append(
            Finding(
                code: .tagSpelling,
                certainty: .possible,
                witness: witness,
                scope: [usual],
                route: audited,
                other: other,
                message:
                    "alone has the tag '\(tag)', which may be meant to be '\(usual)', the tag of \(count) others"
            )
        )
    }
}

/// Recognises misspelt tags: different capitals, or one letter missing, added, replaced or misplaced.
///
/// Digits are not letters: `Tab1` and `Tab2` are two different tags.
enum TagMisspelling {
    /// Keys of a tag: two tags share a key if one may be a misspelling of the other.
    static func keys(of tag: String) -> Set<[Unicode.Scalar]> {
        let folded = Array(tag.foldedASCII.unicodeScalars)
        var keys: Set<[Unicode.Scalar]> = [folded]
        // A long tag would have too many keys, and is unlikely to be a word.
        guard 3...64 ~= folded.count else { return keys }
        for index in folded.indices {
            var key = folded
            key.remove(at: index)
            keys.insert(key)
        }
        return keys
    }

    /// Whether one tag may be a misspelling of another.
    static func isMisspelling(_ tag: String, of other: String) -> Bool {
        if tag.isExactly(other) { return false }
        let (tag, other) = (Array(tag.foldedASCII.unicodeScalars), Array(other.foldedASCII.unicodeScalars))
        if tag == other { return true }
        guard min(tag.count, other.count) >= 3 else { return false }
        let start = zip(tag, other).prefix { $0 == $1 }.count
        let (left, right) = (Array(tag[start...]), Array(other[start...]))
        let changes: [(Int, Int)] = [(1, 0), (0, 1), (1, 1)]
        for (fromLeft, fromRight) in changes where left.count >= fromLeft && right.count >= fromRight {
            let changed = left.prefix(fromLeft) + right.prefix(fromRight)
            if left.dropFirst(fromLeft) == right.dropFirst(fromRight) { return changed.allSatisfy(isLetter) }
        }
        guard left.count >= 2, right.count >= 2, left[0] == right[1], left[1] == right[0] else {
            return false
        }
        return left.dropFirst(2) == right.dropFirst(2) && left.prefix(2).allSatisfy(isLetter)
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }
}
