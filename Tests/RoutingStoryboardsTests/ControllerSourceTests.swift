import Foundation
import Routing
import RoutingPresentation
import RoutingStoryboards
import Testing

/// URLs that become scenes of storyboards.
@MainActor
struct ControllerSourceTests {
    private let router = Routing()
    private let window = Window(rootViewController: ViewController())

    private func map(_ pattern: String, identifier: String, in storyboard: String) {
        router.map(
            pattern,
            source: .storyboard(storyboard: storyboard, identifier: identifier, bundle: .module),
            in: window
        )
    }

    @Test func aURLShowsAScene() async throws {
        map("app://login", identifier: "LoginViewController", in: "Login")
        try await router.dispatch("app://login")
        let first = try #require(window.topViewController as? LoginViewController)
        #expect(first.title == "Log in")
        try await router.dispatch("app://login")
        #expect(window.topViewController is LoginViewController)
        #expect(window.topViewController !== first)
    }

    @Test(arguments: [
        ("Nowhere", "LoginViewController", PresentationError.Code.noStoryboard),
        ("Login", "Nowhere", .noSuchScene),
    ])
    func aSceneThatIsMissingFailsTheJob(
        storyboard: String,
        identifier: String,
        code: PresentationError.Code
    ) async throws {
        map("app://x", identifier: identifier, in: storyboard)
        let error = await #expect(throws: RoutingError.self) { try await router.dispatch("app://x") }
        #expect(error?.code == .handlerFailed)
        #expect((error?.underlying as? PresentationError)?.code == code)
        #expect(window.snapshot.layers.count == 1)
    }
}
