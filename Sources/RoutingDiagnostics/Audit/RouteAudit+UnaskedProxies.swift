internal import Routing

/// Finds proxies and guards that are never asked, or only about URLs that no map handles.
extension RouteAudit {
    /// The largest number of maps that are counted for one proxy.
    private static let mostCounted = 100

    /// How a proxy relates to the maps.
    private struct ProxyOverlap {
        /// Whether a map may match a URL of the proxy although none was found.
        var isOpen = false
        /// Whether a map matches a URL of the proxy, or there are too many maps to be sure.
        var isBusy = false
        /// The number of tagged maps in whose scopes the proxy is not asked.
        var missed = 0
        /// The newest of these maps, a URL that both match, and the scope.
        var shown: (map: AuditedEntry, witness: String, tag: String)?
    }

    mutating func findUnaskedProxies() {
        let proxies = entries.filter(\.kind.isInterceptor)
        guard !proxies.isEmpty else { return }
        let maps = entries.filter { $0.kind == .map }
        let tagged = maps.filter { !$0.tags.isEmpty }
        let twins = ProxyTwins(proxies)
        let share = stepsForProxies / proxies.count
        let steps = min(max(share, stepsPerProxy.lowerBound), stepsPerProxy.upperBound)
        var overlap = PatternOverlap(snapshot.rules, steps: steps)
        for proxy in proxies {
            takeTurn()
            overlap.stepsLeft = steps
            let isAsked = isAskedAboutSamples(proxy)
            var known = ProxyOverlap()
            known.isBusy = isAsked
            // A proxy that is asked somewhere is compared only with the maps of scopes.
            let compared = isAsked ? (isHiddenByScopes(proxy) ? tagged : []) : maps
            compare(proxy, with: compared, askedUnder: twins.tags(of: proxy), &overlap, &known)
            self.steps += steps - overlap.stepsLeft
            if !known.isBusy { reportIdle(proxy, isOpen: known.isOpen) }
            if isHiddenByScopes(proxy) { reportUnasked(proxy, known) }
        }
    }

    /// Whether a map matches one of the proxy's sample URLs.
    private mutating func isAskedAboutSamples(_ proxy: AuditedEntry) -> Bool {
        for text in samples(of: proxy) {
            guard let url = url(text, of: proxy), codeAgrees(proxy.entry, url) else { continue }
            guard case .nothing = newestMap(matching: url, in: TagFilter().asked(by: [])) else { return true }
        }
        return false
    }

    private mutating func compare(
        _ proxy: AuditedEntry,
        with maps: [AuditedEntry],
        askedUnder tags: [Set<String>],
        _ overlap: inout PatternOverlap,
        _ known: inout ProxyOverlap
    ) {
        for map in maps {
            guard overlap.stepsLeft > 0 else {
                known.isBusy = true
                return
            }
            switch overlap.find(proxy, map) {
            case .none: continue
            case .unknown: known.isOpen = true
            case .url(let text):
                guard let url = url(text, of: proxy), codeAgrees(proxy.entry, url),
                    self.url(text, of: map) != nil, codeAgrees(map.entry, url)
                else {
                    known.isOpen = true
                    continue
                }
                known.isBusy = true
                let tag = map.tags.filter { tag in !tags.contains { $0.contains(tag) } }.min()
                guard isHiddenByScopes(proxy) else { return }
                guard let tag, map.accepted.contains(OriginSet([proxy.opener])) else { continue }
                known.missed += 1
                known.shown = known.shown ?? (map, text, tag)
                if known.missed == Self.mostCounted { return }
            }
        }
    }

    private mutating func reportIdle(_ proxy: AuditedEntry, isOpen: Bool) {
        // A URL that only the proxy's code refuses shows nothing.
        guard let witness = certainWitness(of: proxy) else { return }
        findings.append(
            Finding(
                code: .idleProxy,
                certainty: isOpen ? .possible : .certain,
                witness: witness,
                route: proxy,
                message: "\(isOpen ? "may be" : "is") asked only about URLs that no map matches, for which "
                    + "`open` returns false; if it redirects them, map them as well"
            )
        )
    }

    private mutating func reportUnasked(_ proxy: AuditedEntry, _ known: ProxyOverlap) {
        guard let shown = known.shown else { return }
        let number = known.missed < Self.mostCounted ? "\(known.missed)" : "\(Self.mostCounted) or more"
        let maps = known.missed == 1 ? "a map" : "\(number) maps"
        let isBarring = barring.ids.contains(proxy.entry.uuid)
        findings.append(
            Finding(
                code: isBarring ? .bypassableProxy : .unaskedProxy,
                witness: shown.witness,
                scope: [shown.tag],
                route: proxy,
                other: shown.map,
                message: isBarring
                    ? "keeps callers out, and is not asked when URLs of \(maps) are opened in a scope that it "
                        + "has no tag of; protect the URLs instead"
                    : "has no tags, and so is not asked when URLs of \(maps) with tags are opened in a scope; "
                        + "register it with these tags as well, or protect the URLs if it keeps callers out"
            )
        )
    }
}

extension RouteAudit {
    /// Whether the audit reports that a proxy is not asked about URLs that are opened in a scope.
    ///
    /// A proxy with tags is meant to be skipped in other scopes, unless it keeps callers out.
    private func isHiddenByScopes(_ proxy: AuditedEntry) -> Bool {
        proxy.kind == .proxy && (proxy.tags.isEmpty || barring.ids.contains(proxy.entry.uuid))
    }
}

/// The tags of proxies that were registered in addition to a proxy without tags.
private struct ProxyTwins {
    private var byShape: [Shape: Set<String>] = [:]
    private var byName: [String: Set<String>] = [:]

    init(_ proxies: [AuditedEntry]) {
        for proxy in proxies {
            byShape[Self.shape(of: proxy), default: []].formUnion(proxy.tags)
            if let name = proxy.entry.signature.name { byName[name, default: []].formUnion(proxy.tags) }
        }
    }

    /// The tags of the proxies that share this proxy's name, and those of the proxies that share its pattern.
    func tags(of proxy: AuditedEntry) -> [Set<String>] {
        let named = proxy.entry.signature.name.flatMap { byName[$0] }
        return [named, byShape[Self.shape(of: proxy)]].compactMap(\.self)
    }

    /// What two patterns have in common that match the same URLs.
    private struct Shape: Hashable {
        let site: String
        let expression: RegularExpression?
        let paths: Set<[PatternComponent?]>
        let predicates: Set<CapturePredicate>
    }

    private static func shape(of proxy: AuditedEntry) -> Shape {
        let pattern = proxy.entry.pattern
        return Shape(
            site: proxy.site,
            expression: pattern.wholeURL,
            paths: Set(proxy.automaton.chains.map { $0.flatMap { [$0.loop, $0.step] } }),
            predicates: Set(pattern.predicates.values)
        )
    }
}
