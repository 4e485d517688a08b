/// Entries that were registered twice.
extension RouteAudit {
    /// What entries have in common that are the same.
    private struct Look: Hashable {
        let kind: RouteEntry.Kind
        let paths: Set<[PathPart]>
        let captures: [String]
        let tags: Set<String>
        let accepted: OriginSet
        /// What tells proxies apart.
        let label: Label?
        /// The code that is asked.
        var code: AskedCode
    }

    /// Two proxies on one pattern are usual, unless they have the same name, or the same place and none.
    private enum Label: Hashable {
        case name(String)
        case place(RoutePlace)
    }

    /// Finds, for each entry, a newer one that is the same.
    mutating func findDuplicates() {
        var known: [Look: Lookalikes] = [:]
        for audited in entries {
            let look = look(of: audited)
            // An entry that asks no more than this one takes all that this one takes.
            let newer = look.code.weaker.compactMap { code in
                var look = look
                look.code = code
                return known[look]
            }
            let lasting = newest(newer.compactMap { $0.lasting(for: audited) })
            // Whatever is the same as this one is the same as that one, too.
            if lasting == nil { known[look, default: Lookalikes(audited)].add(audited) }
            guard let double = lasting ?? newest(newer.map(\.newest)) else { continue }
            doubles[audited.ordinal] = double
            if lasting != nil, audited.kind == .map { hidden.insert(audited.ordinal) }
        }
    }

    private func newest(_ entries: [AuditedEntry]) -> AuditedEntry? {
        entries.max { $0.ordinal < $1.ordinal }
    }

    /// Reports the duplicates that are not known to be hidden by others.
    mutating func reportDuplicates() {
        for audited in entries {
            guard let double = doubles[audited.ordinal] else { continue }
            takeTurn()
            let isLasting = audited.isOutlasted(by: double.entry)
            if !isLasting, hidden.contains(audited.ordinal) { continue }
            guard let shown = witness(of: audited, showing: double) else { continue }
            findings.append(
                Finding(
                    code: .duplicate,
                    certainty: isLasting ? .certain : .possible,
                    witness: shown.witness,
                    scope: shown.scope,
                    opener: audited.opener,
                    route: audited,
                    other: double,
                    message: message(audited.kind, isLasting: isLasting)
                )
            )
        }
    }

    /// Looks for a URL that shows two maps to be the same, since the newer one handles it, and for the scope.
    ///
    /// Both are hidden by others when there is none.
    private mutating func witness(
        of audited: AuditedEntry,
        showing double: AuditedEntry
    ) -> (witness: String, scope: [String])? {
        guard audited.kind == .map else { return witness(of: audited).map { ($0, []) } }
        for filter in [TagFilter().asked(by: OriginSet(audited.opener)), audited.openingFilter] {
            for text in trials(of: audited) {
                guard let url = try? RouteURL(text, reader: reader), matches(audited, url) else { continue }
                guard case .map(let map) = newestMap(matching: url, in: filter), map.ordinal == double.ordinal
                else { continue }
                return (text, filter.clauses.isEmpty ? [] : audited.tags.sorted())
            }
        }
        return witness(of: audited).map { ($0, audited.tags.sorted()) }
    }

    private func look(of audited: AuditedEntry) -> Look {
        let signature = audited.entry.signature
        let label = signature.name.map { Label.name($0) } ?? .place(signature.place)
        return Look(
            kind: audited.kind,
            paths: Set(audited.paths),
            captures: audited.captures,
            tags: audited.tags,
            accepted: audited.accepted,
            label: audited.kind == .proxy ? label : nil,
            code: AskedCode(of: audited.entry)
        )
    }

    private func message(_ kind: RouteEntry.Kind, isLasting: Bool) -> String {
        switch (kind, isLasting) {
        case (.map, true):
            "was registered again with the same pattern and tags; only the newer one handles URLs"
        case (.map, false):
            "may never handle a URL: it was registered again for another owner, and waits until that one is gone"
        case (.proxy, true):
            "was registered again with the same pattern and tags; both are asked, one after the other"
        case (.proxy, false):
            "may be asked twice: it was registered again for another owner, and both are asked until one is gone"
        }
    }
}
