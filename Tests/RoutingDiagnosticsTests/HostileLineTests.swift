import Testing

@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

/// A line that cites a stranger's text stays a line, and redraws no terminal.
@Suite struct HostileLineTests {
    private static let hostile = "/a\u{1B}[2J\nFORGED\u{202E}"

    private func isSafe(_ text: String, lines: Int) -> Bool {
        text.split(separator: "\n", omittingEmptySubsequences: false).count == lines
            && !text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" }
    }

    @Test func eventsAndErrorsStayOnTheirLines() async {
        let router = Routing()
        let log = EventLog(router)
        router.open(Self.hostile)
        router.open("/b\u{202E}", from: .external(source: Self.hostile))
        await router.idle()
        #expect(log.events.allSatisfy { isSafe($0.description, lines: 1) })
        do {
            try await router.dispatch("/b\u{202E}")
        } catch {
            #expect(isSafe("\(error)", lines: 1))
        }
    }

    @Test func findingsStayOnTheirLines() throws {
        let router = Routing()
        router.map("/a", name: Self.hostile, tags: [Self.hostile]) { _ in }
        router.map("/:x", name: Self.hostile, tags: [Self.hostile]) { _ in }
        let finding = try #require(router.audit().first)
        #expect(isSafe(finding.description, lines: 3))
        let saved = try finding.json().replacing("never handles", with: #"x\u001b[2J\nFORGED"#)
        #expect(saved.contains("FORGED"))
        #expect(isSafe(try RouteFinding(json: saved).description, lines: 3))
    }
}
