internal import SeededRandom

/// A writer of random registrations, disposals and deaths of owners, of patterns that often match the same
/// URLs.
struct RandomRegistry {
    var generator: SeededGenerator
    private(set) var registry = NaiveRegistry()
    /// The numbers of the owners that are alive.
    private var owners: [Int] = []
    private var nextOwner = 0
    private let pool: [(text: String, pattern: NaivePattern)]

    /// Something done to a registry.
    enum Change {
        case registered(NaiveRegistry.Entry)
        case disposed(Int)
        case ownerDied(Int)
    }

    /// Takes a generator and patterns to draw from, of which those the reference does not read are left out.
    init(_ generator: SeededGenerator, pool: [String]) {
        self.generator = generator
        self.pool = pool.compactMap { text in NaivePattern(text).map { (text, $0) } }
    }

    /// Draws a number of patterns, and some that match most of what there is.
    static func pool(of count: Int, using generator: inout SeededGenerator) -> [String] {
        let wide = ["/*", "/**", "/:a/**", "/:x", "/**/:id", "/*/:path..."]
        return (0..<count).map { index in
            index < count / 4 ? generator.pick(wide) : RandomCases.pattern(using: &generator)
        }
    }

    /// Starts over without entries.
    mutating func reset() {
        registry = NaiveRegistry()
        owners = []
        nextOwner = 0
    }

    /// Registers something, or disposes of something that may be gone already, or lets an owner die.
    mutating func change() -> Change {
        if !owners.isEmpty, generator.chance(10) {
            let owner = owners.remove(at: generator.number(below: owners.count))
            registry.kill(owner: owner)
            return .ownerDied(owner)
        }
        if !registry.entries.isEmpty, generator.chance(20) {
            let index = generator.number(below: registry.entries.count)
            registry.dispose(index)
            return .disposed(index)
        }
        let (text, pattern) = pick()
        let tags = Set(["A", "B", "C"].filter { _ in generator.chance(40) })
        let kind: NaiveRegistry.Kind = generator.chance(50) ? .map : .proxy
        let owner = generator.chance(40) ? owner() : nil
        let entry = NaiveRegistry.Entry(kind: kind, text: text, pattern: pattern, tags: tags, owner: owner)
        registry.register(entry)
        return .registered(entry)
    }

    /// Draws an owner, one that has something already as often as not.
    private mutating func owner() -> Int {
        if !owners.isEmpty, generator.chance(50) { return generator.pick(owners) }
        owners.append(nextOwner)
        nextOwner += 1
        return nextOwner - 1
    }

    /// Draws a pattern, often one that was drawn before, so that several entries match one URL.
    private mutating func pick() -> (text: String, pattern: NaivePattern) {
        guard !registry.entries.isEmpty, generator.chance(40) else { return generator.pick(pool) }
        let entry = generator.pick(registry.entries)
        return (entry.text, entry.pattern)
    }

    /// Writes a URL that one of the patterns often matches.
    mutating func url() -> String {
        RandomCases.url(near: registry.entries.map(\.text), using: &generator)
    }

    /// Draws a scope; the whole router as often as not.
    mutating func scope() -> [[String]] {
        generator.pick([[], [], [], [["A"]], [["A", "B"]], [["A"], ["B"]], [["A", "C"], ["B", "C"]]])
    }
}
