import Routing
import Testing

@testable import Support

/// Redirects of a job that a gate holds in between.
@Suite struct GateRedirectTests {
    @Test func redirectsBeforeAndAfterAHoldCountTogether() async throws {
        let router = Routing()
        let session = Gate("session")
        router.map("/a") { _ in }
        router.map("/b") { _ in }
        router.protect("/a") { _ in .redirect(to: "/b") }
        router.protect("/b") { _ in
            // The session is renewed while the guard is asked, and the guard is still not content.
            session.close()
            session.open()
            return .hold(at: session)
        }
        let error = try await failure { try await router.dispatch("/a") }
        #expect(error.code == .redirectLoop)
    }
}
