import Testing

@testable import routing_benchmarks

/// Checks that a comparison notices tables with different results.
@Suite struct AgreementTests {
    private struct Answers: RouteTable {
        var winners: [String: Int] = [:]

        init(_ corpus: Corpus) {}

        func lookUp(_ url: String) -> Int? { winners[url] }
    }

    private let corpus = Corpus(
        name: "overlapping",
        patterns: ["/a/:x", "/:x/b", "/c"],
        urls: ["/a/b", "/a/c", "/c", "/d"]
    )

    private func agreement(_ rule: Agreement.Rule, _ winners: [String: Int]) throws -> Agreement {
        var table = try BareTable(corpus)
        var answers = Answers(corpus)
        answers.winners = winners
        return Agreement(on: corpus.urls, of: &table, with: &answers, rule: rule, within: .seconds(60))
    }

    @Test func theSameAnswersAgree() throws {
        let agreement = try agreement(.newest, ["/a/b": 1, "/a/c": 0, "/c": 2])
        #expect(agreement.isComplete)
        #expect(agreement.checked == 4)
        #expect(agreement.matched == 3)
    }

    @Test func anotherWinnerCountsWhereTheRuleIsTheSame() throws {
        let winners = ["/a/b": 0, "/a/c": 0, "/c": 2]
        #expect(try agreement(.newest, winners).winnersApart == 1)
        #expect(try agreement(.mostSpecific, winners).isComplete)
    }

    @Test func anotherWinnerCountsWhereOnePatternMatchesAlone() throws {
        let winners = ["/a/b": 0, "/a/c": 1, "/c": 2]
        #expect(try agreement(.mostSpecific, winners).winnersApart == 1)
    }

    @Test func aHitOfOneAloneCounts() throws {
        #expect(try agreement(.mostSpecific, ["/a/b": 1, "/a/c": 0, "/d": 0]).hitsApart == 2)
    }

    @Test(arguments: ["small", "github", "github_real", "deep", "wide100"])
    func hummingbirdAgreesWhereNoPatternsOverlap(name: String) throws {
        let corpus = try Corpus.named(name)
        var table = try BareTable(corpus)
        var other = try #require(HummingbirdTable(corpus))
        let agreement = Agreement(
            on: corpus.urls,
            of: &table,
            with: &other,
            rule: .mostSpecific,
            within: .seconds(60)
        )
        #expect(agreement.isComplete)
        #expect(agreement.checked == corpus.urls.count)
    }
}
