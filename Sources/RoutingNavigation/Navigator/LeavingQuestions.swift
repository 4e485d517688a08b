internal import Routing

/// The `leaving` questions of one request, visible to the requests that their closures make.
@MainActor
final class LeavingQuestions {
    /// The number of questions that a request may cause besides one to each place of the state.
    private static let mostFurther = 100
    /// The questions of the request within whose closure the calling task was started.
    @TaskLocal private static var current: LeavingQuestions?

    private let navigator: ObjectIdentifier
    private let outer: LeavingQuestions?
    /// The place whose closure runs.
    ///
    /// A task that the closure has started may run longer.
    private var asked: Destination.ID?
    /// The number of questions that may follow; that of the outermost request counts.
    private var left: Int?

    /// Begins a request of a navigator.
    init(of navigator: Navigator) {
        self.navigator = ObjectIdentifier(navigator)
        outer = Self.running.first
    }

    /// The places of a navigator whose closures wait for the calling task, and that are not asked again.
    static func unanswered(of navigator: Navigator) -> Set<Destination.ID> {
        let waiting = TaskContext.marks(LeavingQuestions.self)
        return Set(waiting.filter { $0.navigator == ObjectIdentifier(navigator) }.compactMap(\.asked))
    }

    /// The questions within whose running closures the calling task was started, the innermost first.
    private static var running: [LeavingQuestions] {
        guard let current else { return [] }
        return sequence(first: current, next: \.outer).filter { $0.asked != nil }
    }

    /// Asks a place.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - state: The state that it is about to leave.
    ///   - ask: The closure of its endpoint.
    /// - Returns: The answer.
    /// - Throws: ``NavigationError/Code/redirectLoop`` after too many questions.
    func put(to place: Destination, in state: NavigationState, _ ask: LeavingCheck) async throws -> Leaving {
        let outermost = sequence(first: self, next: \.outer).reduce(self) { $1 }
        let left = outermost.left ?? Array(state.nodes).count + Self.mostFurther
        guard left > 0 else { throw NavigationError.leavesInCircles(place) }
        outermost.left = left - 1
        asked = place.id
        defer { asked = nil }
        return await Self.$current.withValue(self) {
            await TaskContext.withMark(self) { await ask(place) }
        }
    }
}
