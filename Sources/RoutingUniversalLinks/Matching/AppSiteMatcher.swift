internal import Routing

/// The patterns of a file, taken apart once to be compared with many links.
struct AppSiteMatcher {
    /// Which component decided about a link: the number of the app, and of the component there.
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

    /// The components of all apps, in their order.
    private let components: [Component]
    private let index: AppSiteIndex
    /// The ways in which components want to compare, hardly ever more than one, with the values of variables for each.
    private let readings: [AppSiteTexts.Reading: [String: AppSiteValues]]
    private let hasItems: Bool

    /// Takes the patterns of a file apart.
    ///
    /// - Parameters:
    ///   - site: The file.
    ///   - appID: The app whose components count; `nil` for all of the file.
    /// - Complexity: O(*n*) in the size of the file.
    init(_ site: AppSiteAssociation, for appID: String? = nil) {
        components = site.details.enumerated().flatMap { number, details in
            guard appID.map(details.appIDs.contains) ?? true else { return [Component]() }
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

    /// Decides about a link: for each app the first component that matches does, and one that hands it over is
    /// enough.
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - steps: Counts what is compared; when they are spent, the decision means nothing.
    /// - Returns: What handed it over, or else the first that kept it back; `nil` when nothing matches.
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
