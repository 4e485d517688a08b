/// What was found to be hidden in the URLs of works.
///
/// It is kept while a work is there: entries go, and what they captured of its URL stays a secret.
struct SecretLedger: Sendable {
    /// What a search of the URLs of a work hangs on: as long as it stays, so does what was found.
    struct Sight: Hashable, Sendable {
        /// The version of the registry.
        let version: Int
        /// The names that are hidden.
        let names: Set<ExactText>
        /// How many proxies the work was matched with.
        let proxies: Int
    }

    /// What is known of a work.
    private struct Knowledge {
        let texts: [SecretText]
        let sight: Sight
    }

    private let rules: MatchingRules
    private let reader: URLReader
    /// What is known of each work, by the number of the event that tells of its opening.
    private var known: [Int: Knowledge] = [:]
    /// How many works may be known before it is looked whether they are there.
    private var room = 64
    /// How often the URLs of a work were searched after its opening, for tests that count instead of timing.
    var searches = 0

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

    /// What is known of the URLs of a work, these first; `nil` when they have to be searched.
    ///
    /// So the many events of a work among many entries cost one search, and not a search each.
    func texts(of urls: [RouteURL], ofWorkOpenedBy event: Int, in sight: Sight) -> [SecretText]? {
        guard let known = known[event], known.sight == sight, known.texts.count >= urls.count,
            zip(urls, known.texts).allSatisfy({ $0.string.isExactly($1.text) })
        else { return nil }
        return known.texts
    }

    /// Adds to what was found in the URLs of a work what was found before, and keeps both.
    mutating func complete(_ texts: inout [SecretText], ofWorkOpenedBy event: Int, in sight: Sight) {
        for text in known[event]?.texts ?? [] {
            if let index = texts.firstIndex(where: { $0.text.isExactly(text.text) }) {
                texts[index].note(text.parts)
            } else {
                texts.append(text)
            }
        }
        known[event] = Knowledge(texts: texts, sight: sight)
    }

    /// Keeps what was found in the URL of a work, and forgets works that are gone when there are many.
    mutating func remember(
        _ texts: [SecretText],
        ofWorkOpenedBy event: Int,
        in sight: Sight,
        present: () -> Set<Int>
    ) {
        known[event] = Knowledge(texts: texts, sight: sight)
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
