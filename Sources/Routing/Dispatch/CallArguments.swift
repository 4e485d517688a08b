/// What a call is made with, taken out of its job to be read outside the lock.
struct CallArguments: Sendable {
    /// The URL as it is to be handled now.
    let url: RouteURL
    /// What is passed along.
    let payload: Payload?
    /// The entry that is called.
    let called: Match
    /// The map that was found for the URL, where a guard or a proxy is called before it.
    let map: Match?
    let redirect: Job.Redirect?
    /// The number of the event that tells of the opening.
    let opened: Int?
}

extension CallArguments {
    /// What is passed along.
    var data: (any Sendable)? {
        // Without the look, a copy of nothing would be made.
        if let payload { payload.value } else { nil }
    }

    /// Makes the parameters: the query, overlaid by captures and by what a proxy changed.
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

/// What is passed along with a URL, or returned: an object, because it is handed on often and looked at once.
final class Payload: Sendable {
    let value: any Sendable

    init(_ value: any Sendable) {
        self.value = value
    }
}
