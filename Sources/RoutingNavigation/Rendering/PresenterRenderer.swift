/// A renderer that shows a navigation state through the presenters of its tree.
///
/// The renderer makes each presentable when it is first needed, once per destination. It holds an object weakly,
/// because the user interface that shows the object retains it. If the object has been released and is needed
/// again, the renderer makes a new one. During a request, and until the state has followed the user, the renderer
/// keeps all objects. So `unwind` also receives those that the user removes meanwhile.
///
/// A presenter receives complete presentables: a stack already has its screens, and a fork its options. It does not
/// receive the same content twice. A closure that throws must leave the user interface unchanged.
///
/// Where endpoints are pushed outside a stack, only the topmost shows.
///
/// If the root is a switcher with a presenter, that presenter shows it. Any other root is shown by the `showRoot`
/// closure, or in a window by `init(_:in:foreign:)` of the presentation module. Without either, the renderer
/// assembles the root but does not show it. A tree whose root has no presenter can show in several windows, each
/// with its own renderer and navigator.
///
/// ## Changes that the program makes itself
///
/// A program may present alerts, push a screen or set a stack. If the presenters can read the screen, the renderer
/// reads it before and after each request, and the request restores its state:
///
/// - It removes a screen that the program pushed onto the place that must show.
/// - It keeps a pushed screen further down while another screen lies on it.
/// - It treats presented screens as ``ForeignScreens`` says.
///
/// A screen that appears during a request stays on top. The renderer can only read presentables that are objects.
@MainActor
public final class PresenterRenderer<Presentable> {
    let tree: NavigationTree<Presentable>
    /// The presenters of the tree's nodes, by their numbers.
    let presenters: [Presenter<Presentable>]
    /// Shows a root that is not a switcher.
    let rootPresenter: @MainActor (Presentable?) async throws -> Void
    /// Whether the root shows anywhere: through the presenter of a switcher, or through a closure.
    package let showsRoot: Bool
    /// Reads the root that shows, if it is not a switcher.
    let shownRoot: (@MainActor () -> Presentable?)?
    /// Tells whether the window of the renderer is the key window.
    package var asksWhetherKey: @MainActor () -> Bool
    /// Makes the navigator that follows the user read the screen.
    var tellsNavigator: @MainActor () -> Void = {}
    /// Whether a navigator tells when the state has followed the user.
    var isNotifiedOfIdle = false
    /// Called before a modal is presented.
    var onPresenting: @MainActor () -> Void = {}
    /// Whether any presenter can read the screen.
    let readsBack: Bool
    /// The treatment of screens that the program presents.
    let foreign: ForeignScreens
    /// Wakes requests that wait for a change that no renderer makes.
    let screenChanges = Broadcast<Void>(buffering: .bufferingNewest(1))
    /// Whether, before the plan, the program had presented a screen over the places that showed.
    var isCovered = false
    /// The screens that were presented before the plan, including those over places that did not show.
    var presentedBefore: [PresentableReference<Presentable>] = []
    /// The changes on the screen that no state can express and that were already reported.
    var toldStrayings: Set<ScreenStraying> = []
    /// The presentables that were made for destinations.
    var made: [Destination.ID: PresentableReference<Presentable>] = [:]
    /// The destinations that presenters have received since the plan began, or since a move of the user that guards may
    /// still refuse, as they last received them.
    var received: [Destination.ID: Destination] = [:]
    /// The objects that were made for plans that were undone, while the user interface still retains them.
    var abandoned: [PresentableReference<Presentable>] = []
    /// The nodes whose presentables were made anew after a reset, with the earlier presentables, until it is known which
    /// of them have left.
    var forgotten: [(node: NavigationNode, earlier: PresentableReference<Presentable>)] = []
    /// The content that the presenters have received.
    var given = PresenterContent()
    /// The change that is being rendered.
    var attempt = RenderingAttempt()
    /// Whether the presentables are kept.
    var isKeeping = false
    private(set) var settled = NavigationState()
    /// The state before the moves of the user that guards may still refuse; its presentables are kept.
    private(set) var fallback: NavigationState?
    /// The new state of the plan that is being carried out.
    private(set) var planned: NavigationState?
    /// The outline of that plan, or of the plan that undoes it.
    var outline: PlanOutline?
    /// Whether a presenter has received anything since the plan began.
    var hasGiven = false

    /// Creates a renderer of an empty state, and stops the program if a node that needs a presenter has none.
    ///
    /// - Parameters:
    ///   - tree: The tree, whose presenters show the state.
    ///   - foreign: The treatment of screens that the program presented itself over a place that must show.
    ///   - showRoot: Shows the presentable of the root, or nothing for `nil`. It is not called for a switcher with
    ///     a presenter, which shows its section itself.
    ///   - shownRoot: Reads the root that shows, unless it is a switcher with a presenter.
    public convenience init(
        _ tree: NavigationTree<Presentable>,
        foreign: ForeignScreens = .dismissForeign,
        showRoot: (@MainActor (Presentable?) async throws -> Void)? = nil,
        shownRoot: (@MainActor () -> Presentable?)? = nil
    ) {
        do {
            try self.init(validating: tree, foreign: foreign, showRoot: showRoot, shownRoot: shownRoot)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// Creates a renderer of an empty state for a tree that is only known at run time.
    ///
    /// - Parameters:
    ///   - tree: The tree, whose presenters show the state.
    ///   - foreign: The treatment of screens that the program presented itself over a place that must show.
    ///   - showRoot: Shows the presentable of the root, unless that is a switcher with a presenter.
    ///   - shownRoot: Reads the root that shows, unless it is a switcher with a presenter.
    /// - Throws: A ``NavigationTreeError`` with the code ``NavigationTreeError/Code/noPresenter``.
    public init(
        validating tree: NavigationTree<Presentable>,
        foreign: ForeignScreens = .dismissForeign,
        showRoot: (@MainActor (Presentable?) async throws -> Void)? = nil,
        shownRoot: (@MainActor () -> Presentable?)? = nil
    ) throws {
        let blueprint = tree.blueprint
        let switchers = blueprint.roots.compactMap { tree.presenters[$0]?.switcher }
        showsRoot = showRoot != nil || !switchers.isEmpty
        asksWhetherKey = { switchers.contains { $0.isInKeyWindow() } }
        let showRoot = showRoot ?? { _ in }
        presenters = try tree.presenters.enumerated().map { number, presenter in
            if let presenter { return presenter }
            guard blueprint.nodes[number].kind == .switcher, blueprint.roots.contains(number) else {
                throw NavigationTreeError.noPresenter(of: blueprint.nodes[number])
            }
            return .switcher(
                .switcher(select: showRoot, selected: shownRoot, clear: { try await showRoot(nil) }))
        }
        self.tree = tree
        self.foreign = foreign
        self.shownRoot = shownRoot
        rootPresenter = showRoot
        readsBack = shownRoot != nil || presenters.contains(where: \.readsBack)
    }

    /// Returns the presentable of a destination, if it exists.
    ///
    /// - Parameter id: The destination.
    /// - Returns: The presentable, or `nil` if none was made or it has been released.
    public func presentable(for id: Destination.ID) -> Presentable? {
        made[id]?.presentable
    }

    /// The node with an identity, from the settled or the planned state.
    func node(_ id: Destination.ID) -> NavigationNode? {
        settled.find(id) ?? planned?.find(id)
    }
}

extension PresenterRenderer: NavigationRenderer {
    /// Whether the root shows in the key window, if the renderer was created `in:` a window, or the presenter of a
    /// switcher at the root knows its window.
    public var isInKeyWindow: Bool { asksWhetherKey() }

    /// Retains the presentables until the plan has ended and the state has followed the user.
    ///
    /// - Parameter plan: The plan.
    public func begin(_ plan: NavigationPlan) {
        planned = plan.new
        outline = nil
        hasGiven = false
        keepAll()
        if readsBack { noteShown(of: plan.new) }
    }

    /// Records the content of a new state that shows already as received, such as the tab that the user has selected.
    ///
    /// It would undo what the user does until the presenter receives it.
    private func noteShown(of state: NavigationState) {
        for node in state.nodes where node.kind == .stack || node.kind == .fork {
            let content = node.content.map(\.id)
            if given.contents[node.id] != content, let reading = reading(of: node), !reading.isAstray,
                !reading.isCovered
            {
                given.contents[node.id] = content
            }
            if let option = node.activeChild?.face.id, given.selections[node.id] != option,
                isSame(shownOption(of: node), presentable(for: option))
            {
                given.selections[node.id] = option
            }
        }
    }

    /// Performs a change by calling the presenters that it concerns.
    ///
    /// The first change that concerns a presenter gives it the content that it has at the end of the plan. If a
    /// presenter fails, the presenters already called for the same change get their earlier content back. In a task
    /// that is cancelled meanwhile, because the time for the change is up, they keep it: the navigator then undoes the
    /// change.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - plan: The plan that it belongs to.
    /// - Throws: The error of a presenter; ``NavigationError/Code/noPresenter``;
    ///   ``NavigationError/Code/renderingDiverged`` if restoring earlier content fails; `CancellationError`, before
    ///   any effect, in a cancelled task.
    public func perform(_ change: NavigationChange, of plan: NavigationPlan) async throws {
        try await attempting { try await make(change, of: plan) }
    }

    private func make(_ change: NavigationChange, of plan: NavigationPlan) async throws {
        // A plan that was given up while it waited for a screen of the program has nothing to undo.
        let outline = outline(of: plan)
        if !hasGiven, given.root != nil, outline.leadsToSettled { return }
        try await uncover(settled)
        try await dismissModals(notIn: plan)
        switch change {
        case .pop(_, let parent), .push(_, let parent), .change(let parent, _, _), .reorder(let parent, _):
            // A parent that leaves too is not in the new state; the change that removes it removes its content.
            if let path = outline.path(to: parent) { try await showContent(of: path[...]) }
        case .activate(_, let parent):
            if let path = outline.path(to: parent) { try await showSelection(of: path[...]) }
        case .replaceRoot:
            // A switcher shows when its section is selected.
            if plan.new.root?.kind != .switcher { try await showRoot(plan.new.root) }
        case .update(let destination):
            try update(destination, at: outline.node(destination.id))
        case .present, .dismiss:
            break
        }
        repeat {
            if given.isIncomplete { try await showAgain(plan.new) }
            if !given.hasModalsOfPlan { try await presentModals(of: plan.new) }
        } while given.isIncomplete
    }

    /// Releases the presentables that have left, the deepest first, and adopts the user's changes.
    ///
    /// - Parameter state: The state.
    public func settle(on state: NavigationState) {
        if let left = fallback.take() { letGo(from: left, to: state) }
        adopt(state)
        if !isNotifiedOfIdle { didBecomeIdle() }
    }

    /// Adopts the user's changes, and keeps the presentables that have left.
    ///
    /// - Parameter state: The state that shows.
    public func follow(_ state: NavigationState) {
        fallback = fallback ?? settled
        adopt(state)
    }

    private func adopt(_ state: NavigationState) {
        replaceAttempt(by: RenderingAttempt())
        outline = nil
        isCovered = false
        presentedBefore = []
        let (before, planned) = (settled, planned.take())
        settled = state
        if let planned {
            abandon(letGo(from: planned, to: state))
            if planned.isIdentical(to: state) {
                letGoOfForgotten(notIn: state)
            } else {
                abandon(letGoOfOutdated(in: state))
            }
        } else {
            given.follow(state)
        }
        // The destinations retain what was passed to them.
        if fallback == nil { received = [:] }
        let released = letGo(from: before, to: state)
        if released.isEmpty { return }
        // In a tab that is not opened, they must not count as screens of the program.
        let leftovers = leftovers
        abandon(released.filter { ObjectIdentifier(of: $0.presentable).map(leftovers.contains) ?? false })
    }

    /// Releases all presentables; those of places that the next plan leaves are unwound when it has ended.
    public func reset() {
        let places = forgetAll()
        settle(on: NavigationState())
        forgotten += places
        given = PresenterContent(root: nil)
    }
}
