/// A search for whether a job can only come to an end when it has come to an end.
///
/// Needs are looked at until one is found that no task of a call stands in the way of. What that makes
/// possible is followed back. A place of a router stands between the jobs that wait for one and the jobs that
/// have one: without it, a search would look at the latter once for each of the former.
struct WaitSearch {
    /// What may have to come to an end, or to become free.
    enum Node {
        case job(Job, Dispatcher)
        /// A place of a router whose places are all taken.
        case place(Dispatcher)
        /// All jobs of a router that run.
        case running(Dispatcher)
    }

    private enum ID: Hashable {
        case job(Int, router: Int)
        case place(router: Int)
        case running(router: Int)
    }

    /// What a node needs: so many of some others to come to an end.
    private struct Need {
        let count: Int
        let nodes: AnyIterator<Node>
    }

    /// How many needs were looked at.
    private(set) var visits = 0
    /// Of each node, how many others have to come to an end before it can; none for one that can.
    private var missing: [ID: Int] = [:]
    /// Of each node, the nodes that need it.
    private var parents: [ID: [ID]] = [:]
}

extension WaitSearch {
    /// Whether a job can only come to an end when it has come to an end.
    ///
    /// - Complexity: O(*n*) in the waits that lead on from it; mostly a few of them are enough. Jobs that wait
    ///   for another job of their own router are not looked at.
    mutating func isStuck(_ job: Job, of dispatcher: Dispatcher) -> Bool {
        let start = Node.job(job, dispatcher)
        let startID = Self.id(of: start)
        var unseen = [(nodes: Self.only(start), parent: nil as ID?)]
        while !isEnding(startID), let (nodes, parent) = unseen.last {
            guard let node = nodes.next() else {
                unseen.removeLast()
                continue
            }
            visits += 1
            let id = Self.id(of: node)
            guard add(id, neededBy: parent) else { continue }
            if let need = Self.need(of: node), need.count > 0 {
                missing[id] = need.count
                unseen.append((need.nodes, id))
            } else {
                missing[id] = 1
                credit(id)
            }
        }
        return !isEnding(startID)
    }

    private static func id(of node: Node) -> ID {
        switch node {
        case .job(let job, let dispatcher): .job(job.number, router: dispatcher.number)
        case .place(let dispatcher): .place(router: dispatcher.number)
        case .running(let dispatcher): .running(router: dispatcher.number)
        }
    }

    /// Takes note of a node that another needs.
    ///
    /// - Returns: Whether it was not known.
    private mutating func add(_ id: ID, neededBy parent: ID?) -> Bool {
        if let parent {
            if isEnding(id) { credit(parent) } else { parents[id, default: []].append(parent) }
        }
        return missing.updateValue(missing[id] ?? .max, forKey: id) == nil
    }

    /// Whether a node is known to come to an end.
    private func isEnding(_ id: ID) -> Bool { missing[id] == 0 }

    /// Takes note that one of the nodes that a node needs can come to an end.
    private mutating func credit(_ id: ID) {
        var credited = [id]
        while let next = credited.popLast() {
            guard let count = missing[next], count > 0 else { continue }
            missing[next] = count - 1
            if count == 1 { credited += parents.removeValue(forKey: next) ?? [] }
        }
    }
}

/// Finding what a node needs.
extension WaitSearch {
    /// - Returns: The need; `nil` if no task of a call stands in the way of the node.
    private static func need(of node: Node) -> Need? {
        switch node {
        case .job(let job, let dispatcher):
            return next(after: job, in: dispatcher).map { Need(count: 1, nodes: only($0)) }
        case .place(let dispatcher):
            let jobs = dispatcher.look { state, _ in state.isBlocked ? state.blocked.others : nil }
            return jobs.map { Need(count: 1, nodes: nodes(of: $0, in: dispatcher)) }
        case .running(let dispatcher):
            let blocked = dispatcher.look { state, _ in state.blocked }
            let others = nodes(of: blocked.others, in: dispatcher)
            if !blocked.waitsWithin { return Need(count: blocked.others.count, nodes: others) }
            // Those that wait for other jobs of the router end when these do, which run or need a place.
            let place = only(.place(dispatcher))
            let nodes = AnyIterator { others.next() ?? place.next() }
            return Need(count: blocked.others.count + 1, nodes: nodes)
        }
    }

    /// Finds the one node that a job waits for.
    private static func next(after job: Job, in dispatcher: Dispatcher) -> Node? {
        let (stage, wait) = dispatcher.look { _, _ in (job.phase.stage, job.extras?.awaited) }
        switch (stage, wait) {
        case (.waiting, _), (.held, _):
            // What a gate lets go on needs a place again.
            return .place(dispatcher)
        case (.calling(.async), .job(let job, let dispatcher)?):
            return .job(job, dispatcher)
        case (.calling(.async), .idle(let dispatcher, let idler)?):
            // Once it is released it waits for nothing more, whatever the router does next.
            let isWaiting = dispatcher.look { state, _ in state.isWaiting(idler: idler) }
            return isWaiting ? .running(dispatcher) : nil
        case (.calling, _), (.choosing, _), (.queued, _), (.ended, _):
            return nil
        }
    }

    private static func only(_ node: Node) -> AnyIterator<Node> {
        AnyIterator(CollectionOfOne(node).makeIterator())
    }

    private static func nodes(of jobs: [Int: Job], in dispatcher: Dispatcher) -> AnyIterator<Node> {
        AnyIterator(jobs.values.lazy.map { Node.job($0, dispatcher) }.makeIterator())
    }
}

extension DispatcherState {
    /// Whether no job can have a place before the task of another has stopped waiting.
    fileprivate var isBlocked: Bool {
        !line.isHalted && line.running == line.limit && blocked.count == line.running
    }
}
