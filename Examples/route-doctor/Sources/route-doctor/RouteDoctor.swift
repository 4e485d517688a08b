import ArgumentParser
import RoutingDiagnostics

/// The program.
@main
struct RouteDoctor: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "route-doctor",
        abstract: "Ask a table of routes what it does with URLs, and what is wrong with it.",
        discussion: """
            FILE is a table of routes, and '-' is standard input. It is either what an app prints with \
            routeTable(as: .json), or a text with a route on each line: its kind, a pattern, and tags.

              # kind  pattern          tags
              map     /books/:id<int>  Views
              map     /books/new       Views
              guard   app://account/**

            Lines are in the order of registration, as in code: of those that match a URL, the last one wins. \
            A word that begins with '#' begins a comment.

            The exit status is 0 when all is well, 1 when something was found (each command says what counts), \
            64 for arguments that make no sense, and 65 for a file without a table: then all its faults are \
            listed.
            """,
        subcommands: [
            ListCommand.self, ExplainCommand.self, AuditCommand.self, DiffCommand.self, TableCommand.self,
            SiteCommand.self,
        ]
    )
}
