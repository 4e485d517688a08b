extension AppSiteAssociation {
    /// Compares the site with a router: lists links that the site would hand to the app and no route takes, and routes
    /// that it never hands a link.
    ///
    /// Links are made up from the patterns of the file and of the routes, and both sides are asked about each: a
    /// finding is true, and an empty list means that none of these links showed anything. A route for which no link
    /// comes to mind — one with an unusual condition, or one that wants a query — is not found fault with.
    ///
    /// ```swift
    /// #expect(site.check(router, host: "example.com").isEmpty)
    /// ```
    ///
    /// - Parameters:
    ///   - router: The router, or the scope in which the app opens its links. No handler
    ///     and no proxy runs.
    ///   - host: The host of the site.
    ///   - appID: The app; `nil` for any of the file.
    /// - Returns: A finding for each component and for each route that has something wrong, in their order.
    /// - Complexity: O(components × patterns) in the number of each.
    public func check(
        _ router: some RouteOpening,
        host: String,
        appID: String? = nil
    ) -> [AppSiteFinding] {
        var comparison = AppSiteComparison(self, router.scope, appID)
        let samples = AppSiteSamples(self, host: host)
        for details in details where appID.map(details.appIDs.contains) ?? true {
            for component in details.components { comparison.ask(about: samples.urls(of: component)) }
        }
        for route in router.routes where route.kind == .map {
            guard let routeSamples = RouteSamples(route, host: host) else { continue }
            comparison.ask(about: routeSamples.urls, of: route)
            comparison.ask(about: routeSamples.nearMisses)
        }
        return comparison.findings
    }
}

/// What a file and a router say about links.
private struct AppSiteComparison {
    private struct Answer {
        let decision: AppSiteMatcher.Decision?
        /// The map that would handle the link.
        let winner: RouteUUID?

        var isHandedOver: Bool { decision?.isHandedOver == true }
    }

    private let site: AppSiteAssociation
    private let scope: RouteScope
    private let appID: String?
    private let matcher: AppSiteMatcher
    private var answers: [String: Answer] = [:]
    private var notTaken: [AppSiteMatcher.Decision: String] = [:]
    private var neverHandedOver: [AppSiteFinding] = []

    init(_ site: AppSiteAssociation, _ scope: RouteScope, _ appID: String?) {
        self.site = site
        self.scope = scope
        self.appID = appID
        self.matcher = AppSiteMatcher(site)
    }

    var findings: [AppSiteFinding] {
        let decisions = notTaken.keys.sorted {
            ($0.details, $0.component) < ($1.details, $1.component)
        }
        let components = decisions.compactMap { decision in
            notTaken[decision].map { witness in
                AppSiteFinding(code: .notTaken, witness: witness, route: nil, component: component(decision))
            }
        }
        return components + neverHandedOver
    }

    /// Asks both sides about links, and keeps the shortest that each component hands over and no route takes.
    mutating func ask(about urls: [String]) {
        for url in urls {
            let answer = answer(to: url)
            guard let decision = answer.decision, answer.isHandedOver, answer.winner == nil else { continue }
            if let known = notTaken[decision], !isShorter(url, than: known) { continue }
            notTaken[decision] = url
        }
    }

    /// Asks about the links of a route as well whether any of them is handed over.
    mutating func ask(about urls: [String], of route: RegisteredRoute) {
        ask(about: urls)
        let taken = urls.filter { answer(to: $0).winner == route.uuid }
        guard !taken.contains(where: { answer(to: $0).isHandedOver }), let witness = taken.min(by: isShorter)
        else { return }
        neverHandedOver.append(
            AppSiteFinding(
                code: .neverHandedOver,
                witness: witness,
                route: route,
                component: answer(to: witness).decision.map(component)
            )
        )
    }

    private mutating func answer(to text: String) -> Answer {
        if let known = answers[text] { return known }
        let decision = AppSiteURL(text).flatMap { matcher.decision(on: $0, for: appID) }
        // The search that opens URLs which come from outside, as these do; conditions in code are asked as then,
        // outside all locks.
        let url = try? scope.dispatcher.read(text)
        let found = url.map { scope.dispatcher.findMap(for: $0, in: scope.filter.asked(by: .external)) }
        let answer = Answer(decision: decision, winner: found?.match?.entry.uuid)
        answers[text] = answer
        return answer
    }

    private func component(_ decision: AppSiteMatcher.Decision) -> AppSiteAssociation.Component {
        site.details[decision.details].components[decision.component]
    }

    private func isShorter(_ url: String, than other: String) -> Bool {
        (url.utf8.count, url) < (other.utf8.count, other)
    }
}
