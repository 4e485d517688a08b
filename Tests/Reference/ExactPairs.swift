/// Names and values in order, compared by Unicode scalars: what the reference and the router must agree on.
struct ExactPairs: Equatable {
    private let pairs: [(name: String, value: String)]

    init(_ pairs: some Sequence<(String, String)>) {
        self.pairs = pairs.map { (name: $0.0, value: $0.1) }
    }

    /// The captures that the reference gives; a capture of several segments has that many values.
    init(_ captures: [(name: String, values: [String])]) {
        self.init(captures.flatMap { capture in capture.values.map { (capture.name, $0) } })
    }

    /// Gives these pairs without those whose names the stronger ones have, and then the stronger ones.
    func overlaid(by stronger: ExactPairs) -> ExactPairs {
        let weaker = pairs.filter { pair in !stronger.pairs.contains { $0.name.isExactly(pair.name) } }
        return ExactPairs((weaker + stronger.pairs).map { ($0.name, $0.value) })
    }

    static func == (left: ExactPairs, right: ExactPairs) -> Bool {
        left.pairs.elementsEqual(right.pairs) {
            $0.name.isExactly($1.name) && $0.value.isExactly($1.value)
        }
    }

}

extension ExactPairs: CustomStringConvertible {
    var description: String {
        "[" + pairs.map { "\($0.name)=\($0.value)" }.joined(separator: ", ") + "]"
    }
}

extension String {
    fileprivate func isExactly(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
