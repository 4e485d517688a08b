/// Patterns to register, in this order, and URLs to look up among them, some of which miss.
struct Corpus {
    let name: String
    let patterns: [String]
    let urls: [String]
}

extension Corpus {
    /// The names of all corpora, in the order in which they are reported.
    static let names = fileNames + wideSizes.map(wideName)

    /// Gives a corpus by its name.
    ///
    /// - Parameter name: The name, one of ``names``.
    /// - Returns: The corpus.
    /// - Throws: An ``UnknownCorpus``, or why a file could not be read.
    static func named(_ name: String) throws -> Corpus {
        if let size = wideSizes.first(where: { wideName($0) == name }) { return wide(size) }
        guard fileNames.contains(name) else { throw UnknownCorpus(name: name) }
        return try Corpus(file: name)
    }
}

/// A name that no corpus has.
struct UnknownCorpus: Error, CustomStringConvertible {
    let name: String

    /// The name, and those that there are.
    var description: String {
        "There is no corpus '\(name)'. There are: \(Corpus.names.joined(separator: ", "))."
    }
}
