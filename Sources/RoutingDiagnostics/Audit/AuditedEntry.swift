internal import Routing

/// An entry as an audit looks at it.
struct AuditedEntry {
    let row: RegistrySnapshot.Row
    /// The choices of optional groups, each once; an expression over whole URLs counts as `/**`.
    let tracks: [ComponentTrack]

    init(_ row: RegistrySnapshot.Row) {
        self.row = row
        var known: Set<ComponentTrack> = []
        let alternatives = row.entry.pattern.segmented?.alternatives.map(\.components) ?? [[.rest]]
        tracks = alternatives.map { ComponentTrack($0.map(\.shape)) }
            .filter { known.insert($0).inserted }
    }
}

extension AuditedEntry {
    var entry: Entry { row.entry }
    var ordinal: Int { entry.ordinal }
    var kind: RouteEntry.Kind { entry.kind }
    var tags: Set<String> { entry.tags }

    /// The origins that the entry accepts.
    var accepted: OriginSet { entry.signature.refused.others }

    /// The origin of a URL that is opened to see which entries precede this one.
    var opener: RouteOrigin.Kind { accepted == .external ? .external : .internal }

    /// The narrowest scope that sees the entry: an entry that is seen there is seen wherever this one is.
    ///
    /// An entry has to accept all origins that this one accepts to be found in it.
    var filter: TagFilter {
        tags.sorted().reduce(TagFilter()) { $0.narrowed(to: [$1]) }.asked(by: accepted)
    }

    /// The same scope for URLs of one origin.
    var openingFilter: TagFilter { filter.asked(by: OriginSet([opener])) }

    /// Whether another entry stays for as long as this one does, unless it is disposed of.
    func isOutlasted(by other: Entry) -> Bool { other.owner == nil || other.owner == entry.owner }
}

extension RoutePattern {
    /// The regular expression over whole URLs, if the pattern is one.
    var wholeURL: RegularExpression? {
        if case .wholeURL(let expression) = form { expression } else { nil }
    }
}
