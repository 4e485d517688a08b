import ArgumentParser
import Routing
import RoutingDiagnostics

/// Writes a table in another format.
struct TableCommand: ParsableCommand {
    /// The format, by its name in the library.
    struct Format: ExpressibleByArgument {
        let format: RouteTableFormat

        static var allValueStrings: [String] { RouteTableFormat.allCases.map(\.rawValue) }

        var defaultValueDescription: String { format.rawValue }

        init(_ format: RouteTableFormat) {
            self.format = format
        }

        init?(argument: String) {
            guard let format = RouteTableFormat(rawValue: argument) else { return nil }
            self.format = format
        }
    }

    static let configuration = CommandConfiguration(
        commandName: "table",
        abstract: "Write the table down: Markdown to commit, JSON to read again, Mermaid to draw."
    )

    @OptionGroup var table: TableOptions

    @Option(help: "The form of the document.")
    var format = Format(.markdown)

    @OptionGroup(title: "How the Router Reads URLs") var reading: ReadingOptions

    func run() throws {
        print(try table.scope(reading).routeTable(as: format.format))
    }
}
