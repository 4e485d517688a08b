import ArgumentParser
import Routing
import RoutingDiagnostics

/// The table, and what of it is looked at.
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
    /// Reads the table; one that is none ends the program, once it has been told what is wrong with it.
    ///
    /// - Parameter options: How URLs are read.
    /// - Returns: A router with the entries of the table, seen through the tags.
    /// - Throws: An `ExitCode`.
    func scope(_ options: ReadingOptions) throws -> RouteScope {
        let router = try BadFile.told { try file.routes(options.configuration) }
        return tag.reduce(router.scope) { $0[$1] }
    }
}
