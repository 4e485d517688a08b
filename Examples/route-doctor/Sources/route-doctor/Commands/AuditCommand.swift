import ArgumentParser
import Routing
import RoutingDiagnostics

/// Looks for entries that are probably mistakes.
struct AuditCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Look for entries that are hardly meant, and show each by a URL.",
        discussion: """
            The exit status is 1 when something was found that is certain. Where a regular expression or code \
            has a say, a finding says "may": such a one counts with --strict.
            """
    )

    @OptionGroup var table: TableOptions

    @Flag(help: "Print the findings as a list in JSON.")
    var json = false

    @Flag(help: "Let findings count that are only possible.")
    var strict = false

    @OptionGroup(title: "How the Router Reads URLs") var reading: ReadingOptions

    func run() throws {
        let scope = try table.scope(reading)
        let findings = scope.audit()
        print(json ? try JSONOutput.text(of: findings) : Self.page(of: findings, among: scope.routes.count))
        if findings.contains(where: { strict || $0.certainty == .certain }) { throw ExitCode.findings }
    }

    private static func page(of findings: [RouteFinding], among count: Int) -> String {
        let certain = findings.count { $0.certainty == .certain }
        let routes = count == 1 ? "1 route" : "\(count) routes"
        let summary =
            findings.isEmpty
            ? "\(routes): nothing was found"
            : "\(routes): \(certain) found for certain, \(findings.count - certain) possibly"
        return (findings.map(\.description) + [summary]).joined(separator: "\n\n")
    }
}
