import ArgumentParser
import Routing
import RoutingDiagnostics

/// The table, and what of it is looked at.
struct TableOptions: ParsableArguments {
    @Argument(help: "The table of routes, JSON or text; '-' reads standard input.")
    var file: InputFile

    @OptionGroup var scope: ScopeOptions
}

extension TableOptions {
    /// Reads the table; see ``ScopeOptions/scope(of:_:)``.
    func scope(_ options: ReadingOptions) throws -> RouteScope {
        try scope.scope(of: file, options)
    }
}
