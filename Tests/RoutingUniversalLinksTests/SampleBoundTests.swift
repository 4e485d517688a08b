import Foundation
import RoutingDiagnostics
import Testing

@testable import Routing
@testable import RoutingUniversalLinks

/// Files and tables come from elsewhere: however long a pattern is, and however much of it may be anything,
/// the links that a check makes up of it are few, and short together.
@Suite struct SampleBoundTests {
    private static let most = 65_536
    private static let fewest = 8

    @Test func wildcardsDoNotMultiplyTheLinksOfAComponent() {
        for count in [10, 1_000, AppSiteAssociation.largestFile / 4] {
            let pattern = String(repeating: "?*", count: count)
            let site = AppSiteAssociation(details: [], substitutionVariables: [:])
            let component = AppSiteAssociation.Component(path: pattern)
            let urls = AppSiteSamples(site, host: "h").urls(of: component)
            // Of each pair of wildcards one is a character, and the other one is up to three.
            let length = 4 * count + 10
            #expect((1...max(Self.most / (2 * count), Self.fewest)).contains(urls.count))
            #expect(urls.allSatisfy { $0.utf8.count <= length })
        }
    }

    @Test func valuesOfVariablesDoNotMultiplyThem() {
        let variables = ["v": (0..<1_000).map { "\($0)" }]
        let site = AppSiteAssociation(details: [], substitutionVariables: variables)
        let pattern = "/" + String(repeating: "$(v)", count: 4_000)
        let urls = AppSiteSamples(site, host: "h").urls(of: AppSiteAssociation.Component(path: pattern))
        #expect((1...Self.most / 4_000).contains(urls.count))
    }

    @Test(arguments: [
        "", "(/a)(/b)(/c)(/d)(/e)(/f)", "(/:a)(/:b)(/:c)(/:d)(/:e)(/:f)", "/:a.:b.:c.:d.:e.:f.:g.:h",
    ])
    func segmentsAndGroupsDoNotMultiplyTheLinksOfARoute(_ end: String) throws {
        let router = Routing()
        router.map(try RoutePattern(String(repeating: "/*", count: 2_000) + end)) { _ in }
        let samples = try #require(RouteSamples(router.routes[0], host: "h"))
        let segments = 2_006
        #expect((1...64 * Self.fewest).contains(samples.urls.count))
        #expect(samples.nearMisses.count <= Self.most / 64)
        #expect(samples.urls.allSatisfy { $0.utf8.count < 20 * segments })
    }

    @Test func usualPatternsHaveAllTheirLinks() throws {
        let router = Routing()
        router.map("/:a/:b<int>/*(/:c)") { _ in }
        let samples = try #require(RouteSamples(router.routes[0], host: "h"))
        // Three texts for each segment: the usual ones, each other one in turn, and two of all at once.
        #expect(samples.urls.count == (1 + 3 * 2 + 2) + (1 + 4 * 2 + 2))
        let site = AppSiteAssociation(details: [], substitutionVariables: [:])
        let component = AppSiteAssociation.Component(path: "/*/?/*")
        #expect(AppSiteSamples(site, host: "h").urls(of: component).count == 1 + 4 + 1 + 4 + 4)
    }
}
