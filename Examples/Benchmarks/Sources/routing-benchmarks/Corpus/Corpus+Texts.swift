extension Corpus {
    /// The same with texts that share no memory with these: what keeps them has all of them to itself.
    var withTextsOfItsOwn: Corpus {
        Corpus(
            name: name,
            patterns: patterns.map { String(decoding: $0.utf8, as: UTF8.self) },
            urls: urls
        )
    }
}
