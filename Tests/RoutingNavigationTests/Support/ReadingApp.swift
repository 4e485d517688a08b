@testable import RoutingNavigation

/// The app of the tests: sections, tabs, a story over today, books, and a profile with a modal of tabs.
enum ReadingApp {
    static let tree = tree(presentedBy: PresenterSet<String>.none)

    static func tree<Presentable>(
        presentedBy presenters: PresenterSet<Presentable>
    ) -> NavigationTree<Presentable> {
        let (place, stack, tabs) = (presenters.endpoint, presenters.stack, presenters.fork)
        return NavigationTree<Presentable> {
            Switcher(presenters.rootSwitcher) {
                Endpoint("login", place)
                Fork(tabs, name: "tabs") {
                    Stack(stack) {
                        Endpoint("today", place) {
                            Modal { Endpoint("story/:type/:id", place) }
                        }
                    }
                    Stack(stack) {
                        Endpoint("books", place) { Endpoint("books/:id", place) }
                    }
                    Endpoint("profile", place) {
                        Modal {
                            Fork(tabs, name: "settings") {
                                Stack(stack) {
                                    Endpoint("settings", place) {
                                        Endpoint("settings/:key", place, identity: .pattern)
                                    }
                                }
                                Endpoint("settings-about", place)
                            }
                        }
                    }
                }
            }
        }
    }
}

extension NavigationState {
    /// Opens URLs one after the other, from nothing.
    static func opening<Presentable>(
        _ urls: String...,
        on tree: NavigationTree<Presentable>
    ) throws -> NavigationState {
        try urls.reduce(NavigationState()) { try $0.applying(.open($1), on: tree) }
    }

    /// The state as one line: ids, endpoints by their URL, `*` before what is active in a fork, `^` before a
    /// modal.
    var outline: String { root.map(Self.outline) ?? "-" }

    private static func outline(_ node: NavigationNode) -> String {
        let what = node.kind == .endpoint ? node.destination.url ?? "?" : node.kind.rawValue
        let children = node.children.enumerated().map { index, child in
            (node.kind == .fork && index == node.activeIndex ? "*" : "") + outline(child)
        }
        let modal = node.modal.map { ["^" + outline($0)] } ?? []
        let content = children + modal
        return "\(what)\(node.id)" + (content.isEmpty ? "" : "(" + content.joined(separator: " ") + ")")
    }
}
