internal import Routing
internal import RoutingDiagnostics

/// A comparison of a file with a router, link by link.
///
/// Comparing one link can cost as much as the file is long, and every component adds links. Few files come
/// near that cost, but a hostile file does. So the comparison counts its steps, and ends early when they are
/// too many for the size of the file and of the routes.
struct AppSiteComparison {
    /// The number of steps allowed for each byte of a pattern, of the file or of a route, or of a value.
    static let stepsForByte = 1_024
    /// The number of bytes added for each component and for each route.
    private static let bytesForPattern = 8

    private struct Answer {
        let decision: AppSiteMatcher.Decision?
        /// The map that would handle the link.
        let winner: RouteUUID?

        var isHandedOver: Bool { decision?.isHandedOver == true }
    }

    private let site: AppSiteAssociation
    private let scope: RouteScope
    private let routes: [RegisteredRoute]
    private let host: String
    private let appID: String?
    private let matcher: AppSiteMatcher
    private(set) var steps: AppSiteSteps
    private var answers: [[UInt8]: Answer] = [:]
    private var notTaken: [AppSiteMatcher.Decision: String] = [:]
    private var neverHandedOver: [AppSiteFinding] = []

    init(
        _ site: AppSiteAssociation,
        _ router: some RouteOpening,
        host: String,
        appID: String?,
        stepsForByte: Int = Self.stepsForByte
    ) {
        self.site = site
        self.scope = router.scope
        self.routes = router.routes.filter { $0.kind == .map }
        self.host = host
        self.appID = appID
        self.matcher = AppSiteMatcher(site, for: appID)
        let components = site.details.flatMap(\.components)
        let patterns = components.flatMap(\.patterns).map(\.text) + routes.map(\.pattern)
        let bytes = (patterns + site.substitutionVariables.values.joined()).reduce(0) { $0 + $1.utf8.count }
        let more = (components.count + routes.count) * Self.bytesForPattern
        self.steps = AppSiteSteps(limit: (bytes + more) * stepsForByte)
    }

    /// Compares, and lists the findings.
    mutating func findings() -> [AppSiteFinding] {
        let samples = AppSiteSamples(site, host: host)
        for details in site.details where details.include(appID) {
            for component in details.components {
                if let url = ask(about: samples.urls(of: component)) {
                    return found + [.init(code: .incomplete, witness: url, route: nil, component: component)]
                }
            }
        }
        for route in routes {
            guard let samples = RouteSamples(route, host: host) else { continue }
            if let url = ask(about: samples.urls, of: route) ?? ask(about: samples.nearMisses) {
                return found + [.init(code: .incomplete, witness: url, route: route, component: nil)]
            }
        }
        return found
    }

    private var found: [AppSiteFinding] {
        let decisions = notTaken.keys.sorted {
            ($0.details, $0.component) < ($1.details, $1.component)
        }
        let components = decisions.compactMap { decision in
            notTaken[decision].map {
                AppSiteFinding(code: .notTaken, witness: $0, route: nil, component: component(decision))
            }
        }
        return components + neverHandedOver
    }
}

extension AppSiteComparison {
    /// Asks both sides about links, and keeps for each component the shortest link that it hands over and no
    /// route takes.
    ///
    /// - Returns: The link at which the allowed steps ran out, if they did.
    private mutating func ask(about urls: [String]) -> String? {
        for url in urls {
            guard let answer = answer(to: url) else { return url }
            guard let decision = answer.decision, answer.isHandedOver, answer.winner == nil else { continue }
            if let known = notTaken[decision], !isShorter(url, than: known) { continue }
            notTaken[decision] = url
        }
        return nil
    }

    /// Asks about the links of a route, and also whether the file hands any of them over.
    private mutating func ask(about urls: [String], of route: RegisteredRoute) -> String? {
        if let url = ask(about: urls) { return url }
        let taken = urls.filter { answer(to: $0)?.winner == route.uuid }
        guard !taken.contains(where: { answer(to: $0)?.isHandedOver == true }),
            let witness = taken.min(by: isShorter)
        else { return nil }
        let decision = answer(to: witness)?.decision
        neverHandedOver.append(
            .init(
                code: .neverHandedOver, witness: witness, route: route, component: decision.map(component)))
        return nil
    }

    /// Asks both sides about a link once; returns `nil` when the allowed steps have run out.
    private mutating func answer(to text: String) -> Answer? {
        let key = Array(text.utf8)
        if let known = answers[key] { return known }
        steps.take(key.count)
        let decision = AppSiteURL(text).flatMap { matcher.decision(on: $0, &steps) }
        if steps.areSpent { return nil }
        let answer = Answer(decision: decision, winner: scope.map(openedBy: text, from: .external()))
        answers[key] = answer
        return answer
    }

    private func component(_ decision: AppSiteMatcher.Decision) -> AppSiteAssociation.Component {
        site.details[decision.details].components[decision.component]
    }

    private func isShorter(_ url: String, than other: String) -> Bool {
        (url.utf8.count, url) < (other.utf8.count, other)
    }
}
