internal import Routing

/// The parsed patterns of a file, ready to be compared with many links.
struct AppSiteMatcher {
    /// The component that decided about a link: the index of its details in the file, and its own index
    /// there.
    struct Decision: Hashable {
        let details: Int
        let component: Int
        let isHandedOver: Bool
    }

    private struct Component {
        let decision: Decision
        let reading: AppSiteTexts.Reading
        let path: AppSitePattern?
        let query: AppSitePattern?
        let items: [(name: [UInt8], pattern: AppSitePattern)]
        let fragment: AppSitePattern?

        init(_ source: AppSiteAssociation.Component, details: Int, number: Int) {
            decision = Decision(details: details, component: number, isHandedOver: !source.isExcluded)
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
                (query, items) = (nil, texts.map { (Array($0.key.utf8), AppSitePattern($0.value)) })
            }
        }
    }

    /// The components of all apps, in order.
    private let components: [Component]
    private let index: AppSiteIndex
    /// The ways of comparing that components use, rarely more than one; each has its values of the variables.
    private let readings: [AppSiteTexts.Reading: [String: AppSiteValues]]
    private let hasItems: Bool

    /// Parses the patterns of a file, for one app or for all.
    ///
    /// - Complexity: O(*n*) in the size of the file.
    init(_ site: AppSiteAssociation, for appID: String? = nil) {
        components = site.details.enumerated().flatMap { number, details in
            guard details.include(appID) else { return [Component]() }
            return details.components.enumerated().map { Component($1, details: number, number: $0) }
        }
        index = AppSiteIndex(components.map { one in one.path.map { ($0, one.reading.isEncoded) } })
        hasItems = components.contains { !$0.items.isEmpty }
        var readings: [AppSiteTexts.Reading: [String: AppSiteValues]] = [:]
        for reading in Set(components.map(\.reading)) {
            readings[reading] = site.substitutionVariables.mapValues {
                AppSiteValues($0, ignoringCase: reading.ignoresCase)
            }
        }
        self.readings = readings
    }

    /// Decides about a link: for each app the first matching component decides, and one app that gets the
    /// link is enough.
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - steps: Counts the comparisons; when it reaches its limit, the decision is meaningless.
    /// - Returns: The component that hands the link over, or else the first one that excludes it; `nil` when
    ///   no component matches.
    func decision(on url: AppSiteURL, _ steps: inout AppSiteSteps) -> Decision? {
        let texts = readings.reduce(into: [:]) { texts, reading in
            texts[reading.key] = AppSiteTexts(url, reading.key, reading.value, withItems: hasItems)
        }
        var refusal: Decision?
        var refusing: Int?
        for number in index.candidates(for: url.path) {
            steps.take()
            if steps.areSpent { return nil }
            let component = components[number]
            guard component.decision.details != refusing, let texts = texts[component.reading],
                Self.matches(component, texts, &steps)
            else { continue }
            if component.decision.isHandedOver { return component.decision }
            refusal = refusal ?? component.decision
            refusing = component.decision.details
        }
        return refusal
    }

    private static func matches(
        _ component: Component,
        _ texts: AppSiteTexts,
        _ steps: inout AppSiteSteps
    ) -> Bool {
        if let path = component.path, !texts.path.matches(path, &steps) { return false }
        if let query = component.query, !texts.query.matches(query, &steps) { return false }
        if let fragment = component.fragment, !texts.fragment.matches(fragment, &steps) { return false }
        return component.items.allSatisfy { name, pattern in
            steps.take()
            return texts.values(of: name).allSatisfy { $0.matches(pattern, &steps) }
        }
    }
}

/// The parts of a link, in the form in which some components compare them.
struct AppSiteTexts {
    struct Reading: Hashable {
        let isEncoded: Bool
        let ignoresCase: Bool
    }

    let path: AppSiteTextMatcher
    let query: AppSiteTextMatcher
    let fragment: AppSiteTextMatcher
    /// The values of the items of the query, by the bytes of their names.
    private let items: [[UInt8]: [AppSiteTextMatcher]]
    private let missing: AppSiteTextMatcher

    /// Prepares a link; it splits the query into items only if a component compares items.
    ///
    /// - Complexity: O(*n*) in the length of the link.
    init(_ url: AppSiteURL, _ reading: Reading, _ variables: [String: AppSiteValues], withItems: Bool) {
        func matcher(_ text: String) -> AppSiteTextMatcher {
            let text = reading.isEncoded ? text : AppSiteEscapes.decoded(text[...])
            return AppSiteTextMatcher(text, ignoringCase: reading.ignoresCase, variables)
        }
        path = matcher(url.path)
        query = matcher(url.query)
        fragment = matcher(url.fragment)
        missing = matcher("")
        var items: [[UInt8]: [AppSiteTextMatcher]] = [:]
        for item in withItems ? url.query.split(separator: "&") : [] {
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = Array(AppSiteEscapes.decoded(parts[0]).utf8)
            items[name, default: []].append(matcher(parts.count > 1 ? String(parts[1]) : ""))
        }
        self.items = items
    }

    /// The values of the items with a name; one empty value if there is no such item, as on Apple's systems.
    func values(of name: [UInt8]) -> [AppSiteTextMatcher] { items[name] ?? [missing] }
}
