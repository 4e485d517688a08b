internal import Routing

/// The proxies that keep callers out, as far as a trace shows them.
///
/// A proxy keeps callers out if it rejected a URL, or if it let some URLs pass and redirected others, for
/// example to a login. A proxy that redirects every URL only renames places.
struct BarringProxies {
    /// A redirect by another proxy.
    struct Redirect {
        let proxy: RouteUUID
        /// The URL about which the proxy was asked.
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
