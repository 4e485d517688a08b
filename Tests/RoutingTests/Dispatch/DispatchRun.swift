import Dispatch
import Testing

@testable import Routing
@testable import Support

/// A router's state in surroundings that do what queues, tasks, gates and callers would do, one step at a
/// time, and watch whether it keeps its promises.
///
/// The surroundings are a model of their own: they learn from the steps taken and from what the state asks
/// for, and look at the state only to compare. A run cannot be copied; the steps that led to it are taken
/// again.
final class DispatchRun {
    /// What is opened; the registry has an entry for each.
    enum Opened: String, Hashable, CaseIterable {
        case classic = "/classic"
        case async = "/async"
        /// Two proxies and a map, all async.
        case guarded = "/guarded"
        /// A proxy and a map, both classic.
        case watched = "/watched"
        /// A map that code has a say in.
        case asked = "/asked/1"
        case unmatched = "/nothing"

        /// The entries that are called, should all go on.
        var calls: Int {
            switch self {
            case .classic, .async, .asked: 1
            case .guarded: 3
            case .watched: 2
            case .unmatched: 0
            }
        }
    }

    /// What the state waits for on behalf of a job.
    enum Request: Hashable {
        case code
        case queued(JobPhase.CallNumber, JobPhase.Style)
        case calling(JobPhase.CallNumber, JobPhase.Style)
        case held
    }

    /// What is known of a job.
    struct Record: Hashable {
        let opened: Opened
        /// Whether a task accompanies it.
        let isAwaited: Bool
        var request: Request?
        /// The calls that were asked for since the job started, or started again.
        var called = 0
        var isRedirected = false
        var isCancelled = false
        /// How the caller was told that it ended.
        var code: String?
        var hasLeft = false
        var pastCalls: Set<JobPhase.CallNumber> = []
    }

    /// Everything that the surroundings know.
    struct Surroundings: Hashable {
        var jobs: [Int: Record] = [:]
        var waiting: [Int] = []
        var isHalted = false
        var hasPump = false
    }

    var state: DispatcherState
    var jobs: [Int: Job] = [:]
    var known = Surroundings()
    var steps: [DispatchStep] = []
    private let halts: Bool
    private static let dispatcher = Dispatcher(
        configuration: Routing.Configuration(), scheduler: LiveScheduler())
    private static let gate = Gate("never asked")

    init(limit: Int, halts: Bool, steps: [DispatchStep] = []) throws {
        self.halts = halts
        var registry = Registry(rules: MatchingRules(caseSensitive: true))
        for (pattern, code) in try Self.entries() {
            let draft = RouteEntry(pattern, [], Handler(code), nil, nil, SourceLine(#fileID, #line))
            _ = registry.insert(draft, uuid: RouteUUID(), owner: nil)
        }
        state = DispatcherState(registry: registry, jobs: JobQueue(limit: limit), haltsWhenAbandoned: halts)
        for step in steps { try take(step) }
    }

    private static func entries() throws -> [(RoutePattern, Handler.Code)] {
        [
            ("/classic", .map(.main) { _, _, _, _ in }),
            ("/async", .asyncMap(isolation: nil) { _ in nil }),
            ("/guarded", .asyncMap(isolation: nil) { _ in nil }),
            ("/guarded", .asyncProxy(isolation: nil) { _ in .pass }),
            ("/guarded", .asyncProxy(isolation: nil) { _ in .pass }),
            ("/watched", .map(.main) { _, _, _, _ in }),
            ("/watched", .proxy(.main) { _, _, _, _ in }),
            (
                try RoutePattern("/asked/:id", where: ["id": .satisfying { _ in true }]),
                .asyncMap(isolation: nil) { _ in nil }
            ),
        ]
    }

    /// A promise that the state did not keep, and how it came to that.
    struct BrokenPromise: Error, CustomStringConvertible {
        let promise: String
        let steps: [DispatchStep]

        var description: String {
            "broken: \(promise)\n" + steps.map { "  \($0)" }.joined(separator: "\n")
        }
    }

    /// Fails with the steps that led here unless a condition holds.
    func require(_ condition: Bool, _ promise: @autoclosure () -> String) throws(BrokenPromise) {
        guard condition else { throw BrokenPromise(promise: promise(), steps: steps) }
    }
}

/// Something that happens to a router's state.
enum DispatchStep: Hashable {
    case open(DispatchRun.Opened)
    case asked(Int, agrees: Bool)
    case begin(Int, JobPhase.CallNumber, JobPhase.Style)
    case gone(Int, JobPhase.CallNumber)
    case answer(Int, JobPhase.CallNumber, Answer)
    case timedOut(Int, JobPhase.CallNumber)
    case released(Int)
    case expelled(Int)
    case cancelled(Int)
    case resumed
    case pumped

    enum Answer: Hashable, CaseIterable {
        case completed, failed, abandoned, passed, redirected, malformed, rejected, held
    }

    /// The job that it happens to.
    var job: Int? {
        switch self {
        case .asked(let job, _), .begin(let job, _, _), .gone(let job, _), .answer(let job, _, _): job
        case .timedOut(let job, _), .released(let job), .expelled(let job), .cancelled(let job): job
        case .open, .resumed, .pumped: nil
        }
    }

    /// The call that it is about.
    var call: JobPhase.CallNumber? {
        switch self {
        case .begin(_, let call, _), .gone(_, let call), .answer(_, let call, _), .timedOut(_, let call): call
        case .asked, .released, .expelled, .cancelled, .open, .resumed, .pumped: nil
        }
    }
}

extension DispatchRun {
    /// Takes a step and checks everything that the state promises about what follows.
    func take(_ step: DispatchStep) throws {
        steps.append(step)
        let before = isLate(step) ? snapshot : nil
        var effects = DeferredEffects()
        let outcome = try perform(step, &effects)
        if let before {
            try require(outcome.isWait && effects.hop == nil, "what comes too late leads to nothing")
            try require(snapshot == before, "what comes too late changes nothing")
        } else {
            note(step)
        }
        if let number = step.job ?? (step.isOpening ? jobs.count : nil) {
            try note(outcome, of: number, after: step)
        }
        if let hop = effects.hop.take() {
            try noteCall(of: hop.job.number, hop.job.phase.call, .classic, after: step)
        }
        for (job, handed) in effects.steps {
            try require(known.jobs[job.number]?.isAwaited == false, "a task takes the steps of its job")
            try note(handed, of: job.number, after: step)
        }
        for number in jobs.keys.sorted() { try takeReady(of: number, after: step) }
        if effects.needsPump { known.hasPump = true }
        try checkState()
    }

    /// Whether a step comes too late to change anything.
    private func isLate(_ step: DispatchStep) -> Bool {
        guard let number = step.job, let record = known.jobs[number] else { return false }
        if record.hasLeft { return true }
        let isOfCall = step.call == record.request?.call
        switch (step, record.request) {
        case (.begin, .queued?), (.gone, .queued?), (.answer, .calling?), (.timedOut, .calling?):
            return !isOfCall
        case (.asked, .code?), (.released, .held?), (.expelled, .held?): return false
        case (.cancelled, .calling(_, .classic)?): return record.isCancelled
        case (.cancelled, _): return false
        default: return true
        }
    }

    private func perform(
        _ step: DispatchStep,
        _ effects: inout DeferredEffects
    ) throws -> JobStep {
        switch step {
        case .open(let opened):
            let job = Job(
                try RouteURL(opened.rawValue),
                in: TagFilter(),
                from: .internal,
                data: nil,
                cause: nil,
                isAwaited: jobs.count.isMultiple(of: 2)
            )
            jobs[jobs.count + 1] = job
            known.jobs[jobs.count] = Record(opened: opened, isAwaited: job.isAwaited)
            known.waiting.append(jobs.count)
            return state.open(job, &effects)
        case .resumed:
            state.jobs.isHalted = false
            state.startNext(&effects)
            return .wait
        case .pumped:
            known.hasPump = state.pump(&effects)
            return .wait
        default:
            return try perform(step, on: try #require(step.job.flatMap { jobs[$0] }), &effects)
        }
    }

    private func perform(
        _ step: DispatchStep,
        on job: Job,
        _ effects: inout DeferredEffects
    ) throws -> JobStep {
        switch step {
        case .asked(let number, let agrees):
            guard case .code? = known.jobs[number]?.request else { return .wait }
            var question = Question(about: state.registry)
            question.interceptors = []
            question.maps = state.findMaps(for: job.url, in: job.filter, &effects)
            let answer = question.answer { entry throws(CodeRefusal) in
                if agrees { Match(entry: entry) } else { throw .condition }
            }
            return state.choose(job, by: answer, &effects)
        case .begin(_, let call, let style):
            let action = job.phase.advance(.begun(call, style))
            try require(action == nil || action == .make, "a call that begins is made")
            return .wait
        case .gone(_, let call):
            return state.advance(job, .gone(call), &effects)
        case .answer(_, let call, let answer):
            // As a dispatcher does, which asks before it takes an answer.
            guard job.phase.isCurrent(call), let callee = job.callee else { return .wait }
            let result = answer.result(of: callee.signature) { ticket(of: job, by: callee.signature) }
            return state.take(result, of: job, given: Parameters(), &effects)
        case .timedOut(_, let call):
            return state.advance(job, .timedOut(call), &effects)
        case .released:
            return job.phase.stage == .held ? state.release(job, &effects) : .wait
        case .expelled:
            guard job.phase.stage == .held else { return .wait }
            return state.expel(job, .expired, RoutingError(.expired, "late"), &effects)
        case .cancelled:
            return state.advance(job, .cancelled, &effects)
        case .open, .resumed, .pumped:
            return .wait
        }
    }

    private func ticket(of job: Job, by proxy: Entry.Signature) -> GateTicket {
        let gate = GateReference(Self.gate)
        return GateTicket(Self.dispatcher, job, by: proxy, at: gate, asked: 0, given: Parameters())
    }
}
