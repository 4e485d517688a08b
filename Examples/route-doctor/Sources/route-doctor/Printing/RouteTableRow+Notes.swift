import Routing
import RoutingDiagnostics

extension RouteTable.Row {
    /// The properties that the pattern does not show.
    var notes: String {
        let form = isRegularExpression ? ["a regular expression"] : []
        return (form + codeNotes + trustNotes).joined(separator: ", ")
    }

    /// The accepted origins, unless the entry accepts all.
    private var trustNotes: [String] {
        if accepting == RouteOrigin.Kind.allCases { return [] }
        let kinds = accepting.map(\.rawValue).joined(separator: ", ")
        return [kinds.isEmpty ? "accepts no URLs" : "accepts \(kinds) URLs only"]
    }

    /// The parts of matching that depend on code of the app, which a table cannot contain.
    var codeNotes: [String] {
        let reading = valueType.map { ["reads \($0.visible)"] } ?? []
        return reading + conditions.map { "code decides about :\($0.visible)" }
    }
}
