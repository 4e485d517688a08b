import Testing

@testable import routing_benchmarks

/// Checks that the corpora contain the patterns and URLs that the tables describe.
@Suite struct CorpusTests {
    @Test(arguments: Corpus.names)
    func everyCorpusCanBeHad(name: String) throws {
        let corpus = try Corpus.named(name)
        #expect(corpus.name == name)
        #expect(Set(corpus.patterns).count == corpus.patterns.count)
        #expect(!corpus.patterns.isEmpty)
        #expect(!corpus.urls.isEmpty)
    }

    @Test func anUnknownCorpusIsAnsweredWithThoseThatThereAre() {
        let error = #expect(throws: UnknownCorpus.self) { try Corpus.named("gihtub") }
        #expect(error?.description.contains("github_real") == true)
    }

    @Test func wideCorporaAreTheSameAtEveryRun() {
        #expect(Corpus.wide(100).patterns == Corpus.wide(100).patterns)
        #expect(Corpus.wide(100).urls == Corpus.wide(100).urls)
    }

    @Test(arguments: [100, 1_000, 10_000])
    func aTenthOfTheURLsOfWideCorporaMisses(size: Int) {
        let corpus = Corpus.wide(size)
        let patterns = Set(corpus.patterns)
        let hits = corpus.urls.filter { url in
            var components = url.split(separator: "/")
            if components[2].allSatisfy(\.isNumber) { components[2] = ":id" }
            return patterns.contains("/" + components.joined(separator: "/"))
        }
        #expect((0.88...0.92).contains(Double(hits.count) / Double(corpus.urls.count)))
    }

    @Test func additionsAreInNoCorpusAndMatchTheirOwnURL() throws {
        let patterns = Set(Corpus.wide(1_000).patterns)
        for number in [0, 1, 99, 100, 101] {
            let addition = Addition(number: number)
            #expect(!patterns.contains(addition.pattern))
            let corpus = Corpus(name: "", patterns: [addition.pattern], urls: [addition.url])
            var table = try BareTable(corpus)
            #expect(table.lookUp(addition.url) == 0)
        }
    }
}
