/// Makes a file of routes.
///
/// The first component that matches decides, so their order is: what has any number of segments; then the longest
/// paths before shorter ones, what is excluded of a route right before the route. An exclusion is always of more
/// segments than its route has, and so takes nothing from routes that come later. Among routes of one length the newest
/// comes first, as in the router.
struct AppSiteTranslation {
    private struct Rule {
        let components: [AppSiteAssociation.Component]
        let length: Int
        let openPrefix: Int
    }

    private let host: String?
    private let caseSensitive: Bool
    private var rules: [Rule] = []
    private(set) var variables = AppSiteVariables()
    private(set) var unexpressed: [AppSiteAssociation.Unexpressed] = []

    init(_ routes: [RegisteredRoute], host: String?, caseSensitive: Bool) {
        self.host = host?.foldedASCII
        self.caseSensitive = caseSensitive
        for route in routes where route.kind == .map && route.accepting.contains(.external) {
            add(route)
        }
    }

    /// The components in the order in which they are compared, each once.
    var components: [AppSiteAssociation.Component] {
        let ordered = rules.enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            if first.length != second.length { return first.length > second.length }
            if first.openPrefix != second.openPrefix { return first.openPrefix < second.openPrefix }
            return left.offset < right.offset
        }
        var seen: Set<String> = []
        return ordered.flatMap { $0.element.components }.filter { seen.insert($0.path ?? "*").inserted }
    }

    private mutating func add(_ route: RegisteredRoute) {
        let listed: RoutePattern
        do {
            listed = try RoutePattern(listed: route.pattern, isRegularExpression: route.isRegularExpression)
        } catch {
            leaveOut(route, .malformedPattern, "what is listed is no pattern: \(error)")
            return
        }
        guard case .segments(let pattern) = listed.form else {
            leaveOut(route, .wholeURL, "a regular expression over whole URLs says nothing of segments")
            return
        }
        let isLink = pattern.scheme.map(AppSiteAssociation.linkSchemes.contains) ?? true
        guard isLink, pattern.scheme == nil || pattern.host != nil else {
            leaveOut(route, .scheme, "URLs of '\(pattern.scheme ?? "")' are no links of a site")
            return
        }
        if let host, pattern.host?.accepts(host) == false { return }
        var spelling = AppSiteSpelling(variables, caseSensitive: caseSensitive)
        let paths = pattern.alternatives.flatMap { spelling.parts(of: $0) }.map { AppSitePaths($0) }
        noteWhatIsWider(route, pattern, &spelling, paths)
        variables = spelling.variables
        for (code, why) in spelling.remarks {
            unexpressed.append(.init(route: route, code: code, isLeftOut: false, why: why))
        }
        rules += paths.map { rule(of: $0, for: route) }
    }

    private mutating func leaveOut(
        _ route: RegisteredRoute,
        _ code: AppSiteAssociation.Unexpressed.Code,
        _ why: String
    ) {
        unexpressed.append(.init(route: route, code: code, isLeftOut: true, why: why))
    }

    /// Notes what is known of the route as a whole.
    private func noteWhatIsWider(
        _ route: RegisteredRoute,
        _ pattern: SegmentedPattern,
        _ spelling: inout AppSiteSpelling,
        _ paths: [AppSitePaths]
    ) {
        if paths.contains(where: \.isWider) {
            spelling.note(.shape, "a capture may be several segments, since '*' and '?' are '/' as well")
        }
        if let scheme = pattern.scheme, scheme != "https" {
            spelling.note(.scheme, "links of 'https' are handed over as well as those of '\(scheme)'")
        }
        for name in route.conditions {
            spelling.note(.condition, "code decides about ':\(name)', which no file asks")
        }
        if let type = route.valueType {
            spelling.note(.decoding, "'\(type)' decides what it is read from, query included")
        }
    }

    private func rule(of paths: AppSitePaths, for route: RegisteredRoute) -> Rule {
        let excluded = paths.excluded.map { component($0, isExcluded: true, "beyond \(route.pattern)") }
        let included = paths.included.map { component($0, isExcluded: false, route.summary) }
        return Rule(
            components: excluded + included,
            length: paths.length ?? .max,
            openPrefix: paths.openPrefix
        )
    }

    private func component(
        _ path: String,
        isExcluded: Bool,
        _ comment: String?
    ) -> AppSiteAssociation.Component {
        .init(path: path, isExcluded: isExcluded, isCaseSensitive: caseSensitive, comment: comment)
    }
}
