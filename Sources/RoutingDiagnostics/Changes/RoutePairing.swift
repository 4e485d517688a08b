internal import Routing

/// The maps of a newer router that continue maps of an older router.
///
/// No identity of an entry outlasts a run of the program, so maps are paired by their common properties, the
/// most specific first. A map continues at most one other map.
struct RoutePairing {
    /// The properties that identify a map best.
    private struct Registration: Hashable {
        let pattern: String
        let tags: Set<String>
        let name: String?
        let valueType: String?
    }

    /// The newer maps, by the ordinal of the older map that each continues.
    private(set) var successors: [Int: AuditedEntry] = [:]
    /// The older maps, by the ordinal of the newer map that continues each.
    private(set) var predecessors: [Int: AuditedEntry] = [:]

    /// Pairs maps, the newest first.
    init(from older: [AuditedEntry], to newer: [AuditedEntry]) {
        pair(older, newer) {
            Registration(pattern: $0.pattern, tags: $0.tags, name: $0.name, valueType: $0.entry.valueType)
        }
        pair(older, newer) { $0.pattern }
        pair(older, newer) { $0.name }
        pair(older, newer) { $0.entry.valueType }
        pair(older, newer) { $0.shapes.max { $0.count < $1.count } }
        pair(older, newer) { $0.shapes.min { $0.count < $1.count } }
    }

    private mutating func pair<Key: Hashable>(
        _ older: [AuditedEntry],
        _ newer: [AuditedEntry],
        by key: (AuditedEntry) -> Key?
    ) {
        var open: [Key: [AuditedEntry]] = [:]
        for map in newer.reversed() where predecessors[map.ordinal] == nil {
            if let key = key(map) { open[key, default: []].append(map) }
        }
        for map in older where successors[map.ordinal] == nil {
            guard let key = key(map), let successor = open[key]?.popLast() else { continue }
            successors[map.ordinal] = successor
            predecessors[successor.ordinal] = map
        }
    }
}

extension RoutePairing {
    /// Whether the predecessor of a newer map preceded an older map, with the newer map's pattern and at
    /// least its tags and origins.
    func preceded(_ newer: AuditedEntry, _ older: AuditedEntry) -> Bool {
        guard let map = predecessors[newer.ordinal], map.ordinal > older.ordinal else { return false }
        return map.pattern == newer.pattern && map.tags.isSuperset(of: newer.tags)
            && map.accepted.isSuperset(of: newer.accepted)
    }

    /// Whether a catch-all may lose URLs to a newer map without a finding: to any map that is not a
    /// catch-all, and to a new catch-all.
    func yieldsCatchAll(to newer: AuditedEntry) -> Bool {
        !newer.isCatchAll || predecessors[newer.ordinal] == nil
    }
}

extension AuditedEntry {
    /// Whether the entry is a catch-all: its pattern captures nothing, and ends in a wildcard for any number
    /// of segments.
    var isCatchAll: Bool {
        guard let alternatives = entry.pattern.segmented?.alternatives else { return false }
        return alternatives.allSatisfy { alternative in
            let captures = alternative.components.flatMap(\.captures)
            return captures.allSatisfy { $0.name == nil } && alternative.components.last?.isAnyRest == true
        }
    }

    /// The choices of the pattern's optional groups, in which all captures and wildcards are equal.
    fileprivate var shapes: [[PatternComponent]] {
        entry.pattern.segmented?.alternatives.map { $0.components.map(\.place) } ?? []
    }

    /// The text of the pattern.
    var pattern: String { entry.signature.pattern.text }

    /// The name for reports.
    var name: String? { entry.signature.name }
}

extension PatternComponent {
    fileprivate var isAnyRest: Bool {
        switch self {
        case .anySegments, .rest: true
        case .literal, .capture, .mixed, .anySegment, .restCapture: false
        }
    }

    /// The component, in which all captures and wildcards are equal.
    fileprivate var place: PatternComponent {
        switch self {
        case .capture, .restCapture, .anySegment, .anySegments, .rest: .anySegment
        case .literal, .mixed: withoutNames.folded(unless: false)
        }
    }
}
