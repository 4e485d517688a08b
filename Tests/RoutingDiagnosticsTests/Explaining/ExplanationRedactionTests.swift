import Foundation
import Testing

@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

/// Explanations when names are hidden.
@Suite struct ExplanationRedactionTests {
    private struct Login: Route {
        static let pattern: RoutePattern = "/account/:token"
        var token: Int
    }

    private let router = Routing(configuration: Routing.Configuration(redacting: ["token"]))

    init() throws {
        router.map("/login/:token/done") { _ in }
        router.map("/login/:token") { _ in }
        router.map(Login.self) { _, _ in }
        router.map(try RoutePattern("/code/:token", where: ["token": .satisfying { _ in false }])) { _ in }
        router.map(try RoutePattern(regularExpression: "/key/(?<token>[a-z0-9]+)/x")) { _ in }
        router.map("/files/file-:token.json") { _ in }
        router.proxy("/*/:token") { _ in .pass }
    }

    @Test(
        arguments: [
            "/login/s3cr3t", "/login/s3cr3t?page=2&token=s3cr3t#top", "/logn/s3cr3t", "/account/s3cr3t",
            "/code/s3cr3t", "/key/s3cr3t", "/key/s3cr3t/x", "/files/file-s3cr3t.json",
            "/other?token=s3cr3t&callback=%2Fx%3Ftoken%3Ds3cr3t",
            "/a?token=s3cr3t%zz", "/%zz/s3cr3t",
        ])
    func valuesOfHiddenNamesShowNowhere(_ url: String) throws {
        let explanation = router.explain(url)
        #expect(!"\(explanation)".contains("s3cr3t"))
        let json = String(decoding: try JSONEncoder().encode(explanation), as: UTF8.self)
        #expect(!json.contains("s3cr3t"))
        #expect(json.contains("•••"))
    }

    @Test func theRestIsAsItWas() {
        let explanation = router.explain("/login/s3cr3t?page=2")
        #expect(explanation.url == "/login/•••?page=2")
        #expect(explanation.reading?.segments == ["login", "•••"])
        #expect(explanation.winner?.route.pattern == "/login/:token")
        #expect(explanation.winner?.parameters.map(\.value) == ["2", "•••"])
    }

    @Test func whatAnotherEntryCapturesUnderAHiddenNameIsShownUnderNoName() throws {
        let router = Routing(configuration: Routing.Configuration(redacting: ["token"]))
        router.map("/login/:token") { _ in }
        router.map("/sign/:id") { _ in }
        let condition: RoutePattern.Constraint = .satisfying { _ in false }
        router.map(try RoutePattern("/login/:word", where: ["word": condition])) { _ in }
        router.map("/login/:id") { _ in }
        let explanation = router.explain("/login/s3cr3t", from: .external(source: "app://x?token=s3cr3t"))
        #expect(!"\(explanation)".contains("s3cr3t"))
        #expect(explanation.winner?.parameters.map(\.value) == ["•••"])
        // A suggestion would have the value at another place.
        #expect(explanation.others.allSatisfy { $0.suggestion == nil })
        #expect(explanation.origin.source == "app://x?token=•••")
    }

    @Test func withoutNamesNothingIsHidden() {
        let router = Routing()
        router.map("/login/:token") { _ in }
        #expect("\(router.explain("/login/s3cr3t"))".contains("token  s3cr3t  capture"))
    }
}
