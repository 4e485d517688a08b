/// Makes schemes and hosts for the tracks of a router, and compares them as the matcher does.
struct OriginSampling {
    private let webHosts: Set<String>?
    /// The hosts that patterns name.
    private let exact: Set<String>
    /// The other hosts of patterns.
    private let wild: [HostPattern]
    /// A host that nothing takes but what takes any host.
    private var anyHost = ""
    /// The same without a port.
    private var portless = ""
    /// By host pattern, a host that only what takes all of its hosts takes.
    private var hardestHosts: [HostPattern: String] = [:]

    init(_ rules: MatchingRules, avoiding named: Set<HostPattern>) {
        webHosts = rules.webHosts
        exact = Set(named.compactMap { if case .exact(let host) = $0 { host } else { nil } })
        wild = named.filter { if case .exact = $0 { false } else { true } }
        anyHost = unnamed(.any) { "z\($0).example\($0):\($0 + 4711)" }
        portless = unnamed(.anyWithoutPort) { "z\($0).example\($0)" }
        for host in named { hardestHosts[host] = hardest(host) }
    }

    /// The origin of a track that the fewest others take.
    func hardest(_ track: PathTrack) -> SampleURL.Origin {
        SampleURL.Origin(scheme: track.scheme, host: track.host.map { hardestHosts[$0] ?? hardest($0) })
    }

    /// Origins of a track, the simplest first.
    func trials(_ track: PathTrack) -> [SampleURL.Origin] {
        guard let host = track.host else { return [hardest(track)] }
        let hosts =
            [simplest(host)] + (webHosts ?? []).sorted().filter(host.accepts)
            + [hardestHosts[host] ?? hardest(host)]
        return hosts.map { SampleURL.Origin(scheme: track.scheme, host: $0) }
    }

    /// Whether a track takes an origin.
    func accepts(_ track: PathTrack, _ origin: SampleURL.Origin) -> Bool {
        guard track.scheme == nil || track.scheme == origin.scheme else { return false }
        switch (track.host, origin.host) {
        case (nil, nil): return true
        case (let pattern?, let host?): return pattern.accepts(host)
        case (nil, let host?): return webHosts?.contains(host) ?? true
        case (_?, nil): return false
        }
    }

    /// An origin that two tracks take; `nil` when there is none.
    func meeting(_ track: PathTrack, _ other: PathTrack) -> SampleURL.Origin? {
        if track.scheme == nil, track == other { return SampleURL.Origin() }
        return (trials(track) + trials(other)).first { accepts(track, $0) && accepts(other, $0) }
    }
}

extension OriginSampling {
    private func simplest(_ host: HostPattern) -> String {
        switch host {
        case .any, .anyWithoutPort: "example.com"
        case .anyWithPort(let port): "example.com" + port
        case .subdomains(let parent): "www." + parent
        case .exact(let host): host
        }
    }

    private func hardest(_ host: HostPattern) -> String {
        switch host {
        case .any: anyHost
        case .anyWithoutPort: portless
        case .anyWithPort(let port): unnamed(host) { "z\($0).example\($0)\(port)" }
        case .subdomains(let parent): unnamed(host) { "z\($0).\(parent)" }
        case .exact(let host): host
        }
    }

    /// The first of some hosts that is taken only by what takes all hosts of a pattern.
    private func unnamed(_ pattern: HostPattern, _ host: (Int) -> String) -> String {
        var number = 0
        while isNamed(host(number), pattern) { number += 1 }
        return host(number)
    }

    private func isNamed(_ host: String, _ pattern: HostPattern) -> Bool {
        if exact.contains(host) || webHosts?.contains(host) == true { return true }
        // A label in front of a parent says nothing of any other parent.
        if case .subdomains = pattern { return false }
        return wild.contains { $0 != .any && $0 != pattern && $0.accepts(host) }
    }
}
