internal import Routing

/// An entry, prepared for an audit.
struct AuditedEntry {
    let row: RegistrySnapshot.Row
    let automaton: PatternAutomaton

    init(_ row: RegistrySnapshot.Row) {
        self.row = row
        automaton = PatternAutomaton(row.entry.pattern)
    }
}

extension AuditedEntry {
    var entry: Entry { row.entry }
    var ordinal: Int { entry.ordinal }
    var kind: RouteEntry.Kind { entry.kind }
    var tags: Set<String> { entry.tags }

    /// The scheme and the host of the pattern, written; equal for patterns that have the same ones.
    var site: String {
        let pattern = entry.pattern.segmented
        return "\(pattern?.scheme ?? "")://\(pattern?.host?.written ?? "")"
    }

    /// The origins that the entry accepts.
    var accepted: OriginSet { entry.signature.refused.others }

    /// The origin from which the audit opens a URL to see which entries precede this one.
    var opener: RouteOrigin.Kind { accepted == .external ? .external : .internal }

    /// The narrowest scope that contains the entry: any scope that contains this entry contains every entry
    /// found there.
    ///
    /// Only entries that accept every origin of this entry are found in the scope.
    var filter: TagFilter { TagFilter(all: tags).asked(by: accepted) }

    /// The same scope, restricted to entries that accept URLs from `opener`.
    var openingFilter: TagFilter { filter.asked(by: OriginSet([opener])) }

    /// Whether another entry stays registered at least as long as this one, unless it is disposed of.
    func isOutlasted(by other: Entry) -> Bool { other.owner == nil || other.owner == entry.owner }
}
