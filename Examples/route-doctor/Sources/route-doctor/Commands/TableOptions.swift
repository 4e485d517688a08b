import ArgumentParser
import Routing
import RoutingDiagnostics

/// The table, and the tags of the scope.
struct TableOptions: ParsableArguments {
    @Argument(help: "The table of routes, JSON or text; '-' reads standard input.")
    var file: InputFile

    @Option(
        help: ArgumentHelp(
            "Look at the entries with this tag; given again, at those of them with that tag too.",
            valueName: "tag"
        )
    )
    var tag: [String] = []
}

extension TableOptions {
    /// Reads the table; reports a malformed table and ends the program.
    ///
    /// - Parameter options: The options for reading URLs.
    /// - Returns: The scope with the tags, of a router with the entries of the table.
    /// - Throws: An `ExitCode`.
    func scope(_ options: ReadingOptions) throws -> RouteScope {
        let router = try BadFile.told { try file.routes(options.configuration) }
        return tag.reduce(router.scope) { $0[$1] }
    }
}
