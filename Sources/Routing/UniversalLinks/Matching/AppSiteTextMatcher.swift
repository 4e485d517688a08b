/// Compares a text with patterns.
///
/// All places of the text that a pattern can have come to are followed together, so that nothing is tried twice:
/// whatever the pattern and the text, it costs at most their lengths multiplied.
struct AppSiteTextMatcher {
    private let text: [Unicode.Scalar]
    private let ignoringCase: Bool
    private let variables: [String: [AppSitePattern]]

    init(_ text: String, ignoringCase: Bool, _ variables: [String: [AppSitePattern]]) {
        self.text = Array(text.unicodeScalars)
        self.ignoringCase = ignoringCase
        self.variables = variables
    }

    /// Whether a pattern matches all of the text.
    func matches(_ pattern: AppSitePattern) -> Bool {
        places(behind: pattern.atoms, from: [0]).last == text.count
    }

    /// The places where some atoms can end, in order.
    ///
    /// - Parameters:
    ///   - atoms: The atoms.
    ///   - places: Where they can begin, in order.
    /// - Returns: The places; none when the atoms do not match.
    private func places(behind atoms: [AppSitePattern.Atom], from places: [Int]) -> [Int] {
        var places = places
        for atom in atoms {
            guard let first = places.first else { return [] }
            switch atom {
            case .text(let literal):
                places = places.filter { holds(literal, at: $0) }.map { $0 + literal.count }
            case .one:
                places = places.filter { $0 < text.count }.map { $0 + 1 }
            case .many:
                places = Array(first...text.count)
            case .variable(let name):
                places = self.places(behindVariable: name, from: places)
            }
        }
        return places
    }

    private func places(behindVariable name: String, from places: [Int]) -> [Int] {
        if let known = AppSiteClass(rawValue: name) {
            let ends = places.flatMap { place in
                known.lengths.map { place + $0 }.filter { isAll(known, place..<$0) }
            }
            return Set(ends).sorted()
        }
        let ends = (variables[name] ?? []).flatMap { self.places(behind: $0.atoms, from: places) }
        return Set(ends).sorted()
    }

    private func isAll(_ known: AppSiteClass, _ range: Range<Int>) -> Bool {
        range.upperBound <= text.count
            && text[range].allSatisfy { known.accepts($0, ignoringCase: ignoringCase) }
    }

    private func holds(_ literal: [Unicode.Scalar], at place: Int) -> Bool {
        guard place + literal.count <= text.count else { return false }
        for (index, scalar) in literal.enumerated() where text[place + index] != scalar {
            guard ignoringCase, folded(text[place + index]) == folded(scalar) else { return false }
        }
        return true
    }

    private func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        scalar.isASCII ? Unicode.Scalar(UInt8(ascii: scalar).foldedASCII) : scalar
    }
}
