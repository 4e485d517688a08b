/// Finds out why entries are passed over that neither win nor are asked.
struct EntryExamination {
    typealias Reason = RouteExplanation.Reason

    /// An entry that is passed over.
    struct Finding {
        let entry: Entry
        let isOwnerAlive: Bool?
        let reason: Reason
        let nearness: Nearness
    }

    let dispatcher: Dispatcher
    let url: ExplainedURL
    let filter: TagFilter
    let winner: Entry?
    /// Whose code refused when the search asked it; nobody is asked twice.
    let refusals: [RouteUUID: CodeRefusal]
    let texts: ExplainedTexts

    /// Examines an entry.
    ///
    /// - Returns: Why it is passed over, or `nil` when nothing is found to be in the way.
    func examine(_ entry: Entry, isOwnerAlive: Bool?) -> Finding? {
        let captures = url.match(entry.pattern)
        let diagnosis = captures == nil ? PatternDiagnosis.diagnosis(of: entry.pattern, url, texts) : nil
        let reason =
            reasonOfScope(entry) ?? diagnosis?.reason
            ?? captures.flatMap { reasonOfMatch(entry, isOwnerAlive, $0) }
        guard let reason else { return nil }
        // What is out of scope, or does not accept the URL, and is not quite right either has two things in the way.
        let isOutside = captures == nil && (reason.code == .scope || reasonOfOrigin(entry) != nil)
        let nearness = isOutside ? .far : diagnosis?.nearness ?? .matching
        return Finding(entry: entry, isOwnerAlive: isOwnerAlive, reason: reason, nearness: nearness)
    }

    /// A URL that an entry matches, changed as little as possible; its code is asked as well.
    func suggestion(for finding: Finding) -> String? {
        guard let change = finding.nearness.change, let text = URLSketch(url.url).changed(change),
            let changed = try? dispatcher.read(text),
            ExplainedURL(changed, url.rules).match(finding.entry.pattern) != nil,
            dispatcher.refusal(of: finding.entry, changed) == nil
        else { return nil }
        return texts.suggestion(text, for: finding.entry.pattern)
    }
}

extension EntryExamination {
    private func reasonOfScope(_ entry: Entry) -> Reason? {
        let missed = filter.clauses.first { $0.isDisjoint(with: entry.tags) }
        guard let missed else { return nil }
        let wanted = missed.sorted().map { "'\($0)'" }.joined(separator: ", ")
        let seen = entry.tags.sorted().map { "'\($0)'" }.joined(separator: ", ")
        return Reason(
            .scope,
            wanted: ExplainedTexts.cut(wanted),
            seen: seen.isEmpty ? nil : ExplainedTexts.cut(seen),
            missed.count == 1
                ? "lacks the tag \(ExplainedTexts.cut(wanted))"
                : "has none of the tags \(ExplainedTexts.cut(wanted))"
        )
    }

    private func reasonOfOrigin(_ entry: Entry) -> Reason? {
        let refused = entry.signature.refused
        guard !refused.isDisjoint(with: filter.askers) else { return nil }
        let accepted = refused.others.kinds.map(\.description).joined(separator: ", ")
        let seen = filter.askers.kinds.map(\.description).joined(separator: ", ")
        return Reason(
            .untrusted,
            wanted: accepted.isEmpty ? nil : accepted,
            seen: seen,
            "accepts \(accepted.isEmpty ? "no" : accepted) URLs, and this one is \(seen)"
        )
    }

    /// Why an entry in scope whose pattern matches is passed over.
    private func reasonOfMatch(_ entry: Entry, _ isOwnerAlive: Bool?, _ captures: Parameters) -> Reason? {
        if let reason = reasonOfOrigin(entry) { return reason }
        if isOwnerAlive == false { return Reason(.ownerGone, "its owner is gone") }
        // The search did not come to those behind the one that wins.
        if let refusal = refusals[entry.uuid] ?? dispatcher.refusal(of: entry, url.url) {
            return reason(of: refusal, entry, captures)
        }
        guard entry.kind == .map, let winner else { return nil }
        let place = winner.signature.place.description
        let pattern = winner.pattern.text
        return Reason(
            .shadowed,
            by: RouteExplanation.Mention(uuid: winner.uuid, pattern: pattern, place: place),
            "shadowed by '\(ExplainedTexts.cut(pattern))', registered later"
        )
    }

    private func reason(of refusal: CodeRefusal, _ entry: Entry, _ captures: Parameters) -> Reason {
        switch refusal {
        case .condition:
            let names = entry.pattern.predicates.keys.sorted()
            let written = ExplainedTexts.cut(names.map { ":\($0)" }.joined(separator: ", "))
            // Of several nobody says which one refused.
            let seen = names.count == 1 ? captures[names[0]].map { texts.citation(of: names[0], $0) } : nil
            let message = "the condition on '\(written)' refuses \(seen.map { "'\($0)'" } ?? "it")"
            return Reason(.condition, wanted: written, seen: seen, message)
        case .value(let error):
            let type = entry.handler.reading?.typeName ?? ""
            return Reason(.value, wanted: type, "does not decode as '\(type)': \(texts.error(error))")
        }
    }
}
