import ArgumentParser
import Routing
import RoutingDiagnostics

/// The table, and the tags of the scope.
struct TableOptions: ParsableArguments {
    @Argument(help: "The table of routes, JSON or text; '-' reads standard input.")
    var file: InputFile

    @OptionGroup var scope: ScopeOptions
}

extension TableOptions {
    /// Reads the table; reports a malformed table and ends the program.
    ///
    /// - Parameter options: The options for reading URLs.
    /// - Returns: The scope with the tags, of a router with the entries of the table.
    /// - Throws: An `ExitCode`.
    func scope(_ options: ReadingOptions) throws -> RouteScope {
        try scope.scope(of: file, options)
    }
}
