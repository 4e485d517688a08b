internal import Routing

extension RouteChartNode {
    /// Writes the node with its shape and its text.
    func definition(named name: String) -> String {
        let words = ([SafeText.mermaid(label)] + captions).joined(separator: "<br/>")
        return switch kind {
        case .root: "\(name)([\"\(words)\"]):::root"
        case .prefix: "\(name)[\"\(words)\"]:::prefix"
        case .map: "\(name)(\"\(words)\"):::map"
        case .proxy: "\(name){{\"\(words)\"}}:::proxy"
        case .gap: "\(name)[\"\(words)\"]:::gap"
        }
    }

    /// The captions, one line for each entry.
    private var captions: [String] {
        let lines = rows.compactMap { row in
            let name = row.name.map { "“\(SafeText.mermaid($0))”" }
            let words = [
                name ?? SafeText.mermaid(row.valueType ?? ""),
                SafeText.mermaid(row.tags.joined(separator: ", ")),
            ]
            let said = words.filter { !$0.isEmpty }.joined(separator: " · ")
            if row.kind.isInterceptor { return said.isEmpty ? "\(row.kind)" : "\(row.kind) " + said }
            if said.isEmpty { return rows.count > 1 ? "map" : nil }
            return said
        }
        return lines.count <= 3 ? lines : lines.prefix(2) + ["… \(lines.count - 2) more"]
    }
}
