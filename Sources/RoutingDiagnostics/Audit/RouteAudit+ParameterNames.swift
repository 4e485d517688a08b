internal import Routing

/// Finds parameters that have several names at one place.
extension RouteAudit {
    /// The entries that use one name for a parameter.
    private struct Use {
        var newest: AuditedEntry
        var oldest: Int
        var count = 0
    }

    /// The tree of all patterns, with a number for each place and the names of the captures there.
    private struct PlaceTree {
        /// A step from one place to the next.
        private struct Step: Hashable {
            let parent: Int
            let part: PatternComponent
            /// The condition in code of the capture.
            let predicate: CapturePredicate?
            /// The index of the capture within a mixed segment.
            let number: Int
        }

        private var places: [Step: Int] = [:]
        private(set) var uses: [[String: Use]] = [[:]]

        mutating func place(
            from parent: Int,
            by part: PatternComponent,
            _ predicate: CapturePredicate? = nil,
            capture number: Int = 0
        ) -> Int {
            let step = Step(parent: parent, part: part, predicate: predicate, number: number)
            if let place = places[step] { return place }
            places[step] = uses.count
            uses.append([:])
            return uses.count - 1
        }

        /// Records that an entry has a name at a place; call it for newer entries first.
        mutating func note(_ name: String, of audited: AuditedEntry, at place: Int) {
            uses[place][name, default: Use(newest: audited, oldest: 0)].count += 1
            uses[place][name]?.oldest = audited.ordinal
        }
    }

    mutating func findParameterNames() {
        var tree = PlaceTree()
        for audited in entries where audited.kind == .map && !hidden.contains(audited.ordinal) {
            // Two names that the optional groups of one pattern bring to one place are intended.
            var named: Set<Int> = []
            for (place, name) in parameters(of: audited, in: &tree) where named.insert(place).inserted {
                tree.note(name, of: audited, at: place)
            }
        }
        for uses in tree.uses where uses.count > 1 { report(uses) }
    }

    /// A URL that a map handles in its own scope.
    private mutating func handledWitness(of audited: AuditedEntry) -> String? {
        for text in samples(of: audited) {
            guard let url = url(text, of: audited), codeAgrees(audited.entry, url) else { continue }
            let newer = newestMap(matching: url, in: audited.openingFilter, newerThan: audited.ordinal)
            if case .nothing = newer { return text }
        }
        return nil
    }

    /// Reports the names at a place that differ from the most frequent one; in a tie, the newer names.
    private mutating func report(_ uses: [String: Use]) {
        let names = uses.sorted { ($0.value.count, -$0.value.oldest) > ($1.value.count, -$1.value.oldest) }
        for (name, use) in names.dropFirst() {
            takeTurn()
            // Whether made-up values decode is unknown, so the witness may have to do without the code.
            let possible = use.newest.entry.asksCode ? witness(of: use.newest) : nil
            guard let witness = handledWitness(of: use.newest) ?? possible else { continue }
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
    /// Lists the named captures of a pattern, each with its place in the tree.
    private func parameters(of audited: AuditedEntry, in tree: inout PlaceTree) -> [(
        place: Int, name: String
    )] {
        guard let pattern = audited.entry.pattern.segmented else { return [] }
        let site = Literal(Array(audited.site.utf8))
        var parameters: [(place: Int, name: String)] = []
        for alternative in pattern.alternatives {
            var parent = tree.place(from: 0, by: .literal(site))
            for component in alternative.components {
                let captures = component.captures
                let part = component.shape.folded(unless: snapshot.rules.caseSensitive)
                let predicate = captures.first?.predicate
                for (number, capture) in captures.enumerated() {
                    guard let name = capture.name else { continue }
                    parameters.append((tree.place(from: parent, by: part, predicate, capture: number), name))
                }
                parent = tree.place(from: parent, by: part, predicate)
            }
        }
        return parameters
    }
}
