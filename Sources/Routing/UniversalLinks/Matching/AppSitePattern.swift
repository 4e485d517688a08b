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
    }

    let atoms: [Atom]

    /// Takes a text apart; every text is a pattern.
    init(_ text: String) {
        var atoms: [Atom] = []
        var literal: [Unicode.Scalar] = []
        func flush() {
            if !literal.isEmpty { atoms.append(.text(literal)) }
            literal = []
        }
        var rest = Array(text.unicodeScalars)[...]
        while let scalar = rest.popFirst() {
            switch scalar {
            case "?":
                flush()
                atoms.append(.one)
            case "*":
                flush()
                // Two are no more than one, but cost more.
                if atoms.last != .many { atoms.append(.many) }
            case "$" where rest.first == "(":
                guard let end = rest.firstIndex(of: ")") else {
                    literal.append(scalar)
                    continue
                }
                flush()
                var name = String.UnicodeScalarView()
                name.append(contentsOf: rest[rest.startIndex + 1..<end])
                atoms.append(.variable(String(name)))
                rest = rest[(end + 1)...]
            default:
                literal.append(scalar)
            }
        }
        flush()
        self.atoms = atoms
    }

    /// The names of the variables in it, each as often as it is used.
    var variables: [String] {
        atoms.compactMap { if case .variable(let name) = $0 { name } else { nil } }
    }
}
