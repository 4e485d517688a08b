internal import Routing

extension AppSiteAssociation {
    /// Patterns for the parts of a URL, and whether the app opens a matching URL.
    package struct Component: Hashable, Sendable {
        /// The pattern of a query.
        package enum Query: Hashable, Sendable {
            /// A pattern of the whole query.
            case text(String)
            /// Patterns of values, by the names of their items.
            case items([String: String])
        }

        /// The pattern of the path, `/` in the file; `nil` for any.
        package let path: String?
        /// The pattern of the query, `?` in the file; `nil` for any.
        package let query: Query?
        /// The pattern of the fragment, `#` in the file; `nil` for any.
        package let fragment: String?
        /// Whether a URL that matches stays in the browser.
        package let isExcluded: Bool
        /// Whether the patterns distinguish capitals.
        package let isCaseSensitive: Bool
        /// Whether the patterns are compared with the URL in its escaped form; otherwise its escapes are
        /// decoded first.
        package let isPercentEncoded: Bool
        /// A sentence for readers of the file.
        package let comment: String?

        init(
            path: String?,
            query: Query? = nil,
            fragment: String? = nil,
            isExcluded: Bool = false,
            isCaseSensitive: Bool = true,
            isPercentEncoded: Bool = true,
            comment: String? = nil
        ) {
            self.path = path
            self.query = query
            self.fragment = fragment
            self.isExcluded = isExcluded
            self.isCaseSensitive = isCaseSensitive
            self.isPercentEncoded = isPercentEncoded
            self.comment = comment
        }
    }
}

extension AppSiteAssociation.Component: CustomStringConvertible {
    /// The patterns in one line, as older files write them: `NOT /help/*`.
    package var description: String {
        var text = (isExcluded ? "NOT " : "") + (path ?? "*")
        switch query {
        case nil: break
        case .text(let pattern)?: text += "?" + pattern
        case .items(let items)?:
            let pairs = items.sorted { $0.key < $1.key }.map { $0.key + "=" + $0.value }
            text += "?" + pairs.joined(separator: "&")
        }
        if let fragment { text += "#" + fragment }
        return text
    }
}
