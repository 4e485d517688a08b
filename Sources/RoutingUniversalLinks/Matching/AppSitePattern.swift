internal import Routing

/// One of Apple's patterns, parsed.
struct AppSitePattern: Sendable {
    enum Atom: Equatable, Sendable {
        /// This text.
        case text([Unicode.Scalar])
        /// `?`: exactly one character.
        case one
        /// `*`: any number of characters, including none.
        case many
        /// `$(name)`: one of the values of a variable.
        case variable(String)

        /// The number of characters; `nil` when it varies.
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

    /// The atoms between two `*`, or between one `*` and an end of the pattern.
    struct Run: Sendable {
        let atoms: [Atom]
        /// The number of characters; `nil` when it varies.
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

    /// Parses a text; every text is a valid pattern.
    ///
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
        // No variable ends after the last `)`, so a `$(` after it is plain text.
        let last = scalars.lastIndex(of: ")") ?? 0
        var rest = scalars[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "?":
                flush()
                atoms.append(.one)
            case "*":
                flush()
                // Two `*` match the same as one, but cost more.
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

    /// The names of the variables in the pattern, one for each use.
    var variables: [String] {
        atoms.compactMap { if case .variable(let name) = $0 { name } else { nil } }
    }
}

/// The substitution variables that Apple defines ("applinks.SubstitutionVariables").
enum AppSiteClass: String, Sendable {
    /// One letter, digit or hexadecimal digit of ASCII.
    case alpha, upper, lower, alnum, digit, xdigit
    /// A code of a language such as `en`, or of a region such as `US`.
    ///
    /// The system's lists change, so here any two or three lower-case letters are a language, and any two
    /// capitals a region.
    case lang, region

    /// The possible numbers of characters.
    var lengths: ClosedRange<Int> {
        switch self {
        case .lang: 2...3
        case .region: 2...2
        default: 1...1
        }
    }

    /// A few texts that match the class.
    var samples: [String] {
        switch self {
        case .alpha, .lower: ["x", "a"]
        case .upper: ["X"]
        case .alnum, .digit, .xdigit: ["7", "1"]
        case .lang: ["en", "de"]
        case .region: ["US", "DE"]
        }
    }

    /// Whether the class contains a character.
    func accepts(_ scalar: Unicode.Scalar, ignoringCase: Bool) -> Bool {
        guard scalar.isASCII else { return false }
        let byte = UInt8(ascii: scalar)
        switch self {
        case .digit: return byte.isASCIIDigit
        case .xdigit: return byte.isASCIIHexDigit
        case .alnum: return byte.isASCIILetter || byte.isASCIIDigit
        case .alpha: return byte.isASCIILetter
        case .upper, .region: return byte.isASCIILetter && (ignoringCase || byte != byte.foldedASCII)
        case .lower, .lang: return byte.isASCIILetter && (ignoringCase || byte == byte.foldedASCII)
        }
    }
}
