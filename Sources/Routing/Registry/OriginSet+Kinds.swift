extension OriginSet {
    package init(_ kinds: [RouteOrigin.Kind]) {
        self = kinds.reduce(into: []) { $0.formUnion(OriginSet($1)) }
    }

    init(_ kind: RouteOrigin.Kind) {
        self = kind == .internal ? .internal : .external
    }

    /// The kinds, the most trusted first.
    package var kinds: [RouteOrigin.Kind] { RouteOrigin.Kind.allCases.filter { contains(OriginSet($0)) } }
}

extension RouteOrigin {
    /// The kind as a bit.
    package var bit: OriginSet { isExternal ? .external : .internal }
}
