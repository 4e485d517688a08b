internal import Routing

/// Entries that were registered twice.
extension RouteAudit {
    /// The properties that duplicate entries have in common.
    private struct DuplicateKey: Hashable {
        let kind: RouteEntry.Kind
        let site: String
        let alternatives: [[PatternComponent]]
        let wholeURL: RegularExpression?
        let predicates: [String: CapturePredicate]
        let valueType: ObjectIdentifier?
        let tags: Set<String>
        let accepted: OriginSet
        /// The label that tells two proxies apart.
        ///
        /// Two proxies on one pattern are usual, unless they have the same name, or no name and the same
        /// place of registration.
        let label: String?
    }

    /// Equal entries with several owners: the newest entry of each owner, and the newest of all.
    ///
    /// They are a reference, because a copy for each owner would make the owners of one pattern quadratic.
    private final class Twins {
        let newest: AuditedEntry
        var byOwner: [OwnerTable.Key?: AuditedEntry]

        init(newest: AuditedEntry) {
            self.newest = newest
            byOwner = [newest.entry.owner: newest]
        }
    }

    /// Finds, for each entry, a newer one that is the same.
    mutating func findDuplicates() {
        var known: [DuplicateKey: Twins] = [:]
        for audited in entries {
            let key = duplicateKey(of: audited)
            guard let twins = known[key] else {
                known[key] = Twins(newest: audited)
                continue
            }
            let owner = audited.entry.owner
            // A newer entry without an owner, or with the same owner, stays registered at least as long.
            let lasting = [nil, owner].compactMap { twins.byOwner[$0] }.max { $0.ordinal < $1.ordinal }
            doubles[audited.ordinal] = lasting ?? twins.newest
            if lasting == nil {
                twins.byOwner[owner] = audited
            } else if audited.kind == .map {
                hidden.insert(audited.ordinal)
            }
        }
    }

    /// Reports the duplicates, except those that other entries are known to hide.
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
                    route: audited,
                    other: double,
                    message: message(audited.kind, isLasting: isLasting)
                )
            )
        }
    }

    /// Looks for a URL that shows two maps to be duplicates because the newer one handles it, and for the
    /// scope.
    ///
    /// If no such URL exists, other entries hide both maps.
    private mutating func witness(
        of audited: AuditedEntry,
        showing double: AuditedEntry
    ) -> (witness: String, scope: [String])? {
        guard audited.kind == .map else { return witness(of: audited).map { ($0, []) } }
        for filter in [TagFilter().asked(by: OriginSet([audited.opener])), audited.openingFilter] {
            for text in samples(of: audited) {
                guard let url = url(text, of: audited), codeAgrees(audited.entry, url) else { continue }
                guard case .map(let map) = newestMap(matching: url, in: filter), map.ordinal == double.ordinal
                else { continue }
                return (text, filter.clauses.isEmpty ? [] : audited.tags.sorted())
            }
        }
        return witness(of: audited).map { ($0, audited.tags.sorted()) }
    }

    private func duplicateKey(of audited: AuditedEntry) -> DuplicateKey {
        let signature = audited.entry.signature
        let pattern = audited.entry.pattern
        let label = signature.name.map { "\"\($0)\"" } ?? signature.place.description
        return DuplicateKey(
            kind: audited.kind,
            site: audited.site,
            alternatives: (pattern.segmented?.alternatives ?? []).map { alternative in
                alternative.components.map { $0.folded(unless: snapshot.rules.caseSensitive) }
            },
            wholeURL: pattern.wholeURL,
            predicates: pattern.predicates,
            valueType: audited.entry.valueTypeIdentity,
            tags: audited.tags,
            accepted: audited.accepted,
            label: audited.kind.isInterceptor ? label : nil
        )
    }

    private func message(_ kind: RouteEntry.Kind, isLasting: Bool) -> String {
        switch (kind, isLasting) {
        case (.map, true):
            "was registered again with the same pattern and tags; only the newer one handles URLs"
        case (.map, false):
            "may never handle a URL: it was registered again for another owner, and waits until that one is gone"
        case (.proxy, true), (.guard, true):
            "was registered again with the same pattern and tags; both are asked, one after the other"
        case (.proxy, false), (.guard, false):
            "may be asked twice: it was registered again for another owner, and both are asked until one is gone"
        }
    }
}

extension PatternComponent {
    /// The component with its text in lower case, unless capitals count.
    func folded(unless caseSensitive: Bool) -> PatternComponent {
        guard !caseSensitive, case .literal(let literal) = self else { return self }
        return .literal(Literal(literal.folded))
    }
}
