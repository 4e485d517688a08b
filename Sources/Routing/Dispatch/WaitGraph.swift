/// Which calls wait for which jobs, over all routers of the process, so that no call waits for itself.
///
/// A call is known to wait for a job when its very task dispatches, and for a router when its very task waits
/// until that is idle. Such a wait is noted with the job that the call belongs to, and looked at when a job is
/// put into a line: if no running job can make room for it, the `dispatch` throws instead of waiting. A
/// circle is closed by its last wait, so no other moment matters. What a gate holds will need a place again,
/// and counts as if it stood in the line.
///
/// There is one lock for all waits. It is taken before those of routers, never with one held, and only by
/// dispatches from within calls. Waits begin and end with it held, so a circle that is seen is there; only a
/// timeout or a cancellation may break it at the same moment.
enum WaitGraph {
    private static let lock = Locked(())

    /// Opens a URL for which a call waits.
    ///
    /// - Returns: How the job goes on; it has ended as ``Phase/Ending/wouldDeadlock`` if it would wait for
    ///   the call.
    static func open(_ job: Job, in dispatcher: Dispatcher, awaitedBy caller: TaskContext.RunningCall)
        -> JobStep
    {
        var effects = DeferredEffects()
        // A clock is foreign code, not to be read with the lock held.
        effects.now = dispatcher.time
        let step = lock.withLock { _ in
            caller.begin(.job(job, dispatcher))
            let step = dispatcher.decide(&effects) { state, after in state.open(job, &after) }
            guard step.isWait, isStuck(Node(job: job, dispatcher: dispatcher)) else { return step }
            return dispatcher.decide(&effects) { state, after in
                state.advance(job, .refused(.wouldDeadlock), &after)
            }
        }
        dispatcher.perform(&effects)
        return step
    }

    /// Notes that a call waits for a router to be idle.
    ///
    /// - Returns: Whether it may; not if it would wait for itself.
    static func mayWait(
        _ idler: Int,
        of dispatcher: Dispatcher,
        awaitedBy caller: TaskContext.RunningCall
    ) -> Bool {
        lock.withLock { _ in
            caller.begin(.idle(dispatcher, idler))
            return !isStuck(Node(job: caller.job, dispatcher: caller.dispatcher))
        }
    }

    /// Notes that a call waits no more.
    static func end(_ caller: TaskContext.RunningCall) {
        // What it waited for may be held by nothing else, and goes when no lock is held.
        let wait = lock.withLock { _ in caller.end() }
        withExtendedLifetime(wait) {}
    }
}

extension WaitGraph {
    /// A job, and the router that it belongs to.
    struct Node {
        let job: Job
        let dispatcher: Dispatcher

        fileprivate var id: ID { ID(router: dispatcher.number, job: job.number) }
    }

    fileprivate struct ID: Hashable {
        let router: Int
        let job: Int
    }

    /// What a job needs to come to an end.
    enum Need {
        /// Nothing that a task of a call stands in the way of.
        case nothing
        /// One of these to come to an end.
        case any([Node])
        /// All of these to come to an end.
        case all([Node])
    }

    /// Whether a job can only come to an end when it has come to an end.
    ///
    /// Needs are looked at until one is found that nothing stands in the way of, and what that makes possible
    /// is followed back.
    ///
    /// - Complexity: O(*n*) in the waits that lead on from it; mostly a few of them are enough.
    private static func isStuck(_ node: Node) -> Bool {
        var search = Search()
        var unseen: [(node: Node, parent: ID?)] = [(node, nil)]
        while let (next, parent) = unseen.popLast() {
            guard search.add(next.id, neededBy: parent) else { continue }
            switch need(of: next) {
            case .nothing:
                search.noteEnding(next.id)
            case .any(let nodes):
                search.expect(1, before: next.id)
                unseen += nodes.map { ($0, next.id) }
            case .all(let nodes):
                search.expect(nodes.count, before: next.id)
                unseen += nodes.map { ($0, next.id) }
            }
            if search.isEnding(node.id) { return false }
        }
        return true
    }

    /// What is known of the jobs that a search has come across.
    private struct Search {
        /// Of each job, how many others have to come to an end before it can; none for one that can.
        private var missing: [ID: Int] = [:]
        /// Of each job, the jobs that need it.
        private var parents: [ID: [ID]] = [:]

        /// Takes note of a job that another needs.
        ///
        /// - Returns: Whether it was not known.
        mutating func add(_ id: ID, neededBy parent: ID?) -> Bool {
            if let parent {
                if isEnding(id) { credit(parent) } else { parents[id, default: []].append(parent) }
            }
            if missing[id] != nil { return false }
            missing[id] = .max
            return true
        }

        /// Takes note of how many others have to come to an end before a job can.
        mutating func expect(_ count: Int, before id: ID) {
            if count == 0 { noteEnding(id) } else { missing[id] = count }
        }

        /// Takes note of a job that can come to an end.
        mutating func noteEnding(_ id: ID) {
            missing[id] = 1
            credit(id)
        }

        /// Whether a job is known to come to an end.
        func isEnding(_ id: ID) -> Bool { missing[id] == 0 }

        /// Takes note that one of the jobs that a job needs can come to an end.
        private mutating func credit(_ id: ID) {
            var credited = [id]
            while let next = credited.popLast() {
                guard let count = missing[next], count > 0 else { continue }
                missing[next] = count - 1
                if count == 1 { credited += parents.removeValue(forKey: next) ?? [] }
            }
        }
    }

    private static func need(of node: Node) -> Need {
        let need = node.dispatcher.look { state, _ in state.need(of: node.job) }
        switch need {
        case .nothing:
            return .nothing
        case .place(let others):
            return .any(others.map { Node(job: $0, dispatcher: node.dispatcher) })
        case .wait(.job(let job, let dispatcher)):
            return .any([Node(job: job, dispatcher: dispatcher)])
        case .wait(.idle(let dispatcher, let idler)):
            // Once it is released it waits for nothing more, whatever the router does next.
            let others = dispatcher.look { state, _ in
                state.isWaiting(idler: idler) ? Array(state.blocked.values) : []
            }
            return .all(others.map { Node(job: $0, dispatcher: dispatcher) })
        }
    }
}

extension TaskContext.RunningCall {
    /// Notes that the call waits.
    fileprivate func begin(_ wait: Job.Wait) {
        dispatcher.look { state, _ in
            guard job.phase.isCurrent(call) else { return }
            job.extra().awaited = wait
            // An inquiry has no place that others could wait for.
            if !job.isInquiry { state.blocked[job.number] = job }
        }
    }

    /// Notes that the call waits no more.
    ///
    /// - Returns: What it waited for, to be released outside all locks.
    fileprivate func end() -> Job.Wait? {
        dispatcher.look { state, _ in
            guard job.phase.isCurrent(call) else { return nil as Job.Wait? }
            state.blocked[job.number] = nil
            return job.extras?.awaited.take()
        }
    }
}

extension DispatcherState {
    /// What a job needs to come to an end.
    enum Need {
        case nothing
        /// A place, which one of these has to free.
        case place([Job])
        case wait(Job.Wait)
    }

    /// Finds what a job needs to come to an end.
    fileprivate func need(of job: Job) -> Need {
        switch job.phase.stage {
        case .waiting, .held:
            // What a gate lets go on needs a place again.
            let isBlocked = !line.isHalted && line.running == line.limit && blocked.count == line.running
            return isBlocked ? .place(Array(blocked.values)) : .nothing
        case .calling(.async):
            return job.extras?.awaited.map { .wait($0) } ?? .nothing
        case .choosing, .queued, .calling(.classic), .ended:
            return .nothing
        }
    }
}
