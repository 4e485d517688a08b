/// The next step of a job, for the thread or the task that takes it.
enum JobStep: Sendable {
    /// Another thread continues the job when its turn comes, a classic handler answers, or its gate opens.
    case wait
    /// Conditions or decoding must run in order to find the entry to call next.
    indirect case ask(Question)
    /// The task must call the job's async entry.
    case call(JobPhase.CallNumber)
    /// The job has ended; the result is for the task that waits, if any.
    case end(JobResult?)
}

/// The result of a job; an object, so that a step is no larger than a reference.
final class JobResult: Sendable {
    /// The outcome, without its duration, or the error; no outcome for an inquiry.
    let result: Result<RouteOutcome?, RoutingError>

    init(_ result: Result<RouteOutcome?, RoutingError>) {
        self.result = result
    }
}

extension JobStep {
    /// Whether another thread continues the job.
    var isWait: Bool {
        if case .wait = self { true } else { false }
    }

    /// Whether the job has ended.
    var isEnd: Bool {
        if case .end = self { true } else { false }
    }
}

/// The candidates for the next call of a job, some of which match only if their code agrees.
///
/// The candidates were found under the lock. The code of entries runs outside it. Without such entries, the
/// question is answered at once.
struct Question: Sendable {
    /// The newest entry that matches for certain, and newer ones that match if their code agrees.
    typealias Candidates = (certain: Entry?, possible: [Entry])

    /// A map whose pattern matches a URL that does not decode to a value of the map's type.
    typealias Undecoded = (map: Entry.Signature, error: any Error)

    /// The answer to a question.
    struct Answer {
        /// The guards and proxies to ask next, in order; `nil` when they were not searched for.
        var interceptors: [Match]?
        /// The count of guards in the searched registry.
        let guardCount: Int
        /// The search for a map; `nil` when none was made.
        var search: MapSearch?
        /// The newest map whose pattern matches, if the URL does not decode to a value of any matching map.
        var undecoded: Undecoded?
        /// The map that matches but does not accept the URL's origin.
        var refuser: Entry.Signature?
        /// Whether the search for ``refuser`` was made.
        var hasSoughtRefuser = false
    }

    /// The version of the searched registry.
    let version: Int
    /// The count of guards in the searched registry.
    let guardCount: Int
    /// The guards and proxies that match, or match if their code agrees; `nil` when they are not needed.
    var interceptors: [Entry]?
    /// The candidates for the map; `nil` when it is not needed.
    var maps: Candidates?
    /// The maps that match but do not accept the URL's origin; `nil` when they are not needed.
    var refusers: Candidates?

    init(about registry: borrowing Registry) {
        version = registry.version
        guardCount = registry.guardCount
    }

    /// Whether the code of an entry must run to answer the question.
    var asksCode: Bool {
        maps?.possible.isEmpty == false || interceptors?.contains(where: \.asksCode) == true
            || refusers?.possible.isEmpty == false
    }

    /// Answers the question.
    ///
    /// - Parameter ask: Runs the code of an entry, if it has any, and throws if the entry does not match.
    /// - Returns: The answer.
    func answer(_ ask: (Entry) throws(CodeRefusal) -> Match) -> Answer {
        var answer = Answer(guardCount: guardCount)
        answer.search = maps.map { maps in
            let askedConditions = maps.possible.contains(where: \.asksConditions)
            let match = Self.newest(of: maps) { entry throws(CodeRefusal) in
                do throws(CodeRefusal) {
                    return try ask(entry)
                } catch {
                    if case .value(let error) = error, answer.undecoded == nil {
                        answer.undecoded = (entry.signature, error)
                    }
                    throw error
                }
            }
            if match != nil { answer.undecoded = nil }
            return MapSearch(version: version, match: match, askedCode: askedConditions)
        }
        answer.interceptors = interceptors.map { $0.compactMap { try? ask($0) } }
        if let refusers {
            answer.hasSoughtRefuser = true
            answer.refuser = Self.newest(of: refusers, ask)?.entry.signature
        }
        return answer
    }

    /// Chooses the newest entry that matches; runs the code of possible ones until one agrees.
    private static func newest(
        of candidates: Candidates,
        _ ask: (Entry) throws(CodeRefusal) -> Match
    ) -> Match? {
        // A lazy sequence would run the code of the entry that it finds twice.
        for entry in candidates.possible {
            if let match = try? ask(entry) { return match }
        }
        return candidates.certain.map { Match(entry: $0) }
    }
}
