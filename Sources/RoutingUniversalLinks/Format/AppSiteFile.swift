internal import Routing

/// The JSON of the file, key by key.
struct AppSiteFile: Codable {
    struct Links: Encodable {
        enum CodingKeys: String, CodingKey {
            case details, substitutionVariables, defaults
        }

        var details: [Details]
        var substitutionVariables: [String: [String]]?
        var defaults: Defaults?
        /// The keys of `details` if it is an object, as in the oldest files.
        var apps: [String]?
    }

    struct Details: Codable {
        var appIDs: [String]?
        /// The app, in files for iOS 12 and older.
        var appID: String?
        var components: [Component]?
        /// The components in those files: patterns of paths, with `NOT ` in front of excluded ones.
        var paths: [String]?
        var defaults: Defaults?
    }

    struct Defaults: Codable {
        var caseSensitive: Bool?
        var percentEncoded: Bool?
    }

    struct Component: Codable {
        private enum CodingKeys: String, CodingKey {
            case path = "/"
            case query = "?"
            case fragment = "#"
            case exclude, caseSensitive, percentEncoded, comment
        }

        var path: String?
        var query: AppSiteAssociation.Component.Query?
        var fragment: String?
        var exclude: Bool?
        var caseSensitive: Bool?
        var percentEncoded: Bool?
        var comment: String?
    }

    var applinks: Links
}

extension AppSiteFile.Links: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        substitutionVariables = try container.decodeIfPresent(
            [String: [String]].self, forKey: .substitutionVariables)
        defaults = try container.decodeIfPresent(AppSiteFile.Defaults.self, forKey: .defaults)
        guard (try? container.nestedContainer(keyedBy: CodingKeys.self, forKey: .details)) != nil else {
            details = try container.decode([AppSiteFile.Details].self, forKey: .details)
            return
        }
        let byApp = try container.decode([String: AppSiteFile.Details].self, forKey: .details)
        let apps = byApp.keys.sorted()
        self.apps = apps
        details = apps.compactMap { byApp[$0] }
    }
}

extension AppSiteAssociation.Component.Query: Codable {
    /// Encodes a text, or an object of texts.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: The error of the encoder.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let pattern): try container.encode(pattern)
        case .items(let items): try container.encode(items)
        }
    }

    /// Decodes a text, or an object of texts.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: The errors of the decoder, for any other value.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let pattern = try? container.decode(String.self) {
            self = .text(pattern)
        } else {
            self = .items(try container.decode([String: String].self))
        }
    }
}

extension AppSiteAssociation.Component: Codable {
    /// Encodes the component in the form of the file.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: The error of the encoder.
    package func encode(to encoder: any Encoder) throws {
        try AppSiteFile.Component(self).encode(to: encoder)
    }

    /// Decodes a component.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: The error of the decoder.
    package init(from decoder: any Decoder) throws {
        self.init(try AppSiteFile.Component(from: decoder), [])
    }
}

extension AppSiteFile.Component {
    /// Makes a component for the file without values that equal the defaults.
    init(_ component: AppSiteAssociation.Component) {
        path = component.path
        query = component.query
        fragment = component.fragment
        exclude = component.isExcluded ? true : nil
        caseSensitive = component.isCaseSensitive ? nil : false
        percentEncoded = component.isPercentEncoded ? nil : false
        comment = component.comment
    }
}

extension AppSiteAssociation.Component {
    /// Reads a component of a file; missing values come from the defaults, the nearest first.
    init(_ component: AppSiteFile.Component, _ defaults: [AppSiteFile.Defaults]) {
        self.init(
            path: component.path,
            query: component.query,
            fragment: component.fragment,
            isExcluded: component.exclude ?? false,
            isCaseSensitive: component.caseSensitive ?? defaults.lazy.compactMap(\.caseSensitive).first
                ?? true,
            isPercentEncoded: component.percentEncoded ?? defaults.lazy.compactMap(\.percentEncoded).first
                ?? true,
            comment: component.comment
        )
    }

    /// Reads a pattern from the list of an older file.
    init(olderPath text: String) {
        let mark = "NOT "
        let isExcluded = text.hasPrefix(mark)
        self.init(path: isExcluded ? String(text.dropFirst(mark.count)) : text, isExcluded: isExcluded)
    }
}
