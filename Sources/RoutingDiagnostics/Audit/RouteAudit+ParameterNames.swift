internal import Routing

/// Parameters that have several names at one place.
extension RouteAudit {
    /// A place in the tree of all patterns: where it is reached from, and by what.
    private struct Place: Hashable {
        var parent: Int
        var part: PatternComponent
        /// The condition in code of the capture there.
        var predicate: CapturePredicate?
        /// Which capture of a mixed segment it is.
        var number = 0
    }

    /// The entries that call a parameter by a name.
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

    /// A URL that a map handles in its own scope.
    private mutating func witnessOfVictory(of audited: AuditedEntry) -> String? {
        for text in samples(of: audited) {
            guard let url = url(text, of: audited), codeAgrees(audited.entry, url) else { continue }
            let newer = newestMap(matching: url, in: audited.openingFilter, newerThan: audited.ordinal)
            if case .nothing = newer { return text }
        }
        return nil
    }

    /// Reports the names at a place that are not those of most; where there are as many of each, the newer
    /// ones.
    private mutating func report(_ uses: [String: Use]) {
        let names = uses.sorted { ($0.value.count, -$0.value.oldest) > ($1.value.count, -$1.value.oldest) }
        for (name, use) in names.dropFirst() {
            takeTurn()
            // What a value needs to be decoded is not known.
            let possible = use.newest.entry.asksCode ? witness(of: use.newest) : nil
            guard let witness = witnessOfVictory(of: use.newest) ?? possible else { continue }
            let usual = names[0]
            let others = usual.value.count == 1 ? "another map has" : "\(usual.value.count) other maps have"
            findings.append(
                Finding(
                    code: .parameterNames,
                    witness: witness,
                    scope: use.newest.tags.sorted(),
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
        guard let pattern = audited.entry.pattern.segmented else { return [] }
        let origin = Literal(Array("\(pattern.scheme ?? "")://\(pattern.host?.written ?? "")".utf8))
        var parameters: [(way: [Place], name: String)] = []
        for alternative in pattern.alternatives {
            var way = [Place(parent: 0, part: .literal(origin))]
            for component in alternative.components {
                let captures = component.captures
                let part = component.shape.folded(unless: snapshot.rules.caseSensitive)
                var place = Place(parent: 0, part: part, predicate: captures.first?.predicate)
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
}

extension PatternComponent {
    fileprivate var captures: [Capture] {
        switch self {
        case .capture(let capture), .restCapture(let capture): [capture]
        case .mixed(let pieces): pieces.compactMap(\.capture)
        case .literal, .anySegment, .anySegments, .rest: []
        }
    }
}
