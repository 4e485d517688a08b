import ArgumentParser
import Routing
import RoutingDiagnostics

/// Lists the entries of a table.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List what is registered, the newest first."
    )

    @OptionGroup var table: TableOptions

    @OptionGroup(title: "How the Router Reads URLs") var reading: ReadingOptions

    func run() throws {
        let routes = try table.scope(reading).routes
        print(routes.isEmpty ? "nothing is registered here" : Columns(routes.map(Self.cells)).text)
    }

    private static func cells(of route: RegisteredRoute) -> [String] {
        [
            route.kind.rawValue,
            route.pattern.visible,
            route.tags.map(\.visible).joined(separator: " "),
            route.name.map { "\"\($0.visible)\"" } ?? "",
            route.notes,
            route.sourceLine.visible,
        ]
    }
}
