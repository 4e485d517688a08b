public import Observation
package import Routing

/// Brings an app where URLs and actions say, step by step, and knows where it is.
///
/// ```swift
/// let navigator = Navigator(tree: tree, renderer: PresenterRenderer(tree))
/// try await navigator.open("books/7")
/// try await navigator.open("today/story/news/1")
/// try await navigator.back()
/// assert(navigator.state.url == "books/7")
/// ```
///
/// A request is planned, performed and committed: the state becomes the new one only after all changes show.
/// When one of them fails, or takes longer than allowed, those that were made are undone, the last first, and
/// the state stays as it was. Requests have their turn one after another, in the order in which they were
/// made; a request whose task is cancelled before its turn does nothing, and one that has begun goes on to
/// its end.
///
/// Asking for something from within the rendering of a request, and waiting for it, would never end: it
/// throws ``NavigationError/Code/wouldDeadlock``. Only the task that renders is known by that. What it awaits
/// through a child task, or through the value of another task, waits for the rendering until the timeout ends
/// that; without a timeout it waits for good.
@MainActor
@Observable
public final class Navigator {
    /// Where the app is: what shows, or what will when the request that has its turn is undone.
    public private(set) var state = NavigationState()
    /// Where the app was, and has been before.
    var past = NavigationHistory()

    @ObservationIgnored let blueprint: Blueprint
    @ObservationIgnored let renderer: any NavigationRenderer
    @ObservationIgnored let deadline: Deadline?
    @ObservationIgnored let scheduler: any Scheduler
    @ObservationIgnored let line = NavigationLine()
    /// The change that is rendered.
    @ObservationIgnored let rendering = RenderingCount()
    /// Whether it is unknown what shows: after an undoing that failed, or a change that came after it was
    /// undone.
    @ObservationIgnored package internal(set) var hasDiverged = false
    /// What the user did that the state does not follow yet.
    @ObservationIgnored var moves = UserMoves()
    /// What the routes in registries go with.
    @ObservationIgnored let registrations = Registrations()
    @ObservationIgnored private let broadcast = StateBroadcast()

    /// Creates a navigator at an empty state.
    ///
    /// - Parameters:
    ///   - tree: The places of the app.
    ///   - renderer: Shows them.
    ///   - timeout: How long one change may take; as long as it likes, unless it is given.
    ///   - clock: What measures that.
    public convenience init<Presentable>(
        tree: NavigationTree<Presentable>,
        renderer: any NavigationRenderer,
        timeout: Duration? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(tree: tree, renderer: renderer, timeout: timeout, clock: clock, scheduler: LiveScheduler())
    }

    package init<Presentable>(
        tree: NavigationTree<Presentable>,
        renderer: any NavigationRenderer,
        timeout: Duration?,
        clock: any Clock<Duration>,
        scheduler: any Scheduler
    ) {
        blueprint = tree.blueprint
        self.renderer = renderer
        self.scheduler = scheduler
        deadline = timeout.map { Deadline(timeout: $0, clock: clock, scheduler: scheduler) }
    }
}

extension Navigator {
    /// Goes where a URL leads, reusing what is there.
    ///
    /// Opening a URL that the app is at already is no error, and renders nothing.
    ///
    /// Any scheme and host that the patterns take is accepted, and a pattern without one takes all: only a
    /// router has `webHosts`. URLs from outside are better opened by a router that this navigator is
    /// registered in.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - options: How it is opened.
    ///   - context: What the destination is given along; a screen that shows already is updated with it.
    /// - Returns: The state that shows then.
    /// - Throws: A ``NavigationError``, such as ``NavigationError/Code/noEndpoint``; what the renderer
    ///   throws.
    @discardableResult
    public func open(
        _ url: String,
        options: OpeningOptions = [],
        passing context: (any Sendable)? = nil
    ) async throws -> NavigationState {
        try await dispatch(.open(url, options: options), passing: context)
    }

    /// Does something to the state.
    ///
    /// - Parameters:
    ///   - action: What is done.
    ///   - context: What the destination that the action's URL leads to is given along.
    /// - Returns: The state that shows then.
    /// - Throws: A ``NavigationError`` that says what is impossible and why; what the renderer throws.
    @discardableResult
    public func dispatch(
        _ action: NavigationAction,
        passing context: (any Sendable)? = nil
    ) async throws -> NavigationState {
        try await request {
            let new = try self.state.applying(action, on: self.blueprint, passing: context)
            return (new, { $0.visit(new) })
        }
        return state
    }

    /// All states from now on, the present one first; a slow reader gets the newest.
    ///
    /// - Returns: The states; they end with the navigator.
    public func states() -> AsyncStream<NavigationState> {
        broadcast.stream(beginningWith: state)
    }

    /// Waits until no request has its turn or waits for it.
    ///
    /// Called by the very task that renders for this navigator, it returns at once instead of waiting for
    /// itself.
    public func idle() async {
        if isRenderedByThisTask { return }
        while !line.isFree || moves.catchingUp != nil {
            _ = await moves.catchingUp?.result
            await line.enter()
            endTurn()
        }
    }
}

extension Navigator {
    /// What a request comes to at its turn: the state to go to, and what that is to the history.
    typealias Decision = (state: NavigationState, note: (inout NavigationHistory) -> Void)

    /// Decides at its turn where to go, and goes there.
    func request(_ decide: () throws -> Decision) async throws {
        if isRenderedByThisTask { throw NavigationError.wouldDeadlock }
        await line.enter()
        defer { endTurn() }
        try Task.checkCancellation()
        let decision = try decide()
        try await go(to: decision.state)
        note(decision.note)
    }

    private func go(to new: NavigationState) async throws {
        let beginsAnew = hasDiverged
        let plan = NavigationPlan(from: beginsAnew ? NavigationState() : state, to: new)
        if beginsAnew { renderer.reset() }
        let isAstray = renderer.isAstray(from: new)
        if !plan.changes.isEmpty || isAstray {
            renderer.begin(plan)
            let lateEnds = rendering.lateEnds
            try await perform(plan)
            renderer.settle(on: new)
            hasDiverged = rendering.lateEnds != lateEnds
        }
        commit(new)
    }

    /// Takes a state that shows.
    func commit(_ new: NavigationState) {
        // Whoever observes the state is not to be told when nothing changes.
        if state.isIdentical(to: new) { return }
        let isNews = state != new
        // What was passed along may be other, which is not compared.
        state = new
        if isNews { broadcast.send(new) }
    }

    /// Takes note in the history.
    func note(_ change: (inout NavigationHistory) -> Void) {
        var noted = past
        change(&noted)
        if !noted.isIdentical(to: past) { past = noted }
    }

    private func endTurn() {
        followUser()
        line.leave()
    }
}
