import Testing

@testable import Routing

/// Random registries: who wins, which proxies are asked in which order, and with which parameters.
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
        for round in 0..<2_000 {
            if round.isMultiple(of: 5) {
                random.reset()
                registry = Registry(rules: MatchingRules())
                uuids = []
            }
            for _ in 0..<4 { try apply(random.change(), to: &registry, &uuids, patterns) }
            let (url, scope) = (random.url(), random.scope())
            guard let naiveURL = NaiveURL(url) else { continue }
            for kind in [NaiveRegistry.Kind.map, .proxy] {
                let expected = random.registry.matching(kind, naiveURL, in: scope)
                let given = try all(kind, url, scope, in: registry, uuids)
                found += expected.count
                #expect(given == expected, "'\(url)' in \(scope); ROUTING_SEED=\(RandomSeed.current)")
            }
        }
        #expect(found > 2_000)
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
            _ = registry.insert(draft, uuid: uuid, owner: nil)
        case .disposed(let index):
            _ = registry.remove(uuids[index])
        }
    }

    /// All entries that match, in the order in which the registry hands them out.
    private func all(
        _ kind: NaiveRegistry.Kind,
        _ url: String,
        _ scope: [[String]],
        in registry: Registry,
        _ uuids: [RouteUUID]
    ) throws -> [NaiveRegistry.Found] {
        let subject = MatchSubject(try RouteURL(url))
        let filter = scope.reduce(TagFilter()) { $0.narrowed(to: $1) }
        var (found, ordinal, loaded): ([NaiveRegistry.Found], Int, [AnyObject]) = ([], .max, [])
        while let next = registry.newest(
            kind == .map ? .map : .proxy, matching: subject, in: filter, before: ordinal, keeping: &loaded)
        {
            let index = try #require(uuids.firstIndex(of: next.entry.uuid))
            found.append(NaiveRegistry.Found(index: index, captures: ExactPairs(try #require(next.captures))))
            ordinal = next.entry.ordinal
        }
        return found
    }

    /// Who is to be called about a URL, and with what: the query, overlaid by the captures of the winning map and,
    /// for a proxy, by its own.
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
