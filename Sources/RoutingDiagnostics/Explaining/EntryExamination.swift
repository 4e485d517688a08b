internal import Routing

/// Finds the entries that would be called with a URL, and the reasons why the other entries are passed over.
struct EntryExamination {
    typealias Reason = RouteExplanation.Reason
    typealias Row = RegistrySnapshot.Row

    /// An entry that is passed over.
    struct Finding {
        let row: Row
        let reason: Reason
        let nearness: Nearness
    }

    /// The result of examining an entry.
    enum Verdict {
        /// The pattern matches, and nothing else speaks against the entry.
        case matches(Match)
        case passed(Finding)
    }

    private let snapshot: RegistrySnapshot
    private let url: ExplainedURL
    private let texts: RedactedTexts

    init(_ snapshot: RegistrySnapshot, _ url: ExplainedURL, _ texts: RedactedTexts) {
        self.snapshot = snapshot
        self.url = url
        self.texts = texts
    }

    /// Examines an entry without regard to other entries; asks its code only if everything else matches.
    func verdict(on row: Row) -> Verdict {
        let outside = reasonOfScope(row.entry)
        if let diagnosis = PatternDiagnosis.diagnosis(of: row.entry.pattern, url, texts) {
            // An entry that is also out of reach fails for two reasons.
            let isInReach = outside == nil && reasonOfOrigin(row.entry) == nil
            let nearness = isInReach ? diagnosis.nearness : .far
            return .passed(Finding(row: row, reason: outside ?? diagnosis.reason, nearness: nearness))
        }
        if let reason = outside ?? reasonOfOrigin(row.entry) ?? reasonOfOwner(row) {
            return .passed(Finding(row: row, reason: reason, nearness: .matching))
        }
        do {
            return .matches(try snapshot.ask(row.entry, about: url.url))
        } catch {
            return .passed(Finding(row: row, reason: reason(of: error, row.entry), nearness: .matching))
        }
    }

    /// Reports that a map matches but a later one takes precedence.
    func shadowed(_ row: Row, by winner: Entry) -> Finding {
        let pattern = RedactedTexts.cut(winner.pattern.text)
        let reason = Reason(.shadowed, "shadowed by '\(pattern)', registered later")
        return Finding(row: row, reason: reason, nearness: .matching)
    }

    /// A URL that the entry matches and that differs as little as possible; the entry's code is asked about
    /// it.
    func suggestion(for finding: Finding) -> String? {
        guard let change = finding.nearness.change, let text = URLSketch(url.url).changed(change),
            let changed = try? snapshot.read(text),
            ExplainedURL(changed, url.rules).match(finding.row.entry.pattern) != nil,
            (try? snapshot.ask(finding.row.entry, about: changed)) != nil
        else { return nil }
        return texts.suggestion(text, for: finding.row.entry.pattern)
    }
}

extension EntryExamination {
    private func reasonOfScope(_ entry: Entry) -> Reason? {
        let missed = snapshot.filter.clauses.first { $0.isDisjoint(with: entry.tags) }
        guard let missed, !entry.isIn(snapshot.filter) else { return nil }
        let wanted = missed.sorted().map { "'\($0)'" }.joined(separator: ", ")
        let seen = entry.tags.sorted().map { "'\($0)'" }.joined(separator: ", ")
        return Reason(
            .scope,
            wanted: RedactedTexts.cut(wanted),
            seen: seen.isEmpty ? nil : RedactedTexts.cut(seen),
            missed.count == 1
                ? "lacks the tag \(RedactedTexts.cut(wanted))"
                : "has none of the tags \(RedactedTexts.cut(wanted))"
        )
    }

    private func reasonOfOrigin(_ entry: Entry) -> Reason? {
        let refused = entry.signature.refused
        guard !refused.isDisjoint(with: snapshot.filter.askers) else { return nil }
        let accepted = refused.others.kinds.map(\.rawValue).joined(separator: ", ")
        let seen = snapshot.filter.askers.kinds.map(\.rawValue).joined(separator: ", ")
        return Reason(
            .untrusted,
            wanted: accepted.isEmpty ? nil : accepted,
            seen: seen,
            "accepts \(accepted.isEmpty ? "no" : accepted) URLs, and this one is \(seen)"
        )
    }

    private func reasonOfOwner(_ row: Row) -> Reason? {
        row.isOwnerAlive == false ? Reason(.ownerGone, "its owner is gone") : nil
    }

    private func reason(of refusal: CodeRefusal, _ entry: Entry) -> Reason {
        switch refusal {
        case .condition:
            let names = entry.pattern.predicates.keys.sorted()
            let written = RedactedTexts.cut(names.map { ":\($0)" }.joined(separator: ", "))
            // With several conditions, the one that refused is unknown.
            let captures = names.count == 1 ? url.match(entry.pattern) : nil
            let seen = captures?[names[0]].map { texts.citation(of: names[0], $0) }
            let message = "the condition on '\(written)' refuses \(seen.map { "'\($0)'" } ?? "it")"
            return Reason(.condition, wanted: written, seen: seen, message)
        case .value(let error):
            let type = entry.valueType ?? ""
            return Reason(.value, wanted: type, "does not decode as '\(type)': \(texts.error(error))")
        }
    }
}
