import DemoApp
import RoutingNavigation

extension DemoApp {
    /// The visible layers, with their present content.
    var panes: [Pane] {
        let projection = navigator.projection
        return projection.layers.compactMap(\.first).map { pane(of: $0, in: projection) }
    }

    private func pane(of part: NavigationProjection.Part, in projection: NavigationProjection) -> Pane {
        let page = page(of: part.destination)
        func panes(of ids: [Destination.ID]) -> [Pane] {
            ids.compactMap { projection[$0] }.map { pane(of: $0, in: projection) }
        }
        let content: Pane.Content =
            switch part {
            case .place: .screen(lines: page.lines, links: page.links.map(\.title))
            case .stack(let stack): .stack(panes(of: [stack.root].compactMap(\.self) + stack.path))
            case .tabs(let tabs):
                .tabs(
                    panes(of: tabs.options),
                    selected: tabs.options.firstIndex { $0 == tabs.selection }
                )
            }
        return Pane(title: page.title, content: content)
    }
}
