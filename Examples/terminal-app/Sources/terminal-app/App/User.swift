import RoutingNavigation

/// The user, whose actions set the projection of a navigator.
@MainActor
struct User {
    private let navigator: Navigator

    /// Creates a user.
    ///
    /// - Parameter navigator: The navigator whose projection the user sees.
    init(of navigator: Navigator) {
        self.navigator = navigator
    }

    /// The visible place.
    var visiblePlace: Destination? { navigator.projection.layers.last?.last?.destination }

    /// Taps a visible tab; a tap on the selected tab shows the root of its stack.
    ///
    /// - Parameter index: The index of the tab.
    /// - Throws: ``CannotMove`` when there is no such tab.
    func tap(tab index: Int) async throws {
        let tabs = try tabs()
        guard tabs.options.indices.contains(index) else {
            throw CannotMove.noTab(index + 1, of: tabs.options.count)
        }
        await tap(tabs.options[index], of: tabs)
    }

    /// Taps a tab beside the selected one; after the last tab comes the first.
    ///
    /// - Parameter offset: The number of tabs to go to the right.
    /// - Throws: ``CannotMove`` when there are no tabs.
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

    /// Whether there is a screen under the visible one.
    var canGoBack: Bool { stack?.path.isEmpty == false }

    /// Goes back to the screen under the visible one.
    ///
    /// - Throws: ``CannotMove`` when the visible screen is the root.
    func goBack() async throws {
        guard let stack, canGoBack else {
            throw navigator.projection.layers.count > 1 ? CannotMove.rootOfModal : .root
        }
        navigator.projection[pathIn: stack.id].removeLast()
        await navigator.idle()
    }

    /// Dismisses the presented content.
    ///
    /// - Throws: ``CannotMove`` when nothing is presented.
    func dismiss() async throws {
        guard let place = navigator.projection.layers.dropLast().last?.last else { throw CannotMove.noModal }
        navigator.projection[modalOver: place.id] = nil
        await navigator.idle()
    }

    /// The innermost stack around the visible place.
    private var stack: NavigationProjection.Stack? {
        for case .stack(let stack) in navigator.projection.layers.last?.reversed() ?? [] { return stack }
        return nil
    }

    /// The innermost tabs around the visible place.
    private func tabs() throws -> NavigationProjection.Tabs {
        for case .tabs(let tabs) in navigator.projection.layers.last?.reversed() ?? [] { return tabs }
        throw CannotMove.noTabs
    }
}

extension User {
    /// The error of an action whose target is not on the screen.
    enum CannotMove: Error, CustomStringConvertible {
        case noTabs
        case noTab(Int, of: Int)
        case root
        case rootOfModal
        case noModal

        /// Names the missing target, and lists the available ones.
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
