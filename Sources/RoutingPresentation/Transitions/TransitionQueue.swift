internal import Routing
internal import RoutingNavigation

/// Runs the verbs of one window, one at a time.
///
/// A verb that is asked for while the queue is idle runs before the call returns; any other verb waits.
/// Completions are called in a later turn of the main actor, before the next waiting verb begins. A queue outlives
/// its window until all its verbs have ended.
@MainActor
final class TransitionQueue {
    /// The activity of the queue.
    private enum Phase {
        case idle
        /// A verb plans its change, for which it may ask a delegate.
        case planning
        /// A transition has begun, and its animation has not ended.
        case running
        /// Controllers are told that they appear and disappear, after a transition or in a custom container.
        case ending
    }

    private weak var window: Window?
    private var phase = Phase.idle
    private var running: RunningTransition?
    private var lastNumber = 0
    private var waiting = FIFO<TransitionVerb>()
    private var due: [@MainActor () -> Void] = []
    private var hasTurn = false
    private var isReporting = false
    private var idlers: [CheckedContinuation<Void, Never>] = []
    private let broadcast = Broadcast<Transition>(buffering: .unbounded)
    private var witnesses: [@MainActor (RenderingMarker?) -> Void] = []

    /// Creates a queue.
    ///
    /// - Parameter window: The window; without a window, transitions take no time.
    init(of window: Window?) {
        self.window = window
    }

    deinit {
        if witnesses.isEmpty { return }
        Task { @MainActor [witnesses] in for witness in witnesses { witness(nil) } }
    }
}

extension TransitionQueue {
    /// Runs a verb, now or at its turn.
    ///
    /// - Returns: The removed controllers; `nil` when the verb waits its turn or fails.
    @discardableResult
    func ask(_ verb: TransitionVerb) -> [ViewController]? {
        guard phase == .idle, waiting.isEmpty else {
            waiting.append(verb)
            // A navigator may render while the user's transition runs; its presenters wait for their verbs.
            if phase == .running, verb.request.rendering == nil, let running {
                report(.overlapping(verb.request.name, running.name))
            }
            return nil
        }
        return begin(verb)
    }

    /// Waits until no verb is running or waiting, and no closure is due.
    func settled() async {
        // After the task resumes and before it runs, more verbs may have been asked for.
        while !isIdle {
            await withCheckedContinuation { idler in
                // A task with an executor preference may arrive here when the queue is idle.
                if isIdle { idler.resume() } else { idlers.append(idler) }
            }
        }
    }

    private var isIdle: Bool { phase == .idle && waiting.isEmpty && due.isEmpty }

    /// All transitions from now on; the first one describes the present content of the window.
    func transitions() -> AsyncStream<Transition> {
        broadcast.stream(beginningWith: Transition(showing: window?.layers ?? []))
    }

    /// Calls a closure after every change, and when the window has been released.
    ///
    /// - Parameter witness: The closure; it receives the rendering that asked for the change, if any did.
    func witness(_ witness: @escaping @MainActor (RenderingMarker?) -> Void) {
        witnesses.append(witness)
    }

    /// Reports a fault at once, so that the call stack still shows the caller.
    ///
    /// A fault that arises in a fault handler waits for a later turn. Otherwise a handler that calls verbs
    /// could call itself.
    func report(_ error: PresentationError) {
        if isReporting {
            due.append { self.report(error) }
            takeTurnSoon()
            return
        }
        isReporting = true
        defer { isReporting = false }
        let handler = window?.onFault ?? Window.onFault
        RenderingMarker.leave { handler(error) }
    }
}

extension TransitionQueue {
    @discardableResult
    private func begin(_ verb: TransitionVerb) -> [ViewController]? {
        verb.subject.controller?.placeChange()
        switch plan(verb) {
        case .success(let rearrangement?):
            begin(RunningTransition(verb.request, rearrangement, lastNumber + 1))
            return rearrangement.removed
        case .success(nil):
            finish(verb.request)
            return []
        case .failure(let error):
            finish(verb.request)
            let isThrown = verb.request.group?.take(error) ?? false
            if !isThrown { report(error) }
            return nil
        }
    }

    private func plan(_ verb: TransitionVerb) -> Result<Rearrangement?, PresentationError> {
        phase = .planning
        defer { phase = .idle }
        return RenderingMarker.leave { Result { () throws(PresentationError) in try verb.plan() } }
    }

    private func begin(_ running: RunningTransition) {
        phase = .running
        self.running = running
        for controller in running.added { controller.placeChanges() }
        RenderingMarker.leave {
            running.watch(window) { running.rearrange() }
            announce(running)
            running.makeFirstCalls()
            guard running.isAnimated, let window else {
                end(running.number)
                return
            }
            let token = AnimationToken(self, running.number)
            window.animator.animate(running.transition(.began)) { token.finish() }
        }
    }

    /// Announces that the new content is in place.
    private func announce(_ running: RunningTransition) {
        lastNumber = running.number
        for witness in witnesses { witness(running.request.rendering) }
        broadcast.send(running.transition(.began))
    }

    /// Ends the transition in progress, if it has this number.
    func end(_ number: Int) {
        guard phase == .running, let running, running.number == number else { return }
        phase = .ending
        RenderingMarker.leave {
            running.makeLastCalls()
            broadcast.send(running.transition(.ended))
            running.whenOver?()
        }
        self.running = nil
        phase = .idle
        finish(running.request)
    }

    /// Ends a transition whose animator has released its token.
    func drop(_ number: Int) {
        guard phase == .running, let running, running.number == number else { return }
        report(.dropped(running.name))
        end(number)
    }
}

extension TransitionQueue {
    /// Begins a swipe that may pop the top of a stack; nothing changes until the user finishes it.
    ///
    /// - Parameters:
    ///   - stack: The navigation controller.
    ///   - verb: The pop.
    /// - Returns: The swipe's transition; `nil` when the queue is busy or there is nothing to pop.
    func beginSwipe(on stack: NavigationController, _ verb: TransitionVerb) -> RunningTransition? {
        guard phase == .idle, waiting.isEmpty, case .success(let rearrangement?) = plan(verb) else {
            return nil
        }
        let running = RunningTransition(verb.request, rearrangement, lastNumber + 1)
        phase = .running
        self.running = running
        running.foreseePop(of: stack)
        running.makeFirstCalls()
        return running
    }

    /// Carries out a finished swipe, if it is still in progress.
    func finishSwipe(_ swipe: RunningTransition) {
        guard phase == .running, running === swipe, swipe.isSwipe else { return }
        swipe.isSwipe = false
        swipe.rearrange()
        announce(swipe)
        end(swipe.number)
    }

    /// Reverts a cancelled swipe, if it is still in progress.
    func cancelSwipe(_ swipe: RunningTransition) {
        guard phase == .running, running === swipe, swipe.isSwipe else { return }
        phase = .ending
        swipe.makeCallsBack()
        running = nil
        phase = .idle
        finish(swipe.request)
    }

    /// Reverts a swipe in a stack that is about to leave the window.
    func cancelSwipe(inside controller: ViewController) {
        guard let running, running.isSwipe, running.isInside(controller) else { return }
        cancelSwipe(running)
    }

    /// Makes the life-cycle calls of a custom container; the verbs that these ask for run later.
    ///
    /// The calls follow a list of controllers, which a verb would change.
    func delayVerbs(during calls: () -> Void) {
        guard phase == .idle else { return calls() }
        phase = .ending
        RenderingMarker.leave(calls)
        phase = .idle
        takeTurnSoon()
    }

    /// Tells followers that a custom container gained or lost a child.
    func tellChildren(
        of container: ViewController,
        added: ViewController? = nil,
        removed: ViewController? = nil
    ) {
        broadcast.send(Transition(ofChildrenOf: container, added: added, removed: removed))
    }
}

extension TransitionQueue {
    private func finish(_ request: TransitionVerb.Request) {
        if request.completion != nil || request.group != nil {
            due.append {
                request.completion?()
                request.group?.leave()
            }
        }
        takeTurnSoon()
    }

    /// Schedules the remaining work in a task of its own.
    ///
    /// A caller that keeps asking for verbs then keeps no other caller waiting.
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
            // The verb's controller may have moved to another window in the meantime.
            let transitionQueue = verb.subject.transitionQueue
            if transitionQueue === self { begin(verb) } else { transitionQueue.ask(verb) }
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
