/// How a job goes on, for the thread or the task that takes its next step.
enum JobStep: Sendable {
    /// Another thread goes on with it, when its turn comes, a classic handler answers, or its gate opens.
    case wait
    /// Code has to be asked which entry it calls next.
    indirect case ask(Question)
    /// The async entry that the job knows of is to be called, in a task.
    case call(Phase.CallNumber)
    /// It is over: what came of it, if a task waits for that.
    case end(JobResult?)
}

/// What came of a job; an object, so that a step is no larger than a reference.
final class JobResult: Sendable {
    /// The outcome, without its duration, or the error; no outcome where only guards were asked.
    let result: Result<RouteOutcome?, RoutingError>

    init(_ result: Result<RouteOutcome?, RoutingError>) {
        self.result = result
    }
}

extension JobStep {
    /// Whether another thread goes on with the job.
    var isWait: Bool {
        if case .wait = self { true } else { false }
    }

    /// Whether the job is over.
    var isEnd: Bool {
        if case .end = self { true } else { false }
    }
}

/// What has to be known before a job can call its next entry.
///
/// The entries were found under the lock. Those whose code has a say are asked outside it; where there are
/// none, the answer is given at once.
struct Question: Sendable {
    /// The newest entry that matches for certain, and newer ones that do if their code says so.
    typealias Candidates = (certain: Entry?, possible: [Entry])

    /// What was found out.
    struct Answer {
        /// The guards and proxies of the job that are asked next, in order.
        var interceptors: [Match]?
        /// The count of guards in the registry that was searched.
        let guardCount: Int
        /// The search for its map.
        var search: MapSearch?
        /// The map that matches, but does not accept where the URL comes from.
        var refuser: Entry.Signature?
        /// Whether that was looked for.
        var hasSoughtRefuser = false
    }

    /// The version of the registry that was searched.
    let version: Int
    /// The count of guards there.
    let guardCount: Int
    /// The guards and proxies that match, or do if their code says so, where they are to be listed.
    var interceptors: [Entry]?
    /// The maps, where one is to be found.
    var maps: Candidates?
    /// The maps that do not accept where the URL comes from, where one of them is to be found.
    var refusers: Candidates?

    init(about registry: Registry) {
        version = registry.version
        guardCount = registry.guardCount
    }

    /// Whether code has a say.
    var asksCode: Bool {
        maps?.possible.isEmpty == false || interceptors?.contains(where: \.asksCode) == true
            || refusers?.possible.isEmpty == false
    }

    /// Answers the question.
    ///
    /// - Parameter ask: Asks the code of an entry, if that has any.
    /// - Returns: The answer.
    func answer(_ ask: (Entry) throws(CodeRefusal) -> Match) -> Answer {
        var answer = Answer(guardCount: guardCount)
        answer.search = maps.map { maps in
            let askedConditions = maps.possible.contains(where: \.asksConditions)
            return MapSearch(
                version: version,
                match: Self.newest(of: maps, ask),
                askedCode: askedConditions
            )
        }
        answer.interceptors = interceptors.map { $0.compactMap { try? ask($0) } }
        if let refusers {
            answer.hasSoughtRefuser = true
            answer.refuser = Self.newest(of: refusers, ask)?.entry.signature
        }
        return answer
    }

    /// Chooses the newest entry; asks those whose code has a say until one agrees.
    private static func newest(
        of candidates: Candidates,
        _ ask: (Entry) throws(CodeRefusal) -> Match
    ) -> Match? {
        // A lazy sequence would ask the code of the one that it finds twice.
        for entry in candidates.possible {
            if let match = try? ask(entry) { return match }
        }
        return candidates.certain.map { Match(entry: $0) }
    }
}
