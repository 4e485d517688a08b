import SeededRandom
import Testing

@testable import Reference
@testable import Routing
@testable import Support

/// Random registries, whose owners come and go: which map wins, which proxies are asked in which order, and with
/// which parameters.
@Suite struct RegistryPropertyTests {
    @Test func whatIsFoundIsWhatTheReferenceFinds() throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 3)
        let pool = RandomRegistry.pool(of: 150, using: &generator)
        var random = RandomRegistry(generator, pool: pool)
        var found = 0
        let patterns = try Dictionary(pool.map { (ExactText($0), try RoutePattern($0)) }) { first, _ in first
        }
        var registry = Registry(rules: MatchingRules())
        var uuids: [RouteUUID] = []
        var owners: [Int: PlainOwner] = [:]
        for round in 0..<Effort.times(1_000) {
            if round.isMultiple(of: 5) {
                random.reset()
                registry = Registry(rules: MatchingRules())
                (uuids, owners) = ([], [:])
            }
            for _ in 0..<4 { try apply(random.change(), to: &registry, &uuids, &owners, patterns) }
            let (url, scope) = (random.url(), random.scope())
            guard let naiveURL = NaiveURL(url) else { continue }
            for kind in [NaiveRegistry.Kind.map, .proxy] {
                let matching = random.registry.matching(kind, naiveURL, in: scope)
                let expected = kind == .map ? Array(matching.prefix(1)) : matching
                let given = try self.found(kind, url, scope, in: &registry, uuids)
                found += expected.count
                #expect(given == expected, "'\(url)' in \(scope); ROUTING_SEED=\(RandomSeed.current)")
            }
        }
        #expect(found > 1_000)
    }

    @Test func whatIsCalledIsWhatTheReferenceFinds() async throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 4)
        let pool = RandomRegistry.pool(of: 60, using: &generator)
        var random = RandomRegistry(generator, pool: pool)
        var handled = 0
        for _ in 0..<150 {
            random.reset()
            let recorder = CallRecorder()
            for _ in 0..<16 { try recorder.apply(random.change()) }
            let (url, scope) = (random.url(), random.scope())
            guard let naiveURL = NaiveURL(url) else { continue }
            let expected = expectedCalls(for: naiveURL, in: scope, of: random.registry)
            let given = try await recorder.calls(for: url, in: scope)
            handled += expected.map == nil ? 0 : 1
            #expect(given == expected, "'\(url)' in \(scope); ROUTING_SEED=\(RandomSeed.current)")
        }
        #expect(handled > 50)
    }
}

extension RegistryPropertyTests {
    private func apply(
        _ change: RandomRegistry.Change,
        to registry: inout Registry,
        _ uuids: inout [RouteUUID],
        _ owners: inout [Int: PlainOwner],
        _ patterns: [ExactText: RoutePattern]
    ) throws {
        switch change {
        case .registered(let entry):
            let pattern = try #require(patterns[ExactText(entry.text)])
            let uuid = RouteUUID()
            uuids.append(uuid)
            let draft: RouteEntry =
                entry.kind == .map
                ? .map(pattern, tags: Array(entry.tags)) : .proxy(pattern, tags: Array(entry.tags))
            let owner = entry.owner.map { owners[$0] ?? PlainOwner() }
            if let number = entry.owner { owners[number] = owner }
            _ = registry.insert(draft, uuid: uuid, owner: owner)
        case .disposed(let index):
            _ = registry.remove(uuids[index])
        case .ownerDied(let owner):
            owners[owner] = nil
        }
    }

    /// The entries that match: the map that wins, or all proxies in order.
    private func found(
        _ kind: NaiveRegistry.Kind,
        _ url: String,
        _ scope: [[String]],
        in registry: inout Registry,
        _ uuids: [RouteUUID]
    ) throws -> [NaiveRegistry.Found] {
        let url = try RouteURL(url)
        let filter = scope.reduce(TagFilter()) { $0.narrowed(to: $1) }
        let matcher = PatternMatcher(rules: MatchingRules(), asksPredicates: true)
        var releases = DeferredReleases()
        let entries: [Entry]
        switch kind {
        case .map:
            let newest = registry.newestMap(matching: url, in: filter, keeping: &releases)
            #expect(newest.possible.isEmpty)
            entries = newest.certain.map { [$0] } ?? []
        case .proxy:
            entries = registry.proxies(matching: url, in: filter, keeping: &releases)
        }
        return try entries.map { entry in
            let captures = try #require(matcher.match(entry.pattern, url))
            let index = try #require(uuids.firstIndex(of: entry.uuid))
            return NaiveRegistry.Found(index: index, captures: ExactPairs(captures))
        }
    }

    /// The entries to be called about a URL, and their parameters: the query, overlaid by the captures of the winning map
    /// and, for a proxy, by its own.
    private func expectedCalls(
        for url: NaiveURL,
        in scope: [[String]],
        of registry: NaiveRegistry
    ) -> CallRecorder.Calls {
        let winner = registry.matching(.map, url, in: scope).first
        let query = ExactPairs(url.query)
        let base = winner.map { query.overlaid(by: $0.captures) } ?? query
        return CallRecorder.Calls(
            proxies: registry.matching(.proxy, url, in: scope).map { proxy in
                CallRecorder.Call(index: proxy.index, parameters: base.overlaid(by: proxy.captures))
            },
            map: winner.map { CallRecorder.Call(index: $0.index, parameters: base) }
        )
    }
}
