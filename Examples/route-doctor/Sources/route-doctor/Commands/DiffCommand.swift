import ArgumentParser
import Routing
import RoutingDiagnostics

/// Compares a table with an older one.
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Find URLs that an older table handled and a newer one breaks, and show each.",
        discussion: """
            A URL breaks when no map handles it any more, or only a catch-all does; when it goes to another map \
            than the one that continues its old map; or when that map lacks a parameter. Each finding shows a \
            URL on which both tables were asked. What only the newer table handles is listed too.

            The exit status is 1 when a finding is certain, and 0 when there are only additions. Where code has \
            a say, or a parameter has only another name, a finding says "may": such a one counts with --strict.
            """
    )

    @Argument(help: "The table of routes as it was, JSON or text; '-' reads standard input.")
    var old: InputFile

    @Argument(help: "The table of routes as it is.")
    var new: InputFile

    @OptionGroup var scope: ScopeOptions

    @OptionGroup var report: ReportOptions

    @OptionGroup(title: "How the Router Reads URLs") var reading: ReadingOptions

    func validate() throws {
        if old == new, old == .standardInput {
            throw ValidationError("Standard input is either the old table or the new one.")
        }
    }

    func run() throws {
        let older = try scope.scope(of: old, reading)
        let newer = try scope.scope(of: new, reading)
        let counts = "\(ReportOptions.count(newer.routes)), \(older.routes.count) before"
        // What the way back would break is what works only now.
        let gains = older.breakingChanges(since: newer).filter { $0.code == .unhandled }
        try report.finish(
            newer.breakingChanges(since: older), additions: gains.map(Addition.init), among: counts)
    }
}
