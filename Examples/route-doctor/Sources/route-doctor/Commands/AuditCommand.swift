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

    @OptionGroup var report: ReportOptions

    @OptionGroup(title: "How the Router Reads URLs") var reading: ReadingOptions

    func run() throws {
        let scope = try table.scope(reading)
        try report.finish(scope.audit(), among: ReportOptions.count(scope.routes))
    }
}
