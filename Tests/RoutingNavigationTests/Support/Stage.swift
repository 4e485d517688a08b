import Testing

@testable import RoutingNavigation

/// A tiny screen, and the presenters that show things on it.
@MainActor
final class Stage {
    /// What is on it.
    private(set) var root: Screen?
    /// What the presenters were called for, in order.
    private(set) var calls: [String] = []
    /// What was made, in order.
    private(set) var made: [String] = []
    /// What was unwound, in order.
    private(set) var unwound: [String] = []
    /// The identities of what was unwound.
    private(set) var unwoundIDs: [Destination.ID] = []
    /// What happens before a presenter does something: a wait, or a failure.
    var before: @MainActor (String) async throws -> Void = { _ in }
    /// The same for what cannot wait.
    var beforeAtOnce: @MainActor (String) throws -> Void = { _ in }
    var onUnwinding: @MainActor (Destination) -> Void = { _ in }

    /// What presenters were called for that cannot be.
    private(set) var misuses: [Misuse] = []
    /// Whether calls are only counted, which takes less time.
    var isTerse = false

    var outline: String { root?.outline ?? "nothing" }

    func clear() {
        (calls, made, unwound, misuses) = ([], [], [], [])
    }

    /// Lets go of all that is on it.
    func dropRoot() {
        root = nil
    }

    /// A renderer that shows a tree here.
    func renderer(_ tree: NavigationTree<Screen>) -> PresenterRenderer<Screen> {
        PresenterRenderer(tree) { root in try await self.show(root, "root") }
    }

    private func show(_ screen: Screen?, _ place: String) async throws {
        try await call("\(place) \(screen?.outline ?? "nothing")")
        root = screen
    }

    private func call(_ text: @autoclosure () -> String) async throws {
        let text = isTerse ? "" : text()
        try await before(text)
        calls.append(text)
    }

    private func callAtOnce(_ text: @autoclosure () -> String) throws {
        let text = isTerse ? "" : text()
        try beforeAtOnce(text)
        calls.append(text)
    }
}

extension Stage {
    var endpoint: EndpointPresenter<Screen> {
        .endpoint(
            make: { try self.make(.place, $0) },
            update: { screen, destination in
                let text = Screen.text(of: destination)
                try self.callAtOnce("update \(screen.text) to \(text)")
                screen.text = text
            },
            present: { modal, presenting in
                try await self.call("present \(modal.outline) over \(presenting.text)")
                guard self.isShown(presenting), presenting.modal == nil else {
                    throw self.misuse(.presenting)
                }
                presenting.modal = modal
            },
            dismiss: { modal, presenting in
                try await self.call("dismiss \(modal.outline) from \(presenting.text)")
                // What took too long may never have been there.
                if presenting.modal === modal { presenting.modal = nil }
            },
            unwind: { screen in
                self.unwound.append(screen.text)
                self.unwoundIDs.append(screen.destination.id)
                self.onUnwinding(screen.destination)
            }
        )
    }

    var stack: StackPresenter<Screen> {
        .stack(
            make: { try self.make(.stack, $0) },
            setStack: { stack, content in
                try await self.call("stack\(stack.destination.id) [\(Self.texts(of: content))]")
                if content.isEmpty { throw self.misuse(.emptiness) }
                stack.content = content
            },
            prepareRoot: { stack, root in
                try self.callAtOnce("prepare \(root.text) in stack\(stack.destination.id)")
                root.preparations += 1
            }
        )
    }

    var fork: ForkPresenter<Screen> {
        .fork(
            make: { try self.make(.tabs, $0) },
            setOptions: { fork, options in
                try await self.call("fork\(fork.destination.id) {\(Self.texts(of: options))}")
                if options.isEmpty { throw self.misuse(.emptiness) }
                fork.content = options
                fork.selected = options.first
            },
            select: { fork, option in
                try await self.call("select \(option.outline) in fork\(fork.destination.id)")
                guard fork.content.contains(where: { $0 === option }) else {
                    throw self.misuse(.selection)
                }
                fork.selected = option
            }
        )
    }

    /// Shows its section at the root.
    var rootSwitcher: SwitcherPresenter<Screen> {
        .switcher(
            select: { section in try await self.show(section, "section") },
            clear: { try await self.show(nil, "section") }
        )
    }

    /// Shows its section by what it is in.
    var switcher: SwitcherPresenter<Screen> {
        .switcher(select: { section in try await self.call("inner section \(section.outline)") })
    }

    var presenters: PresenterSet<Screen> {
        PresenterSet(
            endpoint: endpoint, stack: stack, fork: fork, switcher: switcher, rootSwitcher: rootSwitcher)
    }

    private func misuse(_ misuse: Misuse) -> Misuse {
        misuses.append(misuse)
        return misuse
    }

    private static func texts(of screens: [Screen]) -> String {
        screens.map(\.outline).joined(separator: " ")
    }

    private func make(_ kind: Screen.Kind, _ destination: Destination) throws -> Screen {
        let screen = Screen(kind, destination)
        try beforeAtOnce("make \(screen.text)")
        made.append(screen.text)
        return screen
    }

    /// Whether one sees a screen, as one must before anything can be presented over it.
    private func isShown(_ screen: Screen) -> Bool {
        var next = root
        while let shown = next {
            if shown === screen { return true }
            switch shown.kind {
            case .place: next = shown.modal
            case .stack: next = shown.content.last
            case .tabs: next = shown.selected
            }
        }
        return false
    }
}

extension Stage {
    /// What no presenter is called for.
    enum Misuse: Error {
        case presenting, selection, emptiness
    }

    /// Makes some call of a presenter fail, counted from now; making something is a call as well.
    ///
    /// - Returns: Gives how many calls there were.
    @discardableResult
    func failCall(_ number: Int?, then: Int? = nil) -> () -> Int {
        var count = 0
        func check() throws {
            defer { count += 1 }
            if count == number || count == then { throw Fault(number: count) }
        }
        before = { _ in try check() }
        beforeAtOnce = { _ in try check() }
        return { count }
    }

    func failNever() {
        before = { _ in }
        beforeAtOnce = { _ in }
    }
}

extension Navigator {
    /// Selects an option of the fork `tabs` on a stage as the user does.
    func tap(_ option: Int, on renderer: PresenterRenderer<Screen>) throws {
        let tabs = try #require(state.find(name: "tabs"))
        let screen = try #require(renderer.presentable(for: tabs.id))
        screen.selected = screen.content[option]
        didSelect(tabs.children[option].id)
    }
}
