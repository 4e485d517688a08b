import RoutingNavigation

/// Moves about by hand: what a user does is set in the projection of a navigator.
@MainActor
struct User {
    private let navigator: Navigator

    /// Creates a user.
    ///
    /// - Parameter navigator: What they look at.
    init(of navigator: Navigator) {
        self.navigator = navigator
    }

    /// The place that they look at.
    var visiblePlace: Destination? { navigator.projection.layers.last?.last?.destination }

    /// Taps a tab of what they look at; the selected one shows its root then.
    ///
    /// - Parameter index: Which of them.
    /// - Throws: ``CannotMove`` when it is not there.
    func tap(tab index: Int) async throws {
        let tabs = try tabs()
        guard tabs.options.indices.contains(index) else {
            throw CannotMove.noTab(index + 1, of: tabs.options.count)
        }
        await tap(tabs.options[index], of: tabs)
    }

    /// Taps the tab next to the selected one; after the last tab comes the first.
    ///
    /// - Parameter offset: How many tabs further to the right.
    /// - Throws: ``CannotMove`` when there are none.
    func tap(tabBeside offset: Int) async throws {
        let tabs = try tabs()
        let count = tabs.options.count
        guard let selected = tabs.options.firstIndex(where: { $0 == tabs.selection }) else {
            throw CannotMove.noTabs
        }
        await tap(tabs.options[(selected + offset + count) % count], of: tabs)
    }

    private func tap(_ option: Destination.ID, of tabs: NavigationProjection.Tabs) async {
        if option == tabs.selection {
            navigator.projection[pathIn: option] = []
        } else {
            navigator.projection[selectionIn: tabs.id] = option
        }
        await navigator.idle()
    }

    /// Whether there is a screen under the one that they look at.
    var canGoBack: Bool { stack?.path.isEmpty == false }

    /// Goes back to the screen under the visible one.
    ///
    /// - Throws: ``CannotMove`` when there is none.
    func goBack() async throws {
        guard let stack, canGoBack else {
            throw navigator.projection.layers.count > 1 ? CannotMove.rootOfModal : .root
        }
        navigator.projection[pathIn: stack.id].removeLast()
        await navigator.idle()
    }

    /// Dismisses the presented controller.
    ///
    /// - Throws: ``CannotMove`` when nothing is.
    func dismiss() async throws {
        guard let place = navigator.projection.layers.dropLast().last?.last else { throw CannotMove.noModal }
        navigator.projection[modalOver: place.id] = nil
        await navigator.idle()
    }

    /// The innermost stack around what they look at.
    private var stack: NavigationProjection.Stack? {
        for case .stack(let stack) in navigator.projection.layers.last?.reversed() ?? [] { return stack }
        return nil
    }

    /// The innermost tabs around what they look at.
    private func tabs() throws -> NavigationProjection.Tabs {
        for case .tabs(let tabs) in navigator.projection.layers.last?.reversed() ?? [] { return tabs }
        throw CannotMove.noTabs
    }
}

extension User {
    /// What a user wants is not on the screen.
    enum CannotMove: Error, CustomStringConvertible {
        case noTabs
        case noTab(Int, of: Int)
        case root
        case rootOfModal
        case noModal

        /// What is missing, and what is there.
        var description: String {
            switch self {
            case .noTabs: "there are no tabs on the screen"
            case .noTab(let number, let count): "there is no tab \(number), only \(count)"
            case .root: "this is the root: there is no way back from it"
            case .rootOfModal: "there is no way back from here; d dismisses it"
            case .noModal: "nothing is presented that could be dismissed"
            }
        }
    }
}
