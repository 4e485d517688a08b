import Foundation

extension Corpus {
    /// The names of the corpora that are files of this package.
    static let fileNames = [
        "small", "github", "github_real", "deep", "wildcard", "wildcard_rand", "manymasks",
    ]

    /// Reads a corpus from its two files.
    init(file name: String) throws {
        self.init(
            name: name,
            patterns: try Self.lines(of: name, "patterns"),
            urls: try Self.lines(of: name, "urls")
        )
    }

    private static func lines(of name: String, _ suffix: String) throws -> [String] {
        let file = Bundle.module.bundleURL.appending(path: "Corpora/\(name).\(suffix)")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { String($0) }
    }
}
