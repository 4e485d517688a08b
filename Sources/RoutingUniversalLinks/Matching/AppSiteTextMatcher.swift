internal import Routing

/// Compares a text with patterns.
///
/// The atoms between two `*` match at the first place where they fit, because a later place leaves less of
/// the text for the rest. The matcher tries nothing twice. The worst case costs the length of the text times
/// that of the pattern; handwritten patterns cost no more than the sum.
struct AppSiteTextMatcher {
    private let text: [Unicode.Scalar]
    private let ignoringCase: Bool
    private let variables: [String: AppSiteValues]

    /// Prepares a text; the values of the variables must be arranged for the same case rule.
    init(_ text: String, ignoringCase: Bool, _ variables: [String: AppSiteValues]) {
        let scalars = text.unicodeScalars
        self.text = ignoringCase ? scalars.map(\.foldedASCII) : Array(scalars)
        self.ignoringCase = ignoringCase
        self.variables = variables
    }

    /// Whether a pattern matches all of the text.
    func matches(_ pattern: AppSitePattern, _ steps: inout AppSiteSteps) -> Bool {
        var start = 0
        for (number, run) in pattern.runs.enumerated() {
            let starts = start...(number == 0 ? 0 : text.count)
            if number == pattern.runs.count - 1 { return ends(run, from: starts, &steps) }
            guard let end = firstEnd(of: run, from: starts, &steps) else { return false }
            start = end
        }
        return false
    }

    /// The first place where a run can end if it begins at one of the given places.
    private func firstEnd(
        of run: AppSitePattern.Run,
        from starts: ClosedRange<Int>,
        _ steps: inout AppSiteSteps
    ) -> Int? {
        guard let length = run.length else {
            return places(behind: run.atoms, from: Array(starts), &steps).first
        }
        for start in starts where start + length <= text.count {
            if holds(run.atoms, at: start, &steps) { return start + length }
            if steps.areSpent { return nil }
        }
        return nil
    }

    /// Whether a run that begins at one of the given places can end with the text.
    private func ends(
        _ run: AppSitePattern.Run,
        from starts: ClosedRange<Int>,
        _ steps: inout AppSiteSteps
    ) -> Bool {
        guard let length = run.length else {
            return places(behind: run.atoms, from: Array(starts), &steps).last == text.count
        }
        let start = text.count - length
        return starts.contains(start) && holds(run.atoms, at: start, &steps)
    }
}

extension AppSiteTextMatcher {
    /// Whether atoms of a known length match at a place; the text must have room for them.
    private func holds(
        _ atoms: [AppSitePattern.Atom],
        at place: Int,
        _ steps: inout AppSiteSteps
    ) -> Bool {
        steps.take()
        var place = place
        for atom in atoms {
            switch atom {
            case .text(let literal):
                guard holds(literal, at: place, &steps) else { return false }
            case .variable(let name):
                guard let known = AppSiteClass(rawValue: name),
                    text[place..<place + known.lengths.upperBound].allSatisfy({
                        known.accepts($0, ignoringCase: ignoringCase)
                    })
                else { return false }
            case .one, .many: break
            }
            steps.take()
            place += atom.length ?? 0
        }
        return true
    }

    private func holds(_ literal: [Unicode.Scalar], at place: Int, _ steps: inout AppSiteSteps) -> Bool {
        guard place + literal.count <= text.count else { return false }
        for (index, scalar) in literal.enumerated() {
            guard text[place + index] == (ignoringCase ? scalar.foldedASCII : scalar) else {
                steps.take(index)
                return false
            }
        }
        steps.take(literal.count)
        return true
    }

    /// The places where atoms can end, in order; empty when the atoms do not match.
    ///
    /// The search follows all starting places together, atom by atom, so that no place is tried twice.
    private func places(
        behind atoms: [AppSitePattern.Atom],
        from places: [Int],
        _ steps: inout AppSiteSteps
    ) -> [Int] {
        var places = places
        for atom in atoms {
            steps.take(places.count)
            guard let first = places.first, !steps.areSpent else { return [] }
            switch atom {
            case .text(let literal):
                places = places.filter { holds(literal, at: $0, &steps) }.map { $0 + literal.count }
            case .one:
                places = places.filter { $0 < text.count }.map { $0 + 1 }
            case .many:
                places = Array(first...text.count)
            case .variable(let name):
                places = self.places(behindVariable: name, from: places, &steps)
            }
        }
        return places
    }

    private func places(
        behindVariable name: String,
        from places: [Int],
        _ steps: inout AppSiteSteps
    ) -> [Int] {
        var ends: [Int] = []
        if let known = AppSiteClass(rawValue: name) {
            for place in places {
                let rest = text[place...].prefix(known.lengths.upperBound)
                let longest = rest.prefix { known.accepts($0, ignoringCase: ignoringCase) }.count
                for length in known.lengths where length <= longest { ends.append(place + length) }
            }
        } else if let values = variables[name] {
            for place in places {
                let compared = values.texts.visit(at: place, in: text) { end, _ in ends.append(end) }
                steps.take(compared)
            }
            for pattern in values.patterns {
                ends += self.places(behind: pattern.atoms, from: places, &steps)
            }
        }
        return Set(ends).sorted()
    }
}

/// Counts the cost of comparing links with a file, and reports when to stop.
struct AppSiteSteps {
    /// The number of characters of links that were written, read or compared.
    private(set) var count = 0
    private let limit: Int

    init(limit: Int = .max) {
        self.limit = limit
    }

    /// Whether the count exceeds the limit; the result of a comparison is then meaningless.
    var areSpent: Bool { count > limit }

    mutating func take(_ number: Int = 1) {
        count += number
    }
}
