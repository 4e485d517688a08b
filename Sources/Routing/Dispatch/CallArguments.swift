/// What a call is made with, taken out of its job to be read outside the lock.
struct CallArguments: Sendable {
    let job: Job
    let redirect: Job.Redirect?
    /// The map that was found for the URL as it is to be handled now.
    let map: Match?
    /// The proxy that is called, if one is.
    let proxy: Match?
    /// The number of the event that tells of the opening.
    let opened: Int?
}

extension CallArguments {
    /// The URL as it is to be handled now.
    var url: RouteURL { redirect?.url ?? job.url }

    /// What is passed along.
    var data: (any Sendable)? { if let redirect { redirect.data } else { job.data } }

    /// The value for an entry of typed routes.
    var value: RouteValue? { if let proxy { proxy.value } else { map?.value } }

    /// Makes the parameters: the query, overlaid by captures and by what a proxy changed.
    func parameters(_ rules: MatchingRules) -> Parameters {
        if proxy == nil, let parameters = map?.parameters { return parameters }
        let url = url
        let captures = map?.captures(in: url, rules) ?? Parameters()
        if let proxy {
            return Parameters(url, overlaidBy: captures).overlaid(by: proxy.captures(in: url, rules))
        }
        return Self.parameters(of: url, captures, after: redirect)
    }

    /// Makes the parameters of a map.
    static func parameters(
        of url: RouteURL,
        _ captures: Parameters,
        after redirect: Job.Redirect?
    ) -> Parameters {
        guard let redirect else { return Parameters(url, overlaidBy: captures) }
        return redirect.carried.overlaid(by: url.query).overlaid(by: captures).overlaid(by: redirect.changed)
    }
}
