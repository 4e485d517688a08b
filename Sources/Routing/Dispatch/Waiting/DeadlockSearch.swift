/// A search for a deadlock: whether the end of a job depends on itself.
///
/// The search follows a job through the jobs that calls wait for, to the node that blocks it. A node is a place in
/// a router that a job needs, or a router that has to become idle. For each node, the search follows the jobs that
/// block it, until it finds a job that no call blocks. From there it goes back and marks the nodes that become
/// free. So the search stores routers rather than jobs, however many jobs wait.
struct DeadlockSearch: ~Copyable {
    /// A condition for the end of a job.
    private enum Node {
        /// One place of a router becomes free.
        case place(Dispatcher)
        /// All places of a router become free, for a caller that waits until the router is idle.
        case running(Dispatcher)
        /// Nothing: jobs wait for one another.
        case never

        var id: ID {
            switch self {
            case .place(let dispatcher): .place(router: dispatcher.number)
            case .running(let dispatcher): .running(router: dispatcher.number)
            case .never: .never
            }
        }
    }

    private enum ID: Hashable {
        case place(router: Int)
        case running(router: Int)
        case never
    }

    /// The identity of a job; its address would not do, because a job that times out may be replaced by another
    /// at the same address.
    private struct JobID: Hashable {
        let number: Int
        let router: Int
    }

    /// A node that the search has reached.
    private struct Reached {
        /// The number of jobs or nodes that must still end before the node is free; 0 for a free node.
        var missing: Int
        /// The nodes that need it.
        var parents: [ID] = []
    }

    /// A node some of whose jobs have not been followed yet.
    private struct Visit {
        let id: ID
        let dispatcher: Dispatcher
        var jobs: Dictionary<Int, Job>.Values.Iterator
    }

    /// The number of visited jobs and nodes.
    private(set) var visits = 0
    private var reached = [ID: Reached]()
    private var unfinished: [Visit] = []
    /// For each followed job, the node that blocks it; `nil` for a job that can end.
    private var nodes = [JobID: Node?]()
    /// The jobs on the current path; a property, so that its memory is reused.
    private var passed: [JobID] = []
}

extension DeadlockSearch {
    /// Whether the end of a job depends on itself.
    ///
    /// - Complexity: O(*n*) in the number of waits that can be reached from the job; usually a few are enough.
    ///   Jobs that wait for another job of their own router are not visited.
    mutating func isStuck(_ job: Job, of dispatcher: Dispatcher) -> Bool {
        guard let goal = node(of: job, in: dispatcher) else { return false }
        begin(goal)
        while !isFree(goal.id), let visit = unfinished.last {
            guard !isFree(visit.id), let job = unfinished[unfinished.count - 1].jobs.next() else {
                unfinished.removeLast()
                continue
            }
            if let node = node(of: job, in: visit.dispatcher) {
                note(node, neededBy: visit.id)
            } else {
                credit(visit.id)
            }
        }
        return !isFree(goal.id)
    }

    /// Begins to visit a node, unless it is known.
    private mutating func begin(_ node: Node) {
        let id = node.id
        if reached[id] != nil { return }
        visits += 1
        switch node {
        case .place(let dispatcher):
            let jobs = dispatcher.look { state, _ in state.isBlocked ? state.blocked.others : nil }
            reached[id] = Reached(missing: jobs == nil ? 0 : 1)
            if let jobs { visit(id, dispatcher, jobs) }
        case .running(let dispatcher):
            let blocked = dispatcher.look { state, _ in state.blocked }
            reached[id] = Reached(missing: blocked.others.count + (blocked.waitsWithin ? 1 : 0))
            visit(id, dispatcher, blocked.others)
            // Jobs that wait for other jobs of this router end after those, which run or need a place.
            if blocked.waitsWithin { note(.place(dispatcher), neededBy: id) }
        case .never:
            reached[id] = Reached(missing: 1)
        }
    }

    private mutating func visit(_ id: ID, _ dispatcher: Dispatcher, _ jobs: [Int: Job]) {
        unfinished.append(Visit(id: id, dispatcher: dispatcher, jobs: jobs.values.makeIterator()))
    }

    /// Records that a node needs another one.
    private mutating func note(_ node: Node, neededBy parent: ID) {
        begin(node)
        if isFree(node.id) { credit(parent) } else { reached[node.id]?.parents.append(parent) }
    }

    /// Whether a node is known to become free.
    private func isFree(_ id: ID) -> Bool { reached[id]?.missing == 0 }

    /// Records that one of the jobs or nodes that block a node can end.
    private mutating func credit(_ id: ID) {
        var credited = [id]
        while let next = credited.popLast() {
            guard var node = reached[next], node.missing > 0 else { continue }
            node.missing -= 1
            if node.missing == 0 { credited += node.parents }
            reached[next] = node
        }
    }
}

/// The way from jobs to the nodes that block them.
extension DeadlockSearch {
    /// The next step from a job.
    private enum Wait {
        case nothing
        case job(Job, Dispatcher)
        case inquiry(Job, Dispatcher)
        case node(Node)
    }

    /// Follows a job to the node that blocks it.
    ///
    /// - Returns: The node; `nil` if no wait of a call blocks the job.
    private mutating func node(of job: Job, in dispatcher: Dispatcher) -> Node? {
        passed.removeAll(keepingCapacity: true)
        let found = follow(job, dispatcher)
        for id in passed { nodes[id] = .some(found) }
        return found
    }

    private mutating func follow(_ job: Job, _ dispatcher: Dispatcher) -> Node? {
        var (job, dispatcher) = (job, dispatcher)
        while true {
            let id = JobID(number: job.number, router: dispatcher.number)
            if let known = nodes[id] { return known }
            visits += 1
            passed.append(id)
            switch Self.wait(of: job, in: dispatcher) {
            case .nothing: return nil
            case .node(let node): return node
            case .job(let inner, let router): (job, dispatcher) = (inner, router)
            case .inquiry(let inner, let router):
                // A dispatched job is younger than the call that waits for it, so only inquiries close a cycle.
                if passed.contains(JobID(number: inner.number, router: router.number)) { return .never }
                (job, dispatcher) = (inner, router)
            }
        }
    }

    private static func wait(of job: Job, in dispatcher: Dispatcher) -> Wait {
        let (stage, awaited) = dispatcher.look { _, _ in (job.phase.stage, job.extras?.awaited) }
        switch (stage, awaited) {
        case (.waiting, _), (.held, _):
            // A held job needs a place again when its gate opens.
            return .node(.place(dispatcher))
        case (.calling(.async), .job(let job, let dispatcher)?):
            return .job(job, dispatcher)
        case (.calling(.async), .idle(let dispatcher, let idler)?):
            // After its release, a caller of `idle` no longer waits, even if the router is busy again.
            let isWaiting = dispatcher.look { state, _ in state.isWaiting(idler: idler) }
            return isWaiting ? .node(.running(dispatcher)) : .nothing
        case (.calling(.async), .answer(let answer)?):
            return answer.inquiry.map { .inquiry($0.job, $0.dispatcher) } ?? .nothing
        case (.calling, _), (.choosing, _), (.queued, _), (.ended, _):
            return .nothing
        }
    }
}

extension DispatcherState {
    /// Whether no place can become free before the task of a running job stops waiting.
    fileprivate var isBlocked: Bool {
        !jobs.isHalted && jobs.running == jobs.limit && blocked.count == jobs.running
    }
}
