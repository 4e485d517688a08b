internal import Routing

/// Where the verbs of one window have their turn, one at a time.
///
/// A verb that is asked for while nothing goes on is carried out before the call returns; another waits. What
/// is left to call when a verb is over is called in a later turn of the main actor, before the next verb
/// begins. A stage outlives its window until everything that was asked for is over.
@MainActor
final class Stage {
    /// What goes on.
    private enum Phase {
        case idle
        /// While a verb says what is to change, for which it may ask a delegate.
        case planning
        /// Between the beginning of a transition and the end of its animation.
        case running
        /// While the controllers are told that they have appeared and disappeared.
        case ending
    }

    private weak var window: Window?
    private var phase = Phase.idle
    private var performance: Performance?
    private var lastNumber = 0
    private var waiting = FIFO<Verb>()
    private var due: [@MainActor () -> Void] = []
    private var hasTurn = false
    private var isReporting = false
    private var idlers: [CheckedContinuation<Void, Never>] = []
    private let broadcast = TransitionBroadcast()
    private var witnesses: [@MainActor () -> Void] = []

    /// Creates a stage.
    ///
    /// - Parameter window: The window; without one nothing takes any time.
    init(of window: Window?) {
        self.window = window
    }
}

extension Stage {
    /// Carries a verb out, now or when its turn comes.
    ///
    /// - Returns: The controllers that went; `nil` when the verb waits its turn, or was a fault.
    @discardableResult
    func ask(_ verb: Verb) -> [ViewController]? {
        guard phase == .idle, waiting.isEmpty else {
            waiting.append(verb)
            if phase == .running, let performance { report(.overlapping(verb.name, performance.name)) }
            return nil
        }
        return begin(verb)
    }

    /// Waits until nothing goes on and nothing is left to call.
    func settled() async {
        // Between the waking and the going on, more may have been asked for.
        while !isIdle {
            await withCheckedContinuation { idler in
                // By now it may be idle, if the task prefers an executor.
                if isIdle { idler.resume() } else { idlers.append(idler) }
            }
        }
    }

    private var isIdle: Bool { phase == .idle && waiting.isEmpty && due.isEmpty }

    /// All transitions from now on, what the window shows now first.
    func transitions() -> AsyncStream<Transition> {
        broadcast.stream(beginningWith: Transition(showing: window?.layers ?? []))
    }

    /// Calls a closure whenever something has changed that no navigator rendered.
    func witness(_ witness: @escaping @MainActor () -> Void) {
        witnesses.append(witness)
    }

    /// Hands a fault on at once, while the call stack still shows who asked.
    ///
    /// One that comes of handling another waits, or handlers that ask for more would call themselves.
    func report(_ error: PresentationError) {
        if isReporting {
            due.append { self.report(error) }
            takeTurnSoon()
            return
        }
        isReporting = true
        defer { isReporting = false }
        let handler = window?.onFault ?? Window.onFault
        handler(error)
    }
}

extension Stage {
    @discardableResult
    private func begin(_ verb: Verb) -> [ViewController]? {
        switch plan(verb) {
        case .success(let rearrangement?):
            begin(Performance(verb, rearrangement, lastNumber + 1))
            return rearrangement.removed
        case .success(nil):
            finish(verb)
            return []
        case .failure(let error):
            finish(verb)
            let isThrown = verb.group?.take(error) ?? false
            if !isThrown { report(error) }
            return nil
        }
    }

    private func plan(_ verb: Verb) -> Result<Rearrangement?, PresentationError> {
        phase = .planning
        defer { phase = .idle }
        return Result { () throws(PresentationError) in try verb.plan() }
    }

    private func begin(_ performance: Performance) {
        phase = .running
        self.performance = performance
        performance.watch(window) { performance.rearrange() }
        announce(performance)
        performance.makeFirstCalls()
        guard performance.isAnimated, let window else {
            end(performance.number)
            return
        }
        let token = AnimationToken(self, performance.number)
        window.animator.animate(performance.transition(.began)) { token.finish() }
    }

    /// Tells that the new content is in place.
    private func announce(_ performance: Performance) {
        lastNumber = performance.number
        if !performance.verb.isRendering {
            for witness in witnesses { witness() }
        }
        broadcast.send { performance.transition(.began) }
    }

    /// Ends the transition in flight, if it is still this one.
    func end(_ number: Int) {
        guard phase == .running, let performance, performance.number == number else { return }
        phase = .ending
        performance.makeLastCalls()
        broadcast.send { performance.transition(.ended) }
        performance.whenOver?()
        self.performance = nil
        phase = .idle
        finish(performance.verb)
    }

    /// Ends a transition whose animator has let go of it.
    func drop(_ number: Int) {
        guard phase == .running, let performance, performance.number == number else { return }
        report(.dropped(performance.name))
        end(number)
    }
}

extension Stage {
    /// Begins to pop the top of a stack as far as the user's finger goes; nothing changes until they let go.
    ///
    /// - Parameters:
    ///   - stack: The navigation controller.
    ///   - verb: The pop.
    /// - Returns: What is under way; `nil` when something else goes on, or there is nothing to pop.
    func beginSwipe(on stack: NavigationController, _ verb: Verb) -> Performance? {
        guard phase == .idle, waiting.isEmpty, case .success(let rearrangement?) = plan(verb) else {
            return nil
        }
        let performance = Performance(verb, rearrangement, lastNumber + 1)
        phase = .running
        self.performance = performance
        performance.foreseePop(of: stack)
        performance.makeFirstCalls()
        return performance
    }

    /// Carries out a swipe that the user has finished, if it is still under way.
    func finishSwipe(_ swipe: Performance) {
        guard phase == .running, performance === swipe else { return }
        swipe.rearrange()
        announce(swipe)
        end(swipe.number)
    }

    /// Turns a swipe round that the user has cancelled, if it is still under way.
    func cancelSwipe(_ swipe: Performance) {
        guard phase == .running, performance === swipe else { return }
        phase = .ending
        swipe.makeCallsBack()
        performance = nil
        phase = .idle
        finish(swipe.verb)
    }

    /// Tells followers that a container of the program's own got a child or lost one.
    func tellChildren(
        of container: ViewController,
        added: ViewController? = nil,
        removed: ViewController? = nil
    ) {
        broadcast.send { Transition(ofChildrenOf: container, added: added, removed: removed) }
    }
}

extension Stage {
    private func finish(_ verb: Verb) {
        if verb.completion != nil || verb.group != nil {
            // The verb itself would hold the controllers that went.
            due.append { [completion = verb.completion, group = verb.group] in
                completion?()
                group?.leave()
            }
        }
        takeTurnSoon()
    }

    /// Sees to what is left in a turn of its own, so that a caller that asks for ever more keeps no
    /// other waiting.
    private func takeTurnSoon() {
        if hasTurn || isIdle && idlers.isEmpty { return }
        hasTurn = true
        Task { takeTurn() }
    }

    private func takeTurn() {
        hasTurn = false
        let calls = due
        due = []
        for call in calls { call() }
        if phase == .idle, let verb = waiting.popFirst() {
            // Its subject may have gone to another window in the meantime.
            let stage = verb.subject.stage
            if stage === self { begin(verb) } else { stage.ask(verb) }
        }
        if isIdle {
            let idlers = idlers
            self.idlers = []
            for idler in idlers { idler.resume() }
        } else if phase == .idle {
            takeTurnSoon()
        }
    }
}
