import Foundation

/// The rows of `Conformance/patterns.json`, and this package's own rows for web schemes.
struct ConformanceTable: Decodable {
    let matching: [MatchingRow]
    let malformedPatterns: [MalformedPatternRow]
    let malformedURLs: [MalformedURLRow]

    /// A pattern, a URL, and the expected result of matching.
    struct MatchingRow: Decodable, Sendable {
        let pattern: String
        let url: String
        let match: Bool
        let parameters: [String: String]?
        let lists: [String: [String]]?
        let fragment: String?
    }

    /// A pattern that the router refuses.
    struct MalformedPatternRow: Decodable, Sendable {
        let pattern: String
        let code: String
        let offset: Int
    }

    /// A URL that the router refuses.
    struct MalformedURLRow: Decodable, Sendable {
        let url: String
        let code: String
    }

    /// Loads the rows.
    static func load() throws -> ConformanceTable {
        let (table, own) = (try load("patterns"), try load("web-schemes"))
        return ConformanceTable(
            matching: table.matching + own.matching,
            malformedPatterns: table.malformedPatterns + own.malformedPatterns,
            malformedURLs: table.malformedURLs + own.malformedURLs
        )
    }

    private static func load(_ name: String) throws -> ConformanceTable {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../RoutingTests/Conformance").standardizedFileURL
        let url = folder.appending(path: "\(name).json")
        return try JSONDecoder().decode(ConformanceTable.self, from: Data(contentsOf: url))
    }
}
