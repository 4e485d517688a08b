import ArgumentParser
import Routing
import RoutingDiagnostics

/// What is looked at of a table.
struct ScopeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Look at the entries with this tag; given again, at those of them with that tag too.",
            valueName: "tag"
        )
    )
    var tag: [String] = []
}

extension ScopeOptions {
    /// Reads a table; one that is none ends the program, once it has been told what is wrong with it.
    ///
    /// - Parameters:
    ///   - file: The table.
    ///   - options: How URLs are read.
    /// - Returns: A router with the entries of the table, seen through the tags.
    /// - Throws: An `ExitCode`.
    func scope(of file: InputFile, _ options: ReadingOptions) throws -> RouteScope {
        let router = try BadFile.told { try file.routes(options.configuration) }
        return tag.reduce(router.scope) { $0[$1] }
    }
}
