internal import Routing

/// Tags that are used once and look like another one.
extension RouteAudit {
    /// How often a tag is used to be taken for the right spelling.
    private static let often = 3

    mutating func findTagSpelling() {
        var uses: [String: (newest: AuditedEntry, count: Int)] = [:]
        for audited in entries {
            for tag in audited.tags { uses[tag, default: (audited, 0)].count += 1 }
        }
        var usual: [[Unicode.Scalar]: [String]] = [:]
        for tag in uses.keys.sorted() where uses[tag].map({ $0.count >= Self.often }) == true {
            for key in TagSlip.keys(of: tag) { usual[key, default: []].append(tag) }
        }
        for (tag, use) in uses where use.count == 1 {
            let candidates = TagSlip.keys(of: tag).flatMap { usual[$0] ?? [] }
            // One that has both tags is meant to.
            let similar = candidates.filter { !use.newest.tags.contains($0) && TagSlip.isSlip(tag, of: $0) }
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
