import Foundation
import RoutingDiagnostics
import Testing

@testable import Routing
@testable import RoutingUniversalLinks

/// A check takes steps in proportion to the file and the routes: twice as many of anything, twice the steps.
@Suite struct AppSiteCheckCostTests {
    /// Files by their components; the names say what there is more and more of.
    private static let files: [(name: String, count: Int, links: @Sendable (Int) -> String)] = [
        ("paths", 100, { links($0) { #"{"/": "/section-\#($0)/*"}"# } }),
        ("paths with a literal in the middle", 100, { links($0) { #"{"/": "/?*/section-\#($0)/*"}"# } }),
        ("prefixes", 100, { links($0) { #"{"/": "/section-\#($0)*"}"# } }),
        ("queries", 100, { links($0) { #"{"/": "/a\#($0)", "?": {"id": "*\#($0)"}}"# } }),
        ("paths of one character", 500, { links($0) { _ in #"{"/": "?"}"# } }),
        ("text in one pattern", 2_000, { one("/" + text("a", $0)) }),
        ("characters in one pattern", 2_000, { one("/" + text("?", $0)) }),
        ("wildcards in one pattern", 1_000, { one("/" + text("a*", $0)) }),
        ("wildcards and characters in one pattern", 1_000, { one(text("?*", $0)) }),
        ("digits in one pattern", 250, { one("/" + text("$(digit)", $0)) }),
        (
            "items in one query", 100,
            { count in
                let items = (0..<count).map { #""i\#($0)": "?*""# }.joined(separator: ",")
                return links(1) { _ in #"{"/": "/a", "?": {\#(items)}}"# }
            }
        ),
        (
            "values of a variable", 250,
            { count in
                let values = (0..<count).map { #""value-\#($0)""# }.joined(separator: ",")
                return links(1, #""v": [\#(values)]"#) { _ in #"{"/": "/a/$(v)/$(v)"}"# }
            }
        ),
        (
            "values with wildcards", 100,
            { count in
                let values = (0..<count).map { #""*\#($0)""# }.joined(separator: ",")
                return links(1, #""v": [\#(values)]"#) { _ in #"{"/": "/a/$(v)"}"# }
            }
        ),
        ("uses of one variable", 200, { one("*" + text("$(v)", $0), #""v": ["", "x", "xx"]"#) }),
    ]

    /// Files of which a link has to be compared with every component: the steps that there may be end the
    /// check.
    private static let hostile: [(name: String, links: @Sendable (Int) -> String)] = [
        ("suffixes", { links($0) { #"{"/": "*-\#($0)-"}"# } }),
        ("exclusions of anything else", { links($0) { #"{"/": "*-\#($0)*", "exclude": true}"# } }),
        (
            "variables",
            { count in
                let variables = (0..<count).map { #""v\#($0)": ["a\#($0)", "b\#($0)"]"# }.joined(
                    separator: ",")
                return links(count, variables) { #"{"/": "/$(v\#($0))/x/*"}"# }
            }
        ),
        ("languages in one pattern", { one("/" + text("$(lang)", $0)) }),
        (
            "one variable of many wildcards",
            { count in
                let values = (0..<10).map { #""*\#($0)""# }.joined(separator: ",")
                return links(count, #""v": [\#(values)]"#) { #"{"/": "*$(v)*$(v)-\#($0)"}"# }
            }
        ),
    ]

    @Test(arguments: hostile.indices)
    func whatCannotBeToldApartEndsTheCheck(_ index: Int) throws {
        let (name, links) = Self.hostile[index]
        func comparison(_ count: Int) throws -> (steps: Int, isComplete: Bool) {
            let site = try Self.site(links(count))
            var comparison = AppSiteComparison(
                site, Routing(), host: "example.com", appID: nil, stepsForByte: 32)
            let isComplete = comparison.findings().last?.code != .incomplete
            return (comparison.steps.count, isComplete)
        }
        let few = try comparison(60)
        let many = try comparison(120)
        #expect(Double(many.steps) <= 2.2 * Double(few.steps), "\(name): \(few), then \(many)")
        #expect(!few.isComplete && !many.isComplete, "\(name)")
    }

    @Test(arguments: files.indices)
    func twiceTheFileTakesTwiceTheSteps(_ index: Int) throws {
        let (name, count, links) = Self.files[index]
        let router = Routing()
        router.map("/other/:id") { _ in }
        let few = try Self.steps(links(count), router)
        let many = try Self.steps(links(2 * count), router)
        #expect(few > 0 && Double(many) <= 2.2 * Double(few), "\(name): \(few), then \(many)")
    }

    @Test(arguments: [
        "/section-?", "/section-?/:id<int>", "/:id/section-?/*", "/:x/:y<int>/s-?(/:z)", "/**/s-?",
    ])
    func twiceTheRoutesTakeTwiceTheSteps(_ pattern: String) throws {
        let file = Self.links(2) { _ in #"{"/": "/a/*"}, {"/": "/section-1*"}"# }
        func steps(_ count: Int) throws -> Int {
            let router = Routing()
            for index in 0..<count {
                let text = pattern.replacing("?", with: "\(index + 1_000)")
                router.map(try RoutePattern(text)) { _ in }
            }
            return try Self.steps(file, router)
        }
        let few = try steps(60)
        let many = try steps(120)
        #expect(few > 0 && Double(many) <= 2.2 * Double(few), "\(few), then \(many)")
    }

    @Test func twiceTheFileAndTheRoutesTakeTwiceTheSteps() throws {
        func steps(_ count: Int) throws -> Int {
            let router = Routing()
            for index in 0..<count { router.map(RoutePattern(stringLiteral: "/s\(index)/:id/x")) { _ in } }
            let site = AppSiteAssociation(appIDs: ["A.b"], routes: router.routes)
            var comparison = AppSiteComparison(site, router, host: "example.com", appID: nil)
            #expect(comparison.findings().isEmpty)
            return comparison.steps.count
        }
        let few = try steps(50)
        let many = try steps(100)
        #expect(Double(many) <= 2.2 * Double(few), "\(few), then \(many)")
    }

    @Test func aCheckThatEndsEarlySaysWhere() throws {
        let site = try Self.site(Self.links(100) { #"{"/": "*-\#($0)-"}"# })
        var comparison = AppSiteComparison(
            site, Routing(), host: "example.com", appID: nil, stepsForByte: 32)
        let findings = comparison.findings()
        let last = try #require(findings.last)
        #expect(last.code == .incomplete && last.component != nil && last.route == nil)
        #expect(findings.dropLast().allSatisfy { $0.code == .notTaken && site.handsOver($0.witness) })
        #expect(findings.count > 1 && findings.count < 100)
        #expect(
            last.message
                == "the check ended at '\(last.component?.description ?? "")', since comparing takes too many steps; "
                + "have patterns begin with a literal segment")
    }

    @Test func aFileOfTheUsualKindIsComparedToTheEnd() throws {
        let file = Self.links(200) { #"{"/": "/?*/section-\#($0)/$(digit)?*", "?": {"id": "?*"}}"# }
        let findings = try Self.site(file).check(Routing(), host: "example.com")
        #expect(findings.count == 200 && findings.allSatisfy { $0.code == .notTaken })
    }

    @Test func anUnclosedVariableIsReadAsTextInOnePass() {
        let pattern = AppSitePattern(String(repeating: "$(", count: AppSiteAssociation.largestFile / 2))
        #expect(pattern.atoms.count == 1 && pattern.variables.isEmpty)
        #expect(AppSitePattern("a)$(b)$(c").variables == ["b"])
        #expect(AppSitePattern("$($(a)").variables == ["$(a"])
    }

    private static func steps(_ file: String, _ router: Routing) throws -> Int {
        var comparison = AppSiteComparison(try site(file), router, host: "example.com", appID: nil)
        _ = comparison.findings()
        return comparison.steps.count
    }

    private static func site(_ file: String) throws -> AppSiteAssociation {
        try AppSiteAssociation(Data(file.utf8))
    }

    private static func links(
        _ count: Int,
        _ variables: String = "",
        _ component: (Int) -> String
    ) -> String {
        let components = (0..<count).map(component).joined(separator: ",")
        return #"{"applinks": {"details": [{"appIDs": ["A.b"], "components": [\#(components)]}], "#
            + #""substitutionVariables": {\#(variables)}}}"#
    }

    private static func one(_ pattern: String, _ variables: String = "") -> String {
        links(1, variables) { _ in #"{"/": "\#(pattern)"}"# }
    }

    private static func text(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }
}
