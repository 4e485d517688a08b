internal import Routing

/// One of Apple's patterns, taken apart.
struct AppSitePattern: Sendable {
    enum Atom: Equatable, Sendable {
        /// This text.
        case text([Unicode.Scalar])
        /// `?`: one character, whatever it is.
        case one
        /// `*`: any number of characters, none included.
        case many
        /// `$(name)`: one of the values of a variable.
        case variable(String)

        /// How many characters it takes; `nil` when that is not certain.
        var length: Int? {
            switch self {
            case .text(let text): return text.count
            case .one: return 1
            case .many: return nil
            case .variable(let name):
                guard let lengths = AppSiteClass(rawValue: name)?.lengths else { return nil }
                return lengths.count == 1 ? lengths.lowerBound : nil
            }
        }
    }

    /// What stands between two `*`, or between one and an end of the pattern.
    struct Run: Sendable {
        let atoms: [Atom]
        /// How many characters it takes; `nil` when that is not certain.
        let length: Int?

        init(_ atoms: some Sequence<Atom>) {
            self.atoms = Array(atoms)
            length = self.atoms.reduce(0) { sum, atom in
                guard let sum, let length = atom.length else { return nil }
                return sum + length
            }
        }
    }

    let atoms: [Atom]
    /// The atoms, split at each `*`: never empty.
    let runs: [Run]

    /// Takes a text apart; every text is a pattern.
    ///
    /// - Parameter text: The text of the pattern.
    /// - Complexity: O(*n*) in the length of the text.
    init(_ text: String) {
        atoms = Self.atoms(of: Array(text.unicodeScalars))
        runs = atoms.split(separator: .many, omittingEmptySubsequences: false).map { Run($0) }
    }

    private static func atoms(of scalars: [Unicode.Scalar]) -> [Atom] {
        var atoms: [Atom] = []
        var literal: [Unicode.Scalar] = []
        func flush() {
            if !literal.isEmpty { atoms.append(.text(literal)) }
            literal = []
        }
        // Behind the last `)` no variable ends, so nothing is searched for one there.
        let last = scalars.lastIndex(of: ")") ?? 0
        var rest = scalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "?":
                flush()
                atoms.append(.one)
            case "*":
                flush()
                // Two are no more than one, but cost more.
                if atoms.last != .many { atoms.append(.many) }
            case "$" where rest.first == "(" && rest.startIndex < last:
                flush()
                let name = rest.dropFirst().prefix { $0 != ")" }
                atoms.append(.variable(String(String.UnicodeScalarView(name))))
                rest = rest[(name.endIndex + 1)...]
            default:
                literal.append(scalar)
            }
        }
        flush()
        return atoms
    }

    /// The names of the variables in it, each as often as it is used.
    var variables: [String] {
        atoms.compactMap { if case .variable(let name) = $0 { name } else { nil } }
    }
}
