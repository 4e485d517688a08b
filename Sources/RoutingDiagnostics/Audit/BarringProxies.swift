internal import Routing

/// What a trace shows of the proxies that keep callers out.
///
/// A proxy does if it rejected something, or let some URLs pass and redirected others, as for a login. One that
/// redirects all gives places other names.
struct BarringProxies {
    /// What another proxy redirected.
    struct Redirect {
        let proxy: RouteUUID
        /// The URL that it was asked about.
        let url: String
        let target: String
    }

    /// The identities of the proxies.
    private(set) var ids: Set<RouteUUID> = []
    /// The redirects of all proxies, one to each target.
    private(set) var redirects: [Redirect] = []

    init(_ trace: RoutingTrace? = nil) {
        var passing: Set<RouteUUID> = []
        var redirecting: Set<RouteUUID> = []
        var targets: Set<String> = []
        for record in trace?.records ?? [] where record.kind == .proxied {
            guard let entry = record.entry, entry.kind == .proxy else { continue }
            if let target = record.redirection {
                redirecting.insert(entry.uuid)
                guard targets.insert(target).inserted else { continue }
                redirects.append(Redirect(proxy: entry.uuid, url: record.route, target: target))
            } else if record.decision == ProxyDecision.pass.description {
                passing.insert(entry.uuid)
            } else if record.decision?.hasPrefix("reject") == true {
                ids.insert(entry.uuid)
            }
        }
        ids.formUnion(passing.intersection(redirecting))
    }
}
