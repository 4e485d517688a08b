/// Kinds of origins as bits: what an entry accepts or refuses, and on whose behalf somebody looks for entries.
struct OriginSet: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static var `internal`: OriginSet { OriginSet(rawValue: 1) }
    static var external: OriginSet { OriginSet(rawValue: 2) }
    static var all: OriginSet { OriginSet(rawValue: 3) }
}

extension OriginSet {
    init(_ kinds: [RouteOrigin.Kind]) {
        self = kinds.reduce(into: []) { $0.formUnion(OriginSet($1)) }
    }

    init(_ kind: RouteOrigin.Kind) {
        self = kind == .internal ? .internal : .external
    }

    /// The kinds, the most trusted first.
    var kinds: [RouteOrigin.Kind] { RouteOrigin.Kind.allCases.filter { contains(OriginSet($0)) } }

    /// The kinds that are not in it.
    var others: OriginSet { .all.subtracting(self) }
}

extension RouteOrigin {
    /// The kind as a bit.
    var bit: OriginSet { isExternal ? .external : .internal }
}
