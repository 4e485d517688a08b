public import Observation
public import Routing

/// An object that owns the navigation state of an app, and changes it by URLs and actions.
///
/// ```swift
/// let navigator = Navigator(tree, renderer: PresenterRenderer(tree))
/// try await navigator.open("books/7")
/// try await navigator.open("today/story/news/1")
/// try await navigator.back()
/// assert(navigator.state.url == "books/7")
/// ```
///
/// Each request is planned, performed and committed: the new state becomes current only after all changes show. If
/// a change fails or exceeds the timeout, the navigator undoes the changes made so far, the last first, and keeps
/// the old state. Requests run one at a time, in the order in which they were made. A request that asks guards or
/// leaving places takes its turn when they have answered, and a URL of a router when the router handles it. A request
/// whose task is cancelled before its turn has no effect; a request that has started runs to its end.
///
/// ## With a router
///
/// A navigator that is created `in:` a router opens URLs through it. The navigator's own
/// ``open(_:options:passing:)-(String,_,_)`` opens in the scope of the navigator's tags: guards, trust, gates and the
/// proxies of that scope apply to it as they apply to the router's. The destination receives the parameters and the
/// data that a proxy supplies.
///
/// **No place shows that its guards have not passed**, however it comes to show: by a URL, an action, the history,
/// a restored state or a move of the user. If a guard redirects, the navigator opens the redirect's URL instead. If
/// a guard rejects, the request throws its error and changes nothing. A place beneath a modal counts as shown, so its
/// guards are not asked when the modal is dismissed; ``revalidate()`` asks them again, for example after a logout.
///
/// Guards run before the turn of a request, so a guard can itself navigate without a deadlock. If this navigation
/// makes the navigator ask the guard again, nested more than 16 deep, it throws
/// ``NavigationError/Code/redirectLoop``.
///
/// If the user moves to a place whose guards answer later, the move shows meanwhile. Requests wait for the
/// answer: they start from the place if the guards pass it, and otherwise from the state before the move. A
/// request by the guard that is asked about the move does not wait; it starts from the state before the move. The
/// same holds for tasks that the guard starts, until it answers. The guard must not await the request of another
/// task, nor a URL that is queued in a serial router: either may be waiting for the guard.
///
/// The navigator cannot ask guards about a place that has no URL. A tab that no URL has led to has none if its
/// pattern has a capture of its own. A place that was created beneath another has none if its pattern has
/// wildcards. An endpoint with a predicate has a URL only if that URL has opened it.
///
/// ## During rendering
///
/// A rendering that awaits another request of its navigator would never end, so this request throws
/// ``NavigationError/Code/wouldDeadlock``. The navigator detects only requests of the rendering task itself. If the
/// rendering awaits a request through a child task, or through the value of another task, the two wait for each
/// other. So do the renderings of two navigators that each await a request of the other, and a rendering that awaits a
/// URL or the `idle()` of a serial router in which a URL of this navigator waits for its turn. The timeout then ends the
/// rendering; without a timeout, they wait forever.
@MainActor
@Observable
public final class Navigator {
    /// The state of the app: the state that shows or, during a request, the state that undoing would restore.
    ///
    /// After a move of the user, it follows at once, or as soon as the guards have passed the place.
    public private(set) var state = NavigationState()
    /// The visited states.
    var past = NavigationHistory()

    @ObservationIgnored let blueprint: Blueprint
    @ObservationIgnored let renderer: any NavigationRenderer
    @ObservationIgnored let deadline: Deadline?
    @ObservationIgnored let scheduler: any Scheduler
    @ObservationIgnored let line = RequestQueue()
    /// The marker of the change that is being rendered, if any.
    @ObservationIgnored var rendering: RenderingMarker?
    /// The number of changes that were completed after their undo.
    @ObservationIgnored var lateEnds = 0
    /// Whether the screen is in an unknown state, after a failed undo or a change that was completed after its
    /// undo.
    @ObservationIgnored package internal(set) var hasDiverged = false
    /// The number of revalidations; a revalidation invalidates the earlier answers of guards.
    @ObservationIgnored var revalidations = 0
    /// The number of questions to guards that have not been answered.
    @ObservationIgnored var openQuestions = 0
    /// Whether a task within such a question has asked for a revalidation, which follows the request.
    @ObservationIgnored var awaitsRevalidation = false
    /// The last job of the router that was opened before the last revalidation.
    @ObservationIgnored var lastRevalidatedJob = 0
    /// The moves of the user that the state does not follow yet.
    @ObservationIgnored var moves = UserMoves()
    /// The owners of the routes in registries.
    @ObservationIgnored let registrations = Registrations()
    /// The callers that wait for the results of places.
    @ObservationIgnored var results = Results()
    /// The reference to this navigator by which destinations finish.
    @ObservationIgnored lazy var ending = DestinationEnding(in: self)
    /// The router for opening URLs, if there is one.
    @ObservationIgnored var group: NavigatorGroup?
    /// The routes of the navigator in that router.
    @ObservationIgnored private var routes: NavigatorGroup.Routes?
    /// The cached projection of a state.
    @ObservationIgnored var projected: (state: NavigationState, projection: NavigationProjection)?
    /// The requests that no caller awaits.
    @ObservationIgnored var starts = Starts()
    /// Receives the failures that no caller awaits: those of ``go(to:options:passing:)-(String,_,_)``, of
    /// ``Destination/finish(with:)`` and of URLs that are opened `in:` the navigator; of moves of the user, of what they
    /// require besides, and of changes that no state can express; of redirects after ``restore(_:)`` and
    /// ``revalidate()``, and of a revalidation that waits for the end of a request.
    @ObservationIgnored public var onFailure: ((any Error) -> Void)?
    @ObservationIgnored private let broadcast = Broadcast<NavigationState>(buffering: .bufferingNewest(1))

    /// Creates a navigator with an empty state.
    ///
    /// - Parameters:
    ///   - tree: The places of the app.
    ///   - renderer: The renderer of the places. By default, the views follow ``projection``.
    ///   - timeout: The time limit of one change; by default there is none.
    ///   - clock: The clock that measures the timeout.
    public convenience init<Presentable>(
        _ tree: NavigationTree<Presentable>,
        renderer: (any NavigationRenderer)? = nil,
        timeout: Duration? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(tree, renderer: renderer, timeout: timeout, clock: clock, scheduler: LiveScheduler())
    }

    package init<Presentable>(
        _ tree: NavigationTree<Presentable>,
        renderer: (any NavigationRenderer)?,
        timeout: Duration?,
        clock: any Clock<Duration>,
        scheduler: any Scheduler
    ) {
        blueprint = tree.blueprint
        self.renderer = renderer ?? ProjectionRenderer()
        self.scheduler = scheduler
        deadline = timeout.map { Deadline(timeout: $0, clock: clock, scheduler: scheduler) }
        if let keeping = renderer as? any RetainingRenderer { attend(keeping) }
    }
}

extension Navigator {
    /// Creates a navigator with an empty state that opens URLs through a router.
    ///
    /// Its endpoints are maps of the router, and it asks the router's guards about every place that is about to
    /// show.
    ///
    /// ```swift
    /// let navigator = Navigator(tree, renderer: PresenterRenderer(tree), in: router)
    /// router.protect("account/**") { _ in session.isActive ? .pass : .redirect(to: "login") }
    /// try await navigator.open("books/7")
    /// router.open("books/7")
    /// ```
    ///
    /// - Parameters:
    ///   - tree: The places of the app.
    ///   - renderer: The renderer of the places. By default, the views follow ``projection``.
    ///   - router: The router, or a scope of one.
    ///   - tags: The tags of the navigator's routes. The navigator opens its URLs in their scope, so only proxies
    ///     with one of these tags are asked. Guards need no tag.
    ///   - accepting: The origins whose URLs the routes accept; `nil` for the router's configured default.
    ///   - options: The options for URLs that reach the navigator through the router.
    ///   - timeout: The time limit of one change; by default there is none.
    ///   - clock: The clock that measures the timeout.
    public convenience init<Presentable>(
        _ tree: NavigationTree<Presentable>,
        renderer: (any NavigationRenderer)? = nil,
        in router: some RouteMapping & RouteOpening,
        tags: [String] = ["Views"],
        accepting: [RouteOrigin.Kind]? = nil,
        options: OpeningOptions = [],
        timeout: Duration? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(tree, renderer: renderer, timeout: timeout, clock: clock)
        enter(router, tags: tags, accepting: accepting, options: options)
    }

    /// Makes this navigator show the URLs that the router opens without a navigator; call it when its window
    /// becomes active.
    ///
    /// Navigators created in one router with the same tags are the windows of one app. A URL that is opened in the
    /// router goes to a navigator whose tree leads to it, in this order of preference: the navigator given by
    /// `in:`; one whose renderer shows in the key window; the one that was made key last. A new navigator becomes
    /// key. Without a router, the call has no effect.
    public func makeKey() {
        group?.makeKey(self)
    }

    /// Makes a router the one through which the navigator opens URLs.
    package func enter(
        _ router: some RouteMapping & RouteOpening,
        tags: [String],
        accepting: [RouteOrigin.Kind]? = nil,
        options: OpeningOptions = []
    ) {
        let group = NavigatorGroup.to(router.scope.narrowed(to: tags))
        self.group = group
        group.add(self, accepting: accepting, options: options)
        routes = group.routes(of: blueprint, in: router, tags: tags, accepting: accepting)
    }
}

extension Navigator {
    /// Returns all states from now on, the current one first; a slow reader receives only the newest.
    ///
    /// - Returns: The stream of states, which ends with the navigator.
    public func states() -> AsyncStream<NavigationState> {
        broadcast.stream(beginningWith: state)
    }
}

extension Navigator {
    /// Goes to a state; the caller must have the turn.
    func go(to new: NavigationState) async throws {
        // A move that the guards have not passed shows, unless the rendering has replaced it.
        if moves.rendered != nil, !moves.unconfirmed.isEmpty { hasDiverged = true }
        let isGuarded = group?.scope.hasGuards ?? false
        // A request that leads back to what was rendered would leave the moves on the screen.
        if let rendered = moves.rendered, !hasDiverged {
            try await carryOut(NavigationPlan(from: rendered, to: state, isGuarded: isGuarded))
        }
        let plan =
            hasDiverged
            ? NavigationPlan(anew: new) : NavigationPlan(from: shown, to: new, isGuarded: isGuarded)
        try await carryOut(plan)
        endMoves()
        // Views that follow the projection show the move that is undone until they are told.
        commit(new, showsAnother: !plan.changes.isEmpty)
    }

    private func carryOut(_ plan: NavigationPlan) async throws {
        if hasDiverged { renderer.reset() }
        let isAstray = isAstray(from: plan.new)
        // A move that the guards have not passed may lead to the state that shows; the renderer keeps what it left.
        if !plan.changes.isEmpty || isAstray || !moves.unconfirmed.isEmpty {
            renderer.begin(plan)
            let lateEndsBefore = lateEnds
            do {
                try await perform(plan)
            } catch {
                // Identities are never reused: a presentable that was made too late could be found under another
                // destination.
                state = state.counting(from: plan.new)
                throw error
            }
            renderer.settle(on: plan.new)
            hasDiverged = lateEnds != lateEndsBefore
            moves.repairs = 0
        }
        moves.rendered = nil
    }

    /// Whether the renderer must bring back a state, or make screens of it, besides the changes of a plan.
    func isAstray(from state: NavigationState) -> Bool {
        renderer.isAstray(from: state) || renderer.isIncomplete(state)
    }

    /// Adopts a state that shows.
    ///
    /// - Parameters:
    ///   - new: The state.
    ///   - showsAnother: Whether another state has shown since the current one became current.
    func commit(_ new: NavigationState, showsAnother: Bool = false) {
        // Observers must not be notified if nothing changes.
        if state.isIdentical(to: new), !showsAnother { return }
        let isNews = state != new
        // The passed data may differ, which the comparison ignores; an assignment alone then tells no observer.
        if isNews { state = new } else { withMutation(keyPath: \.state) { state = new } }
        if isNews { broadcast.send(new) }
        endResults(goneFrom: state)
    }
}
