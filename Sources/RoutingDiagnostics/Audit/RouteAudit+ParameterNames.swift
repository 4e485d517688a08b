/// Parameters that have several names at one place.
extension RouteAudit {
    /// A place in the tree of all patterns: where it is reached from, and by what.
    private struct Place: Hashable {
        var parent: Int
        var part: PathPart
        /// The condition in code of the capture there.
        var predicate: CapturePredicate?
        /// Which capture of a mixed segment it is.
        var number = 0
    }

    /// Who calls a parameter by a name.
    private struct Use {
        var newest: AuditedEntry
        var oldest: Int
        var count = 0
    }

    mutating func findParameterNames() {
        var places: [Place: Int] = [:]
        var uses: [[String: Use]] = [[:]]
        for audited in entries where audited.kind == .map && !hidden.contains(audited.ordinal) {
            // What optional groups bring to one place under two names is meant.
            var named: Set<Int> = []
            for (way, name) in parameters(of: audited) {
                var number = 0
                for var step in way {
                    step.parent = number
                    number = places[step, default: uses.count]
                    if number == uses.count {
                        places[step] = number
                        uses.append([:])
                    }
                }
                guard named.insert(number).inserted else { continue }
                uses[number][name, default: Use(newest: audited, oldest: 0)].count += 1
                uses[number][name]?.oldest = audited.ordinal
            }
        }
        for uses in uses where uses.count > 1 { report(uses) }
    }

    /// Reports the names at a place that are not those of most; where there are as many of each, the newer
    /// ones.
    private mutating func report(_ uses: [String: Use]) {
        let names = uses.sorted { ($0.value.count, -$0.value.oldest) > ($1.value.count, -$1.value.oldest) }
        for (name, use) in names.dropFirst() {
            takeTurn()
            // Of a value that has to be decoded, nobody can tell what it needs.
            let possible = use.newest.entry.asksCode ? witness(of: use.newest) : nil
            guard let witness = witnessOfVictory(of: use.newest) ?? possible else { continue }
            let usual = names[0]
            let others = usual.value.count == 1 ? "another map has" : "\(usual.value.count) other maps have"
            findings.append(
                Finding(
                    code: .parameterNames,
                    witness: witness,
                    scope: use.newest.tags.sorted(),
                    opener: use.newest.opener,
                    route: use.newest,
                    other: usual.value.newest,
                    message:
                        "has the parameter '\(name)' where \(others) '\(usual.key)'; one name will do"
                )
            )
        }
    }
}

extension RouteAudit {
    /// Lists the named captures of a pattern, each with the way that leads there.
    private func parameters(of audited: AuditedEntry) -> [(way: [Place], name: String)] {
        guard case .segments(let pattern) = audited.entry.pattern.form else { return [] }
        var origin: [Place] = []
        if let scheme = pattern.scheme { origin.append(Place(parent: 0, part: .scheme(Array(scheme.utf8)))) }
        if let host = pattern.host { origin.append(Place(parent: 0, part: .host(host))) }
        var parameters: [(way: [Place], name: String)] = []
        for alternative in pattern.alternatives {
            var way = origin
            for component in alternative.components {
                let captures = captures(of: component)
                var place = Place(parent: 0, part: part(component), predicate: captures.first?.predicate)
                for (number, capture) in captures.enumerated() {
                    place.number = number
                    if let name = capture.name { parameters.append((way + [place], name)) }
                }
                place.number = 0
                way.append(place)
            }
        }
        return parameters
    }

    private func captures(of component: PatternComponent) -> [Capture] {
        switch component {
        case .capture(let capture), .restCapture(let capture): [capture]
        case .mixed(let pieces):
            pieces.compactMap { if case .capture(let capture) = $0 { capture } else { nil } }
        case .literal, .anySegment, .anySegments, .rest: []
        }
    }

    private func part(_ component: PatternComponent) -> PathPart {
        switch component {
        case .literal(let literal): .literal(rules.caseSensitive ? literal.exact : literal.folded)
        case .capture(let capture): capture.constraint.map { .test(.constraint($0)) } ?? .anySegment
        case .mixed(let pieces): .test(.mixed(pieces.map(\.withoutName)))
        case .anySegment: .anySegment
        case .anySegments: .anySegments
        case .rest: .rest
        case .restCapture(let capture): capture.constraint.map { .restTest(.constraint($0)) } ?? .rest
        }
    }
}
