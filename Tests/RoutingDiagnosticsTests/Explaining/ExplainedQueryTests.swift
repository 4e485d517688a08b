import Testing

@testable import Routing
@testable import RoutingDiagnostics

/// The query of an explanation is hidden as that of its URL is.
@Suite struct ExplainedQueryTests {
    @Test(arguments: [
        "https://h/?token=SECRET", "a;token=SECRET", "?token=SECRET", "a=1&amp;token=SECRET", "+token=SECRET",
        "/a?token=SECRET", "a%3Dtoken=SECRET", "a%26token=SECRET", "token%3DSECRET", "a%26token%3DSECRET",
        "%2Fa%3Ftoken%3DSECRET=1", "token=SECRET",
    ])
    func noPartOfAnExplanationShowsWhatTheURLHides(_ query: String) throws {
        let router = Routing(configuration: Routing.Configuration(redacting: ["token"]))
        router.map("/**") { _ in }
        let explanation = router.explain("app://x?\(query)")
        #expect(explanation.winner != nil)
        #expect(!explanation.description.contains("SECRET"), "\(explanation)")
        #expect(try !explanation.json().contains("SECRET"))
    }
}
