import Testing

@testable import Routing
@testable import RoutingDiagnostics

@Suite struct TagSpellingTests {
    private static let views = (1...3).map { "map /a\($0) [Views]" }

    @Test(arguments: ["views", "View", "Viewss", "Viws", "Views!", "Veiws", "Wiews", "VIEW"])
    func aTagThatLooksLikeAnotherOneMayBeMeant(_ tag: String) async throws {
        let isSlip = tag != "Views!"
        let found = try await AuditedRouter(Self.views + ["map /b/:x [\(tag)]"]).findings()
        #expect(found == (isSlip ? ["may tagSpelling 4 by 3: /b/x [Views]"] : []))
    }

    @Test(arguments: [
        ["map /b [Vi]"], ["map /b [Viewers]"], ["map /b [Views1]"], ["map /b [views]", "map /c [views]"],
        ["map /b [views] [Views]"], ["map /b [Other]"],
    ])
    func othersAreNot(_ lines: [String]) async throws {
        #expect(try await AuditedRouter(Self.views + lines).findings() == [])
    }

    @Test func numbersAreNoLetters() async throws {
        let lines = (1...3).map { "map /a\($0) [Tab1]" } + ["map /b [Tab2]"]
        #expect(try await AuditedRouter(lines).findings() == [])
    }

    @Test func aTagThatIsSeldomUsedIsNoModel() async throws {
        #expect(try await AuditedRouter(Self.views.dropLast() + ["map /b [views]"]).findings() == [])
    }

    @Test func aProxyCountsToo() async throws {
        let found = try await AuditedRouter(Self.views + ["proxy /a1 [views]"]).findings()
        #expect(found == ["may tagSpelling 4 by 3: /a1 [Views]"])
    }

    @Test(arguments: [
        ("été", "Été", true), ("ÉTÉ", "Éte", true), ("été", "éte", true), ("aé", "ae", false),
        ("", "", false),
        ("日本語", "日本诏", true), ("abc", "ab", false), ("abcd", "abc", true), ("abdc", "abcd", true),
    ])
    func lettersAreScalars(tag: String, other: String, isSlip: Bool) {
        #expect(TagMisspelling.isMisspelling(tag, of: other) == isSlip)
        #expect(!isSlip || !TagMisspelling.keys(of: tag).isDisjoint(with: TagMisspelling.keys(of: other)))
    }
}
