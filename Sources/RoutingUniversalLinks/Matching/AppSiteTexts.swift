internal import Routing

/// The parts of a link in the way in which some components compare them.
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

    /// Prepares a link.
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - reading: How it is compared.
    ///   - variables: The values of the variables, arranged for it.
    ///   - withItems: Whether some component asks for items of the query.
    /// - Complexity: O(*n*) in the length of the link.
    init(_ url: AppSiteURL, _ reading: Reading, _ variables: [String: AppSiteValues], withItems: Bool) {
        func matcher(_ text: String) -> AppSiteTextMatcher {
            AppSiteTextMatcher(
                reading.isEncoded ? text : Self.decoded(text), ignoringCase: reading.ignoresCase, variables)
        }
        path = matcher(url.path)
        query = matcher(url.query)
        fragment = matcher(url.fragment)
        missing = matcher("")
        var items: [[UInt8]: [AppSiteTextMatcher]] = [:]
        for item in withItems ? url.query.split(separator: "&") : [] {
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = Array(Self.decoded(String(parts[0])).utf8)
            items[name, default: []].append(matcher(parts.count > 1 ? String(parts[1]) : ""))
        }
        self.items = items
    }

    /// The values of the items of a name: an empty one where there is no such item, as on Apple's systems.
    func values(of name: [UInt8]) -> [AppSiteTextMatcher] { items[name] ?? [missing] }

    private static func decoded(_ text: String) -> String {
        PercentEncoding.decode(Array(text.utf8)[...]).text
    }
}
