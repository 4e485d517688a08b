@testable import Routing

/// A backtracking matcher, as plain as can be, that the engine is compared with.
struct NaiveMatcher {
    typealias Captures = [Range<Int>?]
    /// Matches what follows in the expression, from a place on.
    typealias Continuation = (_ place: Int, _ captures: Captures) -> Captures?

    /// The places that may still be tried: what backtracks can take for ever.
    final class Patience {
        fileprivate(set) var left = 100_000
    }

    let parsed: RegularExpressionParser.Output
    let patience = Patience()
    let scalars: [Unicode.Scalar]
    let ignoresCase: Bool

    init(_ parsed: RegularExpressionParser.Output, subject: String, ignoringCase: Bool) {
        self.parsed = parsed
        self.scalars = Array(subject.unicodeScalars)
        self.ignoresCase = ignoringCase
    }

    var matchesWhole: Bool {
        let end = scalars.count
        return match(parsed.root, 0, noCaptures) { place, captures in place == end ? captures : nil } != nil
    }

    /// What the leftmost match captures, as byte offsets.
    var firstMatch: Captures? {
        for start in 0...scalars.count {
            if let captures = match(parsed.root, start, noCaptures, then: { $1 }) {
                return captures.map { $0.map { byteOffset($0.lowerBound)..<byteOffset($0.upperBound) } }
            }
        }
        return nil
    }

    private var noCaptures: Captures {
        Array(repeating: nil, count: parsed.captureNames.count)
    }

    private func byteOffset(_ place: Int) -> Int {
        scalars[..<place].reduce(0) { $0 + UTF8.width($1) }
    }

    private func match(
        _ node: RegularExpressionNode,
        _ place: Int,
        _ captures: Captures,
        then next: @escaping Continuation
    ) -> Captures? {
        guard patience.left > 0 else { return nil }
        patience.left -= 1
        switch node {
        case .scalar(let scalar):
            return matchOne(place, captures, then: next) { candidate in
                candidate == scalar
                    || ignoresCase && candidate.isASCII && scalar.isASCII
                        && String(candidate).lowercased() == String(scalar).lowercased()
            }
        case .oneOf(let scalars):
            return matchOne(place, captures, then: next) { scalars.contains($0, ignoringCase: ignoresCase) }
        case .assertion(let assertion):
            let before = place > 0 ? scalars[place - 1] : nil
            let after = place < scalars.count ? scalars[place] : nil
            return assertion.holds(between: before, and: after) ? next(place, captures) : nil
        case .sequence(let nodes):
            return match(nodes[...], place, captures, then: next)
        case .alternation(let alternatives):
            for alternative in alternatives {
                if let found = match(alternative, place, captures, then: next) { return found }
            }
            return nil
        case .capture(let index, let body):
            return match(body, place, captures) { end, captures in
                var captures = captures
                captures[index] = place..<end
                return next(end, captures)
            }
        case .parameter(let index):
            return match(.capture(index, .segment), place, captures, then: next)
        case .optional(let body, let isLazy):
            let with = { match(body, place, captures, then: next) }
            let without = { next(place, captures) }
            return isLazy ? without() ?? with() : with() ?? without()
        case .repetition(let repetition):
            return match(repetition, passes: 0, place, captures, then: next)
        }
    }

    private func matchOne(
        _ place: Int,
        _ captures: Captures,
        then next: @escaping Continuation,
        where isMatch: (Unicode.Scalar) -> Bool
    ) -> Captures? {
        place < scalars.count && isMatch(scalars[place]) ? next(place + 1, captures) : nil
    }

    private func match(
        _ nodes: ArraySlice<RegularExpressionNode>,
        _ place: Int,
        _ captures: Captures,
        then next: @escaping Continuation
    ) -> Captures? {
        guard let first = nodes.first else { return next(place, captures) }
        return match(first, place, captures) { match(nodes.dropFirst(), $0, $1, then: next) }
    }

    private func match(
        _ repetition: RegularExpressionRepetition,
        passes: Int,
        _ place: Int,
        _ captures: Captures,
        then next: @escaping Continuation
    ) -> Captures? {
        let isEnough = passes >= repetition.minimum
        let leave = { isEnough ? next(place, captures) : nil }
        let enter = { () -> Captures? in
            guard passes < repetition.maximum ?? .max else { return nil }
            return match(repetition.body, place, captures) { end, captures in
                // A pass that consumes nothing would be repeated for ever.
                end == place && isEnough
                    ? next(end, captures)
                    : match(repetition, passes: passes + 1, end, captures, then: next)
            }
        }
        return repetition.isLazy ? leave() ?? enter() : enter() ?? leave()
    }
}

extension RegularExpressionNode {
    /// Whether something is repeated that matches the empty text and other texts.
    var repeatsChoicesOfNothing: Bool {
        switch self {
        case .scalar, .oneOf, .assertion, .parameter: false
        case .sequence(let nodes), .alternation(let nodes): nodes.contains(where: \.repeatsChoicesOfNothing)
        case .capture(_, let body), .optional(let body, _): body.repeatsChoicesOfNothing
        case .repetition(let repetition):
            repetition.body.isNullable && repetition.body.isVariable
                || repetition.body.repeatsChoicesOfNothing
        }
    }

    private var isNullable: Bool {
        switch self {
        case .scalar, .oneOf, .parameter: false
        case .assertion, .optional: true
        case .sequence(let nodes): nodes.allSatisfy(\.isNullable)
        case .alternation(let nodes): nodes.contains(where: \.isNullable)
        case .capture(_, let body): body.isNullable
        case .repetition(let repetition): repetition.minimum == 0 || repetition.body.isNullable
        }
    }

    private var isVariable: Bool {
        switch self {
        case .scalar, .oneOf, .assertion: false
        case .parameter, .alternation, .optional: true
        case .sequence(let nodes): nodes.contains(where: \.isVariable)
        case .capture(_, let body): body.isVariable
        case .repetition(let repetition):
            repetition.minimum != repetition.maximum || repetition.body.isVariable
        }
    }
}
