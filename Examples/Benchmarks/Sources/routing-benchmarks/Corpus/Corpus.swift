/// Patterns to register in this order, and URLs to look up, some of which match no pattern.
struct Corpus {
    let name: String
    let patterns: [String]
    let urls: [String]
}

extension Corpus {
    /// The names of all corpora, in the order of the reports.
    static let names = fileNames + wideSizes.map(wideName)

    /// Finds a corpus by its name.
    ///
    /// - Parameter name: The name, one of ``names``.
    /// - Returns: The corpus.
    /// - Throws: An ``UnknownCorpus``, or an error of the file system.
    static func named(_ name: String) throws -> Corpus {
        if let size = wideSizes.first(where: { wideName($0) == name }) { return wide(size) }
        guard fileNames.contains(name) else { throw UnknownCorpus(name: name) }
        return try Corpus(file: name)
    }
}

/// The error for an unknown name of a corpus.
struct UnknownCorpus: Error, CustomStringConvertible {
    let name: String

    /// The name, and all known names.
    var description: String {
        "There is no corpus '\(name)'. There are: \(Corpus.names.joined(separator: ", "))."
    }
}
