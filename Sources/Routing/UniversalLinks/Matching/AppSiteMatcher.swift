/// The patterns of a file, taken apart once to be compared with many links.
struct AppSiteMatcher {
    private struct Component {
        let source: AppSiteAssociation.Component
        let reading: AppSiteTexts.Reading
        let path: AppSitePattern?
        let query: AppSitePattern?
        let items: [(name: String, pattern: AppSitePattern)]
        let fragment: AppSitePattern?

        init(_ source: AppSiteAssociation.Component) {
            self.source = source
            reading = AppSiteTexts.Reading(
                isEncoded: source.isPercentEncoded,
                ignoresCase: !source.isCaseSensitive
            )
            path = source.path.map { AppSitePattern($0) }
            fragment = source.fragment.map { AppSitePattern($0) }
            switch source.query {
            case nil: (query, items) = (nil, [])
            case .text(let text)?: (query, items) = (AppSitePattern(text), [])
            case .items(let texts)?:
                (query, items) = (nil, texts.map { ($0.key, AppSitePattern($0.value)) })
            }
        }
    }

    /// Which component decided about a link: the number of the app, and of the component there.
    struct Decision: Hashable {
        let details: Int
        let component: Int
        let isHandedOver: Bool
    }

    private let details: [[Component]]
    private let indices: [AppSiteIndex]
    private let appIDs: [[String]]
    private let variables: [String: [AppSitePattern]]
    /// The ways in which components want to compare, hardly ever more than one.
    private let readings: Set<AppSiteTexts.Reading>

    init(_ site: AppSiteAssociation) {
        details = site.details.map { $0.components.map(Component.init) }
        indices = details.map { components in
            AppSiteIndex(components.map { one in one.path.map { ($0, one.reading.isEncoded) } })
        }
        readings = Set(details.joined().map(\.reading))
        appIDs = site.details.map(\.appIDs)
        variables = site.substitutionVariables.mapValues { $0.map { AppSitePattern($0) } }
    }

    /// Decides about a link: for each app the first component that matches does, and one that hands it over is
    /// enough.
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - appID: The app; `nil` for any.
    /// - Returns: What handed it over, or else the first that kept it back; `nil` when nothing matches.
    func decision(on url: AppSiteURL, for appID: String?) -> Decision? {
        let texts = AppSiteTexts(url, variables, readings)
        var refusal: Decision?
        for (index, components) in details.enumerated() where appID.map(appIDs[index].contains) ?? true {
            let candidates = indices[index].candidates(for: url.path)
            guard let first = candidates.first(where: { matches(components[$0], texts) }) else { continue }
            let isHandedOver = !components[first].source.isExcluded
            let decision = Decision(details: index, component: first, isHandedOver: isHandedOver)
            if isHandedOver { return decision }
            refusal = refusal ?? decision
        }
        return refusal
    }

    private func matches(_ component: Component, _ texts: AppSiteTexts) -> Bool {
        let reading = component.reading
        if let path = component.path, !texts.path(reading).matches(path) { return false }
        if let query = component.query, !texts.query(reading).matches(query) { return false }
        if let fragment = component.fragment, !texts.fragment(reading).matches(fragment) { return false }
        return component.items.allSatisfy { name, pattern in
            texts.values(of: name, reading).allSatisfy { $0.matches(pattern) }
        }
    }
}

/// The parts of a link in the ways in which components want to compare them.
private struct AppSiteTexts {
    struct Reading: Hashable {
        let isEncoded: Bool
        let ignoresCase: Bool
    }

    private let url: AppSiteURL
    private let variables: [String: [AppSitePattern]]
    /// What nearly all components compare is prepared.
    private let paths: [Reading: AppSiteTextMatcher]

    init(_ url: AppSiteURL, _ variables: [String: [AppSitePattern]], _ readings: Set<Reading>) {
        self.url = url
        self.variables = variables
        var paths: [Reading: AppSiteTextMatcher] = [:]
        for reading in readings { paths[reading] = Self.matcher(url.path, reading, variables) }
        self.paths = paths
    }

    func path(_ reading: Reading) -> AppSiteTextMatcher {
        paths[reading] ?? Self.matcher(url.path, reading, variables)
    }

    func query(_ reading: Reading) -> AppSiteTextMatcher { Self.matcher(url.query, reading, variables) }

    func fragment(_ reading: Reading) -> AppSiteTextMatcher { Self.matcher(url.fragment, reading, variables) }

    /// The values of the items of a name; an empty one where there is no such item.
    func values(of name: String, _ reading: Reading) -> [AppSiteTextMatcher] {
        let values = url.query.split(separator: "&").compactMap { item -> Substring? in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard Self.decoded(parts[0]).isExactly(name) else { return nil }
            return parts.count > 1 ? parts[1] : ""
        }
        return (values.isEmpty ? [""] : values).map { Self.matcher(String($0), reading, variables) }
    }

    private static func matcher(
        _ text: String,
        _ reading: Reading,
        _ variables: [String: [AppSitePattern]]
    ) -> AppSiteTextMatcher {
        let compared = reading.isEncoded ? text : decoded(Substring(text))
        return AppSiteTextMatcher(compared, ignoringCase: reading.ignoresCase, variables)
    }

    private static func decoded(_ text: Substring) -> String {
        PercentEncoding.decode(Array(text.utf8)[...]).text
    }
}
