public import Observation
public import Routing

/// Brings an app where URLs and actions say, step by step, and knows where it is.
///
/// ```swift
/// let navigator = Navigator(tree, renderer: PresenterRenderer(tree))
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
/// ## With a router
///
/// A navigator that is made `in:` a router opens through it: its own ``open(_:options:passing:)-(String,_,_)``
/// and the router's are one door. Proxies, guards, trust and gates hold for both, and the parameters and the
/// data that a proxy gives arrive in the destination.
///
/// **No place is shown that its guards have not passed**, however it comes to show: by a URL, an action, the
/// history, a restored state or the user's own hand. A guard's redirect leads there instead. Its rejection is
/// thrown, and leaves all as it was. Guards are asked before the turn of a request, so one that navigates
/// itself does not wait for its own answer; one that is asked again by what it does, more than 16 deep, gets
/// ``NavigationError/Code/redirectLoop``. About a place that has no URL there is nothing to ask guards: a tab
/// that no URL has led to yet and whose pattern captures what nothing around it does, or a place with
/// wildcards under another one.
///
/// Asking for something from within the rendering of a request, and waiting for it, would never end: it
/// throws ``NavigationError/Code/wouldDeadlock``. Only the task that renders is known by that. What it awaits
/// through a child task, or through the value of another task, waits for the rendering until the timeout ends
/// that; without a timeout it waits for good.
@MainActor
@Observable
public final class Navigator {
    /// Where the app is: what shows, or what will when the request that has its turn is undone.
    ///
    /// Where the user goes by hand, it follows at once, or as soon as the guards let it.
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
    /// How often all places were asked about anew: what guards let pass before counts no more.
    @ObservationIgnored var revalidations = 0
    /// What the user did that the state does not follow yet.
    @ObservationIgnored var moves = UserMoves()
    /// What the routes in registries go with.
    @ObservationIgnored let registrations = Registrations()
    /// The callers that wait for what a place finishes with.
    @ObservationIgnored var results = Results()
    /// What destinations leave by.
    @ObservationIgnored private lazy var ending = DestinationEnding(in: self)
    /// The router that URLs are opened through, if there is one.
    @ObservationIgnored var door: Door?
    /// Its routes there.
    @ObservationIgnored private var routes: Door.Routes?
    /// The projection of a state, once it was asked for.
    @ObservationIgnored var projected: (state: NavigationState, projection: NavigationProjection)?
    /// The requests that were made without waiting for them.
    @ObservationIgnored var started: [Int: Task<Void, any Error>] = [:]
    @ObservationIgnored var lastStarted = 0
    /// Is told of the failures that no caller waits for: of ``go(to:options:passing:)-(String,_,_)``, and of
    /// what the user did on the screen and a guard refuses.
    @ObservationIgnored public var onFailure: ((any Error) -> Void)?
    @ObservationIgnored private let broadcast = StateBroadcast()

    /// Creates a navigator at an empty state.
    ///
    /// - Parameters:
    ///   - tree: The places of the app.
    ///   - renderer: Shows them; unless it is given, the screen follows ``projection``.
    ///   - timeout: How long one change may take; as long as it likes, unless it is given.
    ///   - clock: What measures that.
    public convenience init<Presentable>(
        _ tree: NavigationTree<Presentable>,
        renderer: any NavigationRenderer = ProjectionRenderer(),
        timeout: Duration? = nil,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(tree, renderer: renderer, timeout: timeout, clock: clock, scheduler: LiveScheduler())
    }

    package init<Presentable>(
        _ tree: NavigationTree<Presentable>,
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
    /// Creates a navigator at an empty state that opens through a router: its endpoints are maps there, and
    /// the router's guards are asked about every place that is about to show.
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
    ///   - renderer: Shows them; unless it is given, the screen follows ``projection``.
    ///   - router: The router, or a scope of one.
    ///   - tags: The tags of the navigator's routes. URLs that the navigator opens are opened in their scope,
    ///     so a proxy needs one of them to be asked; a guard needs none.
    ///   - accepting: The origins whose URLs the routes accept; `nil` for what the configuration of the
    ///     router says.
    ///   - options: How URLs are opened that reach the navigator through the router.
    ///   - timeout: How long one change may take; as long as it likes, unless it is given.
    ///   - clock: What measures that.
    public convenience init<Presentable>(
        _ tree: NavigationTree<Presentable>,
        renderer: any NavigationRenderer = ProjectionRenderer(),
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

    /// Has this navigator show the URLs that are opened in the router without saying in which window: call it
    /// when its window becomes the active one.
    ///
    /// The navigators that are made in one router with the same tags are the windows of an app. A URL that is
    /// opened in the router is shown by one of those whose trees lead there: by the one that it is opened
    /// `in:`, or else by the one whose renderer shows in the key window, or else by the one that was made key
    /// last; a new one is key. A navigator without a router has no others, and nothing happens.
    public func makeKey() {
        door?.makeKey(self)
    }

    /// Takes a router as the door of the navigator.
    package func enter(
        _ router: some RouteMapping & RouteOpening,
        tags: [String],
        accepting: [RouteOrigin.Kind]? = nil,
        options: OpeningOptions = []
    ) {
        let door = Door.to(router.scope.narrowed(to: tags))
        self.door = door
        door.add(self, accepting: accepting, options: options)
        routes = door.routes(of: blueprint, in: router, tags: tags, accepting: accepting)
    }
}

extension Navigator {
    /// All states from now on, the present one first; a slow reader gets the newest.
    ///
    /// - Returns: The states; they end with the navigator.
    public func states() -> AsyncStream<NavigationState> {
        broadcast.stream(beginningWith: state)
    }

    /// Waits until no request has its turn or waits for it, those included that no caller waits for.
    ///
    /// Called by the very task that renders for this navigator, it returns at once instead of waiting for
    /// itself; called in the course of a request, or by a guard that is asked about a place, it does not wait
    /// for that, nor for what was made by ``go(to:options:passing:)-(String,_,_)`` or by the user.
    public func idle() async {
        if isRenderedByThisTask { return }
        let isOutside = Opening.current == nil && Self.askings == 0
        while isOutside, let request = started.values.first { _ = await request.result }
        while !line.isFree || isOutside && moves.areUnfinished {
            if isOutside {
                _ = await moves.catchingUp?.result
                _ = await moves.checking?.result
            }
            await line.enter()
            endTurn()
        }
    }
}

extension Navigator {
    /// What a request comes to at its turn: the state to go to, and what that is to the history.
    typealias Decision = (
        state: NavigationState, note: (inout NavigationHistory, NavigationState) -> Void
    )

    /// Decides at its turn where to go, asks the guards of the places that are about to show, and goes there.
    ///
    /// - Parameters:
    ///   - urls: URLs whose guards have let them pass.
    ///   - places: Those that may leave unasked; `nil` when none is asked.
    ///   - decide: Decides; it is called again when guards had to be asked, for the state may be another one.
    /// - Throws: What the closure, a guard and the renderer throw.
    func request(
        cleared urls: Set<String> = [],
        leaving places: Set<Destination.ID>? = [],
        _ decide: () throws -> Decision
    ) async throws {
        if isRenderedByThisTask { throw NavigationError.wouldDeadlock }
        var cleared = Cleared(urls, asOf: revalidations)
        var leaving = places
        while let question = try await takeTurn(cleared, leaving, decide) {
            switch question {
            case .guards(let inquiries):
                if cleared.asOf != revalidations { cleared = Cleared([], asOf: revalidations) }
                if let other = try await askGuards(inquiries) { return try await divert(to: other) }
                cleared.urls.formUnion(inquiries.map(\.url))
            case .leaving(let place, let ask):
                guard await ask(place) == .leave else { throw NavigationError.stayed(place) }
                leaving?.insert(place.id)
            }
        }
    }

    /// The URLs that guards have let pass, until all places are asked about anew.
    private struct Cleared {
        var urls: Set<String>
        let asOf: Int

        init(_ urls: Set<String>, asOf: Int) {
            self.urls = urls
            self.asOf = asOf
        }
    }

    /// What has to be known before a request goes anywhere.
    private enum Question {
        /// Whether the guards let a place show.
        case guards([Inquiry])
        /// Whether a place may be taken away.
        case leaving(Destination, LeavingCheck)
    }

    /// Goes where is decided, unless something has to be asked first: guards, then the places that go.
    ///
    /// - Returns: What is to be asked.
    private func takeTurn(
        _ cleared: Cleared,
        _ leaving: Set<Destination.ID>?,
        _ decide: () throws -> Decision
    ) async throws -> Question? {
        await line.enter()
        defer { endTurn() }
        try Task.checkCancellation()
        let decision = try decide()
        let new = decision.state.finishing(by: ending)
        let urls = cleared.asOf == revalidations ? cleared.urls : []
        let inquiries = firstInquiries(from: state, to: new, besides: urls)
        if !inquiries.isEmpty { return .guards(inquiries) }
        if let leaving, let (place, ask) = firstLeaving(to: new, besides: leaving) {
            return .leaving(place, ask)
        }
        try await go(to: new)
        note { decision.note(&$0, new) }
        noteAwaited()
        return nil
    }

    /// Goes to a state, in a turn of the caller's.
    func go(to new: NavigationState) async throws {
        let beginsAnew = hasDiverged
        let plan = NavigationPlan(from: beginsAnew ? NavigationState() : shown, to: new)
        if beginsAnew { renderer.reset() }
        let isAstray = renderer.isAstray(from: new)
        if !plan.changes.isEmpty || isAstray {
            renderer.begin(plan)
            let lateEnds = rendering.lateEnds
            do {
                try await perform(plan)
            } catch {
                // An identity is given once: what was made late could be found again as something else.
                state = NavigationState(root: state.root, nextNumber: max(state.nextNumber, new.nextNumber))
                throw error
            }
            renderer.settle(on: new)
            hasDiverged = rendering.lateEnds != lateEnds
        }
        moves.unconfirmed = nil
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
        endResults()
    }

    /// Takes note in the history.
    func note(_ change: (inout NavigationHistory) -> Void) {
        var noted = past
        change(&noted)
        if !noted.isIdentical(to: past) { past = noted }
    }

    func endTurn() {
        followUser()
        line.leave()
    }
}
