import Routing
import RoutingDiagnostics

extension RegisteredRoute {
    /// What the pattern does not show.
    var notes: String {
        let form = isRegularExpression ? ["a regular expression"] : []
        return (form + codeNotes + trustNotes).joined(separator: ", ")
    }

    /// Whose URLs it accepts, unless it accepts everybody's.
    private var trustNotes: [String] {
        if accepting == RouteOrigin.Kind.allCases { return [] }
        let kinds = accepting.map(\.description).joined(separator: ", ")
        return [kinds.isEmpty ? "accepts no URLs" : "accepts \(kinds) URLs only"]
    }

    /// What the app's code has a say in, which no table can hold.
    var codeNotes: [String] {
        let reading = valueType.map { ["reads \($0.visible)"] } ?? []
        return reading + conditions.map { "code decides about :\($0.visible)" }
    }
}
