/// The arguments of a call, copied from its job so that they can be read outside the lock.
struct CallArguments: Sendable {
    /// The URL to handle, after redirects.
    let url: RouteURL
    /// The data that is passed to the entry.
    let payload: Payload?
    /// The entry that is called.
    let called: Match
    /// The map that was found for the URL, when the called entry is a guard or a proxy.
    let map: Match?
    let redirect: Job.Redirect?
    /// The number of the event that reports the opening.
    let opened: Int?
}

extension CallArguments {
    /// The data that is passed to the entry.
    var data: (any Sendable)? {
        // Without the comparison, `nil` would be copied.
        if let payload { payload.value } else { nil }
    }

    /// Makes the parameters: the query, overridden by captures and then by the changes of a redirect.
    func parameters(_ rules: MatchingRules) -> Parameters {
        let url = url
        let own = called.captures(in: url, rules)
        guard !called.entry.kind.isInterceptor else {
            let captures = map?.captures(in: url, rules).overlaid(by: own) ?? own
            return Self.parameters(of: url, captures, after: redirect)
        }
        return called.parameters ?? Self.parameters(of: url, own, after: redirect)
    }

    /// Makes the parameters of a call.
    static func parameters(
        of url: RouteURL,
        _ captures: Parameters,
        after redirect: Job.Redirect?
    ) -> Parameters {
        guard let redirect else { return Parameters(url, overlaidBy: captures) }
        return redirect.carried.overlaid(by: url.query).overlaid(by: captures).overlaid(by: redirect.changed)
    }
}
