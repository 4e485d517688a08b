@testable import RoutingNavigation

/// A thing on a tiny screen: something with a text, a stack, or tabs.
@MainActor
final class Screen {
    enum Kind { case place, stack, tabs }

    let kind: Kind
    let destination: Destination
    /// What it shows of its destination.
    var text: String
    /// The screens of a stack, the options of tabs.
    var content: [Screen] = []
    weak var selected: Screen?
    var modal: Screen?
    /// How often it was prepared as the root of a stack.
    var preparations = 0

    init(_ kind: Kind, _ destination: Destination) {
        self.kind = kind
        self.destination = destination
        text = Self.text(of: destination)
    }

    static func text(of destination: Destination) -> String {
        "\(destination.url ?? destination.origin.text)\(destination.id)"
    }

    /// What one sees: a stack in brackets, tabs in braces with a `*` before the selected one, a `^` before a
    /// modal.
    var outline: String {
        let items = content.map { ($0 === selected && kind == .tabs ? "*" : "") + $0.outline }
        let body =
            switch kind {
            case .place: text
            case .stack: "[\(items.joined(separator: " "))]"
            case .tabs: "{\(items.joined(separator: " "))}"
            }
        return body + (modal.map { "^" + $0.outline } ?? "")
    }
}

extension NavigationState {
    /// What a tiny screen shows when it shows this state.
    @MainActor var screenOutline: String { root.map { Self.screenOutline(of: $0.face) } ?? "nothing" }

    @MainActor
    private static func screenOutline(of face: NavigationNode) -> String {
        let selected = face.activeChild?.face.id
        let items = face.content.map {
            ($0.id == selected && face.kind == .fork ? "*" : "") + outline(ofItem: $0)
        }
        return switch face.kind {
        case .stack: "[\(items.joined(separator: " "))]"
        case .fork: "{\(items.joined(separator: " "))}"
        case .endpoint, .switcher: outline(ofItem: face)
        }
    }

    /// Of an endpoint in a stack only itself, not what lies on it.
    @MainActor
    private static func outline(ofItem node: NavigationNode) -> String {
        if node.kind != .endpoint { return screenOutline(of: node) }
        return Screen.text(of: node.destination)
            + (node.modal.map { "^" + screenOutline(of: $0.face) } ?? "")
    }
}
