/// What was found to be hidden in the URLs of works.
///
/// It is kept while a work is there: entries go, and what they captured of its URL stays a secret.
struct SecretLedger: Sendable {
    private let rules: MatchingRules
    private let reader: URLReader
    /// What is known of each work, by the number of the event that tells of its opening.
    private var known: [Int: [SecretText]] = [:]
    /// How many works may be known before it is looked whether they are there.
    private var room = 64

    init(rules: MatchingRules, reader: URLReader) {
        self.rules = rules
        self.reader = reader
    }

    /// The number of works of which something is known.
    var count: Int { known.count }

    /// A search by the rules of the router.
    func search(for names: Set<ExactText>) -> SecretSearch {
        SecretSearch(names: names, rules: rules, reader: reader)
    }

    /// Adds to what was found in the URLs of a work what was found before, and keeps both.
    mutating func complete(_ texts: inout [SecretText], ofWorkOpenedBy event: Int) {
        for text in known[event] ?? [] {
            if let index = texts.firstIndex(where: { $0.text.isExactly(text.text) }) {
                texts[index].note(text.parts)
            } else {
                texts.append(text)
            }
        }
        known[event] = texts
    }

    /// Keeps what was found in the URL of a work, and forgets works that are gone when there are many.
    mutating func remember(
        _ texts: [SecretText],
        ofWorkOpenedBy event: Int,
        present: () -> Set<Int>
    ) {
        known[event] = texts
        guard known.count >= room else { return }
        let present = present()
        // The work of this very event is not among the others yet.
        known = known.filter { present.contains($0.key) || $0.key == event }
        room = 2 * known.count + 64
    }

    /// Forgets everything.
    mutating func removeAll() {
        known = [:]
    }
}
