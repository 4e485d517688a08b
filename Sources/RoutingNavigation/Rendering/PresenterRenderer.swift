/// Shows a navigation state by the presenters of its tree.
///
/// A presentable is made when it is first needed, one for each destination, and held weakly if it is an
/// object, for what shows it holds it; when it is gone and needed again, it is made again. What is handed to
/// a presenter is complete: a stack has its screens, and a fork its options, before they are put anywhere. A
/// presenter that has been given something is not given the same again. One that throws must not have taken
/// what it was given.
///
/// Of endpoints that lie on each other without a stack around them only the topmost shows.
///
/// A root that is a switcher with a presenter is shown by that. Any other root is shown by the closure that
/// the renderer is created with, or by that of `init(_:in:foreign:)`, which the presentation module has for
/// windows; without one it is put together, and shows nowhere. A tree whose root has no presenter can be
/// shown in several windows, each with a renderer and a navigator of its own.
///
/// ## What the program does by hand
///
/// A program presents alerts, pushes a screen, sets a stack. Where the presenters say how to read back what
/// shows, the renderer reads it before a request and after it, and the request shows what its state says: a
/// screen that is pushed on the place that is to show goes, one further down stays as long as something lies
/// on it, and what is presented is treated as ``ForeignScreens`` says. What comes up while a request is
/// carried out stays on top. Only objects are read back.
@MainActor
public final class PresenterRenderer<Presentable> {
    let tree: NavigationTree<Presentable>
    /// How the parts of the tree are shown, by their numbers.
    let presenters: [Presenter<Presentable>]
    /// Shows a root that is no switcher.
    let rootPresenter: @MainActor (Presentable?) async throws -> Void
    /// Reads back a root that is no switcher.
    let shownRoot: (@MainActor () -> Presentable?)?
    /// Says whether the window that it shows in is the key one.
    package var asksWhetherKey: @MainActor () -> Bool = { false }
    /// Has the navigator that follows the user read what shows.
    var tellsNavigator: @MainActor () -> Void = {}
    /// Whether any presenter says how to read back what shows.
    let readsBack: Bool
    /// What becomes of what the program presents.
    let foreign: ForeignScreens
    /// Wakes what waits for the program.
    let screenChanges = ScreenChanges()
    /// Whether the program had presented something over the places that showed before the plan.
    var isCovered = false
    /// What the state could not follow, as far as that was told.
    var toldStrayings: Set<ScreenStraying> = []
    /// What was made for destinations.
    var made: [Destination.ID: Held<Presentable>] = [:]
    /// What the presenters were given.
    var given = GivenContent()
    /// The change that is being made.
    var attempt = RenderingAttempt()
    /// Keeps what leaves, and what is put together, from going before the plan is over.
    private var kept: [Presentable] = []
    private(set) var settled = NavigationState()
    /// What the plan leads to that is carried out.
    private(set) var planned: NavigationState?
    /// Whether a presenter was given anything since the plan began.
    var hasGiven = false

    /// Creates a renderer of an empty state; a part of the tree that has no presenter stops the program.
    ///
    /// - Parameters:
    ///   - tree: The tree, whose presenters show the state.
    ///   - foreign: What becomes of what the program presented by hand over a place that is to show.
    ///   - showRoot: Is given what shows at the root, `nil` when there is no root any more; a switcher with a
    ///     presenter shows its section itself.
    ///   - shownRoot: Reads back what shows at the root, if that is no switcher.
    public convenience init(
        _ tree: NavigationTree<Presentable>,
        foreign: ForeignScreens = .dismissForeign,
        showRoot: @escaping @MainActor (Presentable?) async throws -> Void = { _ in },
        shownRoot: (@MainActor () -> Presentable?)? = nil
    ) {
        do {
            try self.init(validating: tree, foreign: foreign, showRoot: showRoot, shownRoot: shownRoot)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// Creates a renderer of an empty state for a tree that is known when the program runs.
    ///
    /// - Parameters:
    ///   - tree: The tree, whose presenters show the state.
    ///   - foreign: What becomes of what the program presented by hand over a place that is to show.
    ///   - showRoot: Is given what shows at the root, unless that is a switcher with a presenter.
    ///   - shownRoot: Reads back what shows at the root, if that is no switcher.
    /// - Throws: A ``NavigationTreeError`` with the code ``NavigationTreeError/Code/noPresenter``.
    public init(
        validating tree: NavigationTree<Presentable>,
        foreign: ForeignScreens = .dismissForeign,
        showRoot: @escaping @MainActor (Presentable?) async throws -> Void = { _ in },
        shownRoot: (@MainActor () -> Presentable?)? = nil
    ) throws {
        let blueprint = tree.blueprint
        presenters = try tree.presenters.enumerated().map { number, presenter in
            if let presenter { return presenter }
            guard blueprint.nodes[number].kind == .switcher, blueprint.roots.contains(number) else {
                throw NavigationTreeError.noPresenter(of: blueprint.nodes[number])
            }
            return .switcher(.switcher(select: showRoot, selected: shownRoot))
        }
        self.tree = tree
        self.foreign = foreign
        self.shownRoot = shownRoot
        rootPresenter = showRoot
        readsBack = shownRoot != nil || presenters.contains(where: \.readsBack)
    }

    /// What was made for a destination, if it is still there.
    ///
    /// - Parameter id: The destination.
    /// - Returns: The presentable.
    public func presentable(for id: Destination.ID) -> Presentable? {
        made[id]?.presentable
    }

    /// The destination that an object was made for.
    ///
    /// - Parameter presentable: The object.
    /// - Returns: The destination, if it was made for one that is still there.
    /// - Complexity: O(*n*) in the number of destinations.
    public func destination(of presentable: Presentable) -> Destination.ID? where Presentable: AnyObject {
        made.first { $0.value.presentable === presentable }?.key
    }
}

extension PresenterRenderer: NavigationRenderer {
    /// Whether it was made `in:` a window that is the key one.
    public var isInKeyWindow: Bool { asksWhetherKey() }

    /// Keeps what will leave until the plan is over.
    ///
    /// - Parameter plan: The plan.
    public func begin(_ plan: NavigationPlan) {
        planned = plan.new
        hasGiven = false
        kept = plan.changes.flatMap(\.popped).compactMap(presentable)
    }

    /// Hands what the presenters show now to those that the change is about.
    ///
    /// A presenter is given what it shows at the end of the plan, by the first change that is about it. When
    /// one fails, those that were given something for the same change get back what they had.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - plan: The plan that it belongs to.
    /// - Throws: What a presenter throws; ``NavigationError/Code/noPresenter``;
    ///   ``NavigationError/Code/renderingDiverged`` when giving back fails; `CancellationError`, before
    ///   anything is done, in a task that was cancelled.
    public func perform(_ change: NavigationChange, of plan: NavigationPlan) async throws {
        try await attempting { try await make(change, of: plan) }
    }

    private func make(_ change: NavigationChange, of plan: NavigationPlan) async throws {
        // A plan that was given up while it waited for a screen of the program has nothing to undo.
        if !hasGiven, plan.new == settled { return }
        try await uncover(settled)
        try await dismissModals(notIn: plan)
        switch change {
        case .pop(_, let parent), .push(_, let parent), .change(let parent, _, _), .reorder(let parent, _):
            // What leaves with its parent leaves by the change of that.
            if let path = plan.new.path(to: parent) { try await showContent(of: path) }
        case .activate(_, let parent):
            if let path = plan.new.path(to: parent) { try await showSelection(of: path) }
        case .replaceRoot:
            // A switcher shows when its section is selected.
            if plan.new.root?.kind != .switcher { try await showRoot(plan.new.root) }
        case .update(let destination):
            try update(destination, in: plan)
        case .present, .dismiss:
            break
        }
        repeat {
            if given.isIncomplete { try await showAgain(plan.new) }
            try await presentModals(of: plan.new)
        } while given.isIncomplete
    }

    /// Lets go of what has left, the deepest first, and takes over what the user changed.
    ///
    /// - Parameter state: The state.
    public func settle(on state: NavigationState) {
        // What still goes on was given up.
        attempt = RenderingAttempt()
        isCovered = false
        let (before, planned) = (settled, planned.take())
        settled = state
        if let planned { letGo(from: planned, to: state) } else { given.follow(state) }
        letGo(from: before, to: state)
        kept = []
    }

    /// Lets go of all that was made.
    public func reset() {
        settle(on: NavigationState())
        given = GivenContent(root: nil)
    }

    /// Unwinds what is in one state and not in another, and lets go of it.
    private func letGo(from old: NavigationState, to new: NavigationState) {
        let changes = old.changes(to: new)
        let popped = changes.flatMap(\.popped)
        if popped.isEmpty { return }
        let moved = Set(changes.flatMap(\.pushed).map(\.destination.id))
        let gone = Set(popped).subtracting(moved)
        let nodes = Dictionary(uniqueKeysWithValues: old.nodes.map { ($0.id, $0) })
        for id in popped where gone.contains(id) {
            if let node = nodes[id] { unwind(node) }
            made[id] = nil
        }
        given.forgetHolders(gone)
    }

    /// A node of what is shown, or of what a plan leads to.
    func node(_ id: Destination.ID) -> NavigationNode? {
        settled.find(id) ?? planned?.find(id)
    }

    /// Keeps something until the plan is over.
    func keep(_ presentable: Presentable) {
        kept.append(presentable)
    }
}
