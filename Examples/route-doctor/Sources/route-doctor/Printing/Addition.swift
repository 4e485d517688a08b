import RoutingDiagnostics

/// A map that handles URLs which no map of an older table did, and one of these URLs.
struct Addition: Encodable {
    /// What there is to say of any.
    static let summary = "handles URLs that no map handled, or only a catch-all"

    let route: RegisteredRoute
    let witness: String
    /// The tags of the scope in which to open the URL.
    let scope: [String]

    /// Takes what a newer table would lose if the older one replaced it.
    init(_ loss: RouteFinding) {
        route = loss.route
        witness = loss.witness
        scope = loss.scope
    }
}

extension Addition: CustomStringConvertible {
    /// The addition on three lines, as findings are shown.
    var description: String {
        let tags = scope.map { "[\"\($0)\"]" }.joined()
        let place = tags.isEmpty ? "" : " in \(tags)"
        let lines = [
            "added: \(route)", "  \(Self.summary)", "  '\(witness)'\(place) goes here",
        ]
        return lines.map(\.visible).joined(separator: "\n")
    }
}
