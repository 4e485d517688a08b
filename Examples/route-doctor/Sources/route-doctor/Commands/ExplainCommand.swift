import ArgumentParser
import Routing
import RoutingDiagnostics

/// Explains how a router would handle a URL.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explain which map handles a URL, which proxies are asked, and why no others.",
        discussion: "The exit status is 1 when no map would handle the URL."
    )

    @OptionGroup var table: TableOptions

    @Argument(help: "The URL.")
    var url: String

    @Flag(help: "Print all there is to say as JSON.")
    var json = false

    @OptionGroup(title: "How the Router Reads URLs") var reading: ReadingOptions

    func run() throws {
        let explanation = try table.scope(reading).explain(url)
        print(json ? try JSONOutput.text(of: explanation) : Self.page(of: explanation))
        if explanation.winner == nil { throw ExitCode.findings }
    }

    /// The explanation, with a warning if it depends on code of the app.
    private static func page(of explanation: RouteExplanation) -> String {
        let called = explanation.proxies + (explanation.winner.map { [$0.route] } ?? [])
        let notes = called.filter { !$0.codeNotes.isEmpty }.map { route in
            "  \(route): \(route.codeNotes.joined(separator: ", "))"
        }
        let warning = ["", "the app may decide otherwise, since no table holds its code"]
        return (["\(explanation)"] + (notes.isEmpty ? [] : warning + notes)).joined(separator: "\n")
    }
}
