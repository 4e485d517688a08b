/// Proxies that are not asked, or not about anything that is handled.
extension RouteAudit {
    /// How many maps are counted for one proxy.
    private static let mostCounted = 100

    mutating func findProxies() {
        let proxies = entries.filter { $0.kind == .proxy }
        guard !proxies.isEmpty else { return }
        var all = PathForest()
        var tagged = PathForest()
        for (number, audited) in entries.enumerated() where audited.kind == .map {
            for track in audited.tracks {
                all.add(track, of: number)
                if !audited.tags.isEmpty { tagged.add(track, of: number) }
            }
        }
        let twins = ProxyTwins(proxies)
        let share = stepsForProxies / proxies.count
        let steps = min(max(share, stepsPerProxy.lowerBound), stepsPerProxy.upperBound)
        for proxy in proxies {
            takeTurn()
            findIdle(proxy, all, steps)
            if proxy.tags.isEmpty { findUnasked(proxy, tagged, twins, steps) }
        }
    }
}

extension RouteAudit {
    private mutating func findIdle(_ proxy: AuditedEntry, _ forest: PathForest, _ most: Int) {
        // Of what an expression over whole URLs is found in, too little is known to be sure.
        var isOpen = !forest.wholeURLs.isEmpty || proxy.tracks.contains { $0.wholeURL != nil }
        for takesUnknown in [false, true] {
            switch overlaps(of: proxy, forest, most, takesUnknown: takesUnknown, { _, _ in false }) {
            case .exhausted: continue
            case .stopped where takesUnknown: isOpen = true
            case .stopped, .outOfSteps: return
            }
        }
        for text in trials(of: proxy) {
            guard let url = try? RouteURL(text, reader: reader), matches(proxy, url) else { continue }
            guard case .nothing = newestMap(matching: url, in: TagFilter().asked(by: [])) else { return }
        }
        guard let witness = witness(of: proxy) else { return }
        findings.append(
            Finding(
                code: .idleProxy,
                certainty: isOpen ? .possible : .certain,
                witness: witness,
                opener: proxy.opener,
                route: proxy,
                message: "\(isOpen ? "may be" : "is") asked only about URLs that no map matches, for which "
                    + "`open` returns false; if it redirects them, map them as well"
            )
        )
    }

    private mutating func findUnasked(
        _ proxy: AuditedEntry,
        _ forest: PathForest,
        _ twins: ProxyTwins,
        _ most: Int
    ) {
        var counted: Set<Int> = []
        var shown: (number: Int, witness: String, tag: String)?
        let asked = twins.tags(of: proxy)
        _ = overlaps(of: proxy, forest, most, takesUnknown: false) { audit, overlap in
            guard let url = try? RouteURL(overlap.text, reader: audit.reader), audit.matches(proxy, url)
            else {
                return true
            }
            for number in overlap.entries where !counted.contains(number) {
                guard audit.charge(entries: 1) else { return false }
                let map = audit.entries[number]
                let tag = map.tags.subtracting(asked).min()
                guard let tag, map.accepted.contains(OriginSet(proxy.opener)), audit.matches(map, url)
                else { continue }
                counted.insert(number)
                // The newest has the lowest number.
                if number < shown?.number ?? .max { shown = (number, overlap.text, tag) }
            }
            return counted.count < Self.mostCounted
        }
        guard let shown else { return }
        let number = counted.count < Self.mostCounted ? "\(counted.count)" : "\(Self.mostCounted) or more"
        let maps = counted.count == 1 ? "a map" : "\(number) maps"
        findings.append(
            Finding(
                code: .unaskedProxy,
                witness: shown.witness,
                scope: [shown.tag],
                opener: proxy.opener,
                route: proxy,
                other: entries[shown.number],
                message:
                    "has no tags, and so is not asked when URLs of \(maps) with tags are opened in a scope; "
                    + "register it with these tags as well"
            )
        )
    }
}

extension RouteAudit {
    /// A URL that a proxy and maps have in common.
    private struct Overlap {
        let entries: [Int]
        let text: String
    }

    /// Looks for URLs that a proxy and maps have in common.
    ///
    /// - Parameters:
    ///   - proxy: The proxy.
    ///   - forest: The maps.
    ///   - most: How many parts may be compared.
    ///   - takesUnknown: Whether URLs count for which there is no text.
    ///   - visit: Is given what is found; whether to go on.
    /// - Returns: How it ended.
    private mutating func overlaps(
        of proxy: AuditedEntry,
        _ forest: PathForest,
        _ most: Int,
        takesUnknown: Bool,
        _ visit: (inout RouteAudit, Overlap) -> Bool
    ) -> EscapeSearch.End {
        var steps = most
        defer { self.steps += most - steps }
        var isStopped = false
        for track in proxy.tracks where track.wholeURL == nil {
            var search = OverlapSearch(track, forest, segments, takesUnknown: takesUnknown)
            for root in forest.roots {
                guard steps > 0 else { return .outOfSteps }
                steps -= 1
                guard let origin = origins.meeting(track, root.track) else { continue }
                let hasHosts = segments.caseSensitive && origin.host == nil
                for startsWithHost in hasHosts ? [false, true] : [false] {
                    let isDone = search.run(from: root.node, startsWithHost: startsWithHost, steps: &steps) {
                        let text =
                            startsWithHost
                            ? SampleURL(origin: origin, segments: $1, startsWithHost: true).text
                            : SampleURL(usual: origin, $1).text
                        isStopped = !visit(&self, Overlap(entries: $0, text: text))
                        return !isStopped
                    }
                    if !isDone { return isStopped ? .stopped : .outOfSteps }
                }
            }
        }
        return .exhausted
    }
}

/// The tags under which proxies were registered beside one without tags.
private struct ProxyTwins {
    private var byPaths: [Set<[PathPart]>: Set<String>] = [:]
    private var byName: [String: Set<String>] = [:]

    init(_ proxies: [AuditedEntry]) {
        for proxy in proxies {
            byPaths[Set(proxy.paths), default: []].formUnion(proxy.tags)
            if let name = proxy.entry.signature.name { byName[name, default: []].formUnion(proxy.tags) }
        }
    }

    /// The tags of the proxies that have the pattern of this one, or its name.
    func tags(of proxy: AuditedEntry) -> Set<String> {
        let named = proxy.entry.signature.name.flatMap { byName[$0] } ?? []
        return named.union(byPaths[Set(proxy.paths)] ?? [])
    }
}
