import Testing

@testable import Routing

/// Texts about a URL of which something is hidden.
@Suite struct RedactorTests {
    private func redactor(_ url: String, _ patterns: RoutePattern...) throws -> Redactor {
        let router = Routing(configuration: Routing.Configuration(redacting: ["token"]))
        for pattern in patterns { router.map(pattern) { _ in } }
        return try #require(router.scope.dispatcher.redactor(of: url))
    }

    @Test(arguments: [
        ("'/login/s3cr3t' was cancelled", "'/login/•••' was cancelled"),
        ("no s3cr3t here, S3CR3T neither", "no ••• here, ••• neither"),
        ("xs3cr3tx and s%33cr3t and s%2533cr3t", "x•••x and ••• and •••"),
        ("see app://other?token=else&x=1 and token=y", "see app://other?token=•••&x=1 and token=•••"),
        ("a \"token=y\" of broken=z", "a \"token=•••\" of broken=z"),
        ("nothing to hide", "nothing to hide"),
        ("", ""),
    ])
    func aValueIsHiddenWhereverItTurnsUp(_ message: String, _ shown: String) throws {
        #expect(try redactor("/login/s3cr3t", "/login/:token").redacted(message: message) == shown)
    }

    @Test(arguments: [
        ("no book 7, nor 17", "no book •••, nor 17"),
        ("'/v7b' was cancelled", "'/v•••b' was cancelled"),
    ])
    func aShortValueIsHiddenAsAWordAndInItsURL(_ message: String, _ shown: String) throws {
        #expect(try redactor("/v7b", "/v:token<int>b").redacted(message: message) == shown)
    }

    @Test func thePartsOfAPathAreHiddenOneByOne() throws {
        let redactor = try redactor("/docs/guide/first%20steps", "/docs/:token...")
        #expect(redactor.redacted(message: "no 'first steps' in guide") == "no '•••' in •••")
        #expect(redactor.redacted(message: "guide/first steps") == "•••")
    }

    @Test func messagesAreHiddenWhollyWhenThereIsTooMuchToLookFor() throws {
        let query = (0..<40).map { "token=value\($0)" }.joined(separator: "&")
        let redactor = try redactor("/a?" + query)
        #expect(redactor.redacted(message: "harmless") == "•••")
        #expect(!redactor.redacted(url: "/a?" + query).contains("value"))
    }

    @Test func parametersAreHiddenByNameAndURLsAmongThemByPart() throws {
        let redactor = try redactor("/a/s3cr3t?callback=/b%3Ftoken%3D77&id=7&token=s3cr3t", "/a/:token")
        let parameters: Parameters = [
            "token": "s3cr3t", "callback": "/b?token=77", "id": "7", "token": "again",
        ]
        let shown: Parameters = ["token": "•••", "callback": "/b?token=•••", "id": "7"]
        #expect(redactor.redacted(parameters) == shown)
    }

    @Test func withoutNamesThereIsNoRedactor() {
        #expect(Routing().scope.dispatcher.redactor(of: "/a?token=s") == nil)
    }

    @Test func namesCanBeAddedToThoseOfTheConfiguration() throws {
        let router = Routing(configuration: Routing.Configuration(redacting: ["token"]))
        let url = "/a?token=s&pin=7&id=8"
        let redactor = try #require(router.scope.dispatcher.redactor(of: url, hiding: ["pin"]))
        #expect(redactor.redacted(url: url) == "/a?token=•••&pin=•••&id=8")
    }

    @Test func bytesAreFoundInLinearTimeAndWhereverTheyOverlap() {
        let text = Array(String(repeating: "a", count: 8).utf8)
        #expect(BytePattern("aab".utf8).places(in: text, wholeWords: false).isEmpty)
        #expect(BytePattern("aaaaaa".utf8).places(in: text, wholeWords: false) == [0..<6, 1..<7, 2..<8])
        let overlapping = BytePattern("ABA".utf8).places(in: Array("xababay".utf8), wholeWords: false)
        #expect(overlapping == [1..<4, 3..<6])
        #expect(BytePattern("".utf8).places(in: text, wholeWords: false).isEmpty)
    }
}
