internal import Routing

/// Finds proxies that keep callers out and that a redirect bypassed.
///
/// `RouteAudit+UnaskedProxies` finds the scopes in which such a proxy is not asked.
extension RouteAudit {
    mutating func findBypasses() {
        var proxies = EntryTable(rules: snapshot.rules)
        for audited in entries.reversed() where barring.ids.contains(audited.entry.uuid) {
            _ = proxies.insert(audited.entry)
        }
        var known: Set<RouteUUID> = []
        let redirecting = Dictionary(uniqueKeysWithValues: entries.map { ($0.entry.uuid, $0) })
        for redirect in barring.redirects {
            // A URL with hidden values cannot serve as a witness.
            guard !"\(redirect.url) \(redirect.target)".contains(Redaction.mark),
                let other = redirecting[redirect.proxy], let target = try? snapshot.read(redirect.target)
            else { continue }
            takeTurn()
            guard case .map = newestMap(matching: target, in: TagFilter().asked(by: [])) else { continue }
            for entry in proxies.all(matching: target, in: TagFilter().asked(by: []))
            where entry.uuid != redirect.proxy && codeAgrees(entry, target) {
                guard let proxy = audited(entry), known.insert(entry.uuid).inserted else { continue }
                findings.append(
                    Finding(
                        code: .bypassableProxy,
                        witness: redirect.url,
                        route: proxy,
                        other: other,
                        message: "keeps callers out, and is not asked about what another proxy redirects, "
                            + "such as to '\(redirect.target)'; protect the URLs instead"
                    )
                )
            }
        }
    }
}
