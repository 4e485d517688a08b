/// A search for whether a job can only come to an end when it has come to an end.
///
/// A job is followed to what stands in its way: through the jobs that calls wait for, to a place that one of
/// them needs or to a router that has to be idle. Those are the nodes. Of each, the jobs are followed that
/// stand in its way, until one is found that no task of a call holds up; what that makes possible is followed
/// back. So the search remembers routers rather than jobs, however many of them wait.
struct WaitSearch {
    /// What has to become free before a job can come to an end.
    private enum Node {
        /// A place of a router.
        case place(Dispatcher)
        /// All places of a router, for a caller that waits until it is idle.
        case running(Dispatcher)

        var id: ID {
            switch self {
            case .place(let dispatcher): .place(router: dispatcher.number)
            case .running(let dispatcher): .running(router: dispatcher.number)
            }
        }
    }

    private enum ID: Hashable {
        case place(router: Int)
        case running(router: Int)
    }

    /// A job, known by numbers: one that times out meanwhile may be gone, and another be where it was.
    private struct JobID: Hashable {
        let number: Int
        let router: Int
    }

    /// A node some of whose jobs have not been followed yet.
    private struct Visit {
        let id: ID
        let dispatcher: Dispatcher
        var jobs: Dictionary<Int, Job>.Values.Iterator
    }

    /// How many jobs and nodes were looked at.
    private(set) var visits = 0
    /// Of each node, how many more have to come to an end before it is free; none for one that becomes free.
    private var missing: [ID: Int] = [:]
    /// Of each node, the nodes that need it.
    private var parents: [ID: [ID]] = [:]
    private var unfinished: [Visit] = []
    /// Of the jobs that were followed, the node that each led to; `nil` of those that come to an end.
    private var nodes: [JobID: Node?] = [:]
    /// The jobs that were passed on the way, kept for its memory.
    private var passed: [JobID] = []
}

extension WaitSearch {
    /// Whether a job can only come to an end when it has come to an end.
    ///
    /// - Complexity: O(*n*) in the waits that lead on from it; mostly a few of them are enough. Jobs that wait
    ///   for another job of their own router are not looked at.
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

    /// Begins to look at a node, unless it is known.
    private mutating func begin(_ node: Node) {
        let id = node.id
        if missing[id] != nil { return }
        visits += 1
        switch node {
        case .place(let dispatcher):
            let jobs = dispatcher.look { state, _ in state.isBlocked ? state.blocked.others : nil }
            missing[id] = jobs == nil ? 0 : 1
            if let jobs { visit(id, dispatcher, jobs) }
        case .running(let dispatcher):
            let blocked = dispatcher.look { state, _ in state.blocked }
            missing[id] = blocked.others.count + (blocked.waitsWithin ? 1 : 0)
            visit(id, dispatcher, blocked.others)
            // Those that wait for other jobs of the router end when these do, which run or need a place.
            if blocked.waitsWithin { note(.place(dispatcher), neededBy: id) }
        }
    }

    private mutating func visit(_ id: ID, _ dispatcher: Dispatcher, _ jobs: [Int: Job]) {
        unfinished.append(Visit(id: id, dispatcher: dispatcher, jobs: jobs.values.makeIterator()))
    }

    /// Takes note of a node that another needs.
    private mutating func note(_ node: Node, neededBy parent: ID) {
        begin(node)
        if isFree(node.id) { credit(parent) } else { parents[node.id, default: []].append(parent) }
    }

    /// Whether a node is known to become free.
    private func isFree(_ id: ID) -> Bool { missing[id] == 0 }

    /// Takes note that one of those that stand in the way of a node can come to an end.
    private mutating func credit(_ id: ID) {
        var credited = [id]
        while let next = credited.popLast() {
            guard let count = missing[next], count > 0 else { continue }
            missing[next] = count - 1
            if count == 1 { credited += parents.removeValue(forKey: next) ?? [] }
        }
    }
}

/// Following jobs to what stands in their way.
extension WaitSearch {
    /// What a job waits for.
    private enum Wait {
        case nothing
        case job(Job, Dispatcher)
        case node(Node)
    }

    /// Follows a job to the node that stands in its way.
    ///
    /// - Returns: The node; `nil` if no task of a call stands in the way of the job.
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
            }
        }
    }

    private static func wait(of job: Job, in dispatcher: Dispatcher) -> Wait {
        let (stage, awaited) = dispatcher.look { _, _ in (job.phase.stage, job.extras?.awaited) }
        switch (stage, awaited) {
        case (.waiting, _), (.held, _):
            // What a gate lets go on needs a place again.
            return .node(.place(dispatcher))
        case (.calling(.async), .job(let job, let dispatcher)?):
            return .job(job, dispatcher)
        case (.calling(.async), .idle(let dispatcher, let idler)?):
            // Once it is released it waits for nothing more, whatever the router does next.
            let isWaiting = dispatcher.look { state, _ in state.isWaiting(idler: idler) }
            return isWaiting ? .node(.running(dispatcher)) : .nothing
        case (.calling, _), (.choosing, _), (.queued, _), (.ended, _):
            return .nothing
        }
    }
}

extension DispatcherState {
    /// Whether no job can have a place before the task of another has stopped waiting.
    fileprivate var isBlocked: Bool {
        !line.isHalted && line.running == line.limit && blocked.count == line.running
    }
}
