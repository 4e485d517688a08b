import Foundation
import Testing

/// The rows of `Conformance/wpt-urls.json`, the web platform's own test data for URLs.
enum WebPlatformTable {
    /// A text and what a browser makes of it.
    struct Row: Decodable, Sendable {
        let input: String
        /// Whether a browser refuses the text.
        let failure: Bool
        /// The scheme with its colon; absent from rows that a browser refuses.
        let `protocol`: String?
        /// The host with its port, unless that is the scheme's own; absent as above.
        let host: String?
    }

    /// Loads the table from the resources of the test target.
    static func load() throws -> [Row] {
        let url = Bundle.module.url(
            forResource: "wpt-urls", withExtension: "json", subdirectory: "Conformance")
        guard let url else { throw CocoaError(.fileNoSuchFile) }
        return try JSONDecoder().decode([Row].self, from: Data(contentsOf: url))
    }
}

extension WebPlatformTable.Row: CustomTestStringConvertible {
    var testDescription: String {
        "\(input.debugDescription) \(failure ? "is refused" : "has the host '\(host ?? "")'")"
    }
}
