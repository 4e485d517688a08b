extension Corpus {
    /// The same corpus with copies of the patterns' texts, so that the memory of a table includes its texts.
    var withTextsOfItsOwn: Corpus {
        Corpus(
            name: name,
            patterns: patterns.map { String(decoding: $0.utf8, as: UTF8.self) },
            urls: urls
        )
    }
}
