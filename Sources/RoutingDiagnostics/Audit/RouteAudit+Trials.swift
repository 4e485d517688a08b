/// Making up URLs of an entry.
extension RouteAudit {
    /// Makes up URLs of an entry, the simplest first; few of them are none of its URLs.
    func trials(of audited: AuditedEntry) -> TrialURLs {
        TrialURLs(audited.tracks, segments, origins)
    }

    /// The first URL of an entry that it matches for sure, or else but for its code; `nil` when none is
    /// known.
    func witness(of audited: AuditedEntry) -> String? {
        var possible: String?
        for text in trials(of: audited) {
            guard let url = try? RouteURL(text, reader: reader) else { continue }
            if matches(audited, url) { return text }
            if possible == nil, matchesButForCode(audited, url) { possible = text }
        }
        return possible
    }

    private func matchesButForCode(_ audited: AuditedEntry, _ url: RouteURL) -> Bool {
        guard audited.entry.asksCode else { return false }
        return PatternMatcher(rules: rules, asksPredicates: false).match(audited.entry.pattern, url) != nil
    }
}
