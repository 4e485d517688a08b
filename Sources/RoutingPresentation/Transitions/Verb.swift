internal import RoutingNavigation

/// Something that was asked of a controller or a window, waiting for its turn.
struct Verb {
    /// The controller or window that it was asked of; decides in which window it has its turn.
    let subject: any Subject
    /// What reports call it.
    let name: String
    let isAnimated: Bool
    /// Whether it was asked for by a navigator that renders, and not by the user or the program.
    let isRendering: Bool
    /// Who is told that it is over.
    var ending = Ending.nobody
    /// Says at the verb's turn what is to change; nothing when it is so already.
    let plan: @MainActor () throws(PresentationError) -> Rearrangement?
}

extension Verb {
    enum Ending {
        case nobody
        case completion(@MainActor () -> Void)
        /// A task that waits for the controllers that went.
        case task(CheckedContinuation<[ViewController], any Error>)
    }

    typealias Outcome = Result<[ViewController], PresentationError>
}

extension Verb.Ending {
    init(_ completion: (@MainActor () -> Void)?) {
        self = completion.map { .completion($0) } ?? .nobody
    }

    /// What is left to do when the verb is over; it may hold the controllers that went.
    func call(with outcome: Verb.Outcome) -> (@MainActor () -> Void)? {
        switch self {
        case .nobody: nil
        case .completion(let completion): completion
        case .task(let continuation): { continuation.resume(with: outcome.mapError { $0 }) }
        }
    }
}

extension Verb {
    @MainActor
    init(
        _ name: String,
        of subject: any Subject,
        animated: Bool,
        plan: @escaping @MainActor () throws(PresentationError) -> Rearrangement?
    ) {
        self.init(
            subject: subject,
            name: name,
            isAnimated: animated,
            isRendering: RenderingPlace.ofThisTask != nil,
            plan: plan
        )
    }

    /// Asks for the change; faults are reported.
    @MainActor
    func ask(_ completion: (@MainActor () -> Void)?) {
        var verb = self
        verb.ending = Ending(completion)
        subject.stage.ask(verb)
    }

    /// Asks for the change and waits until it is over.
    ///
    /// - Returns: The controllers that went.
    @MainActor
    @discardableResult
    func perform() async throws -> [ViewController] {
        try await withCheckedThrowingContinuation { continuation in
            var verb = self
            verb.ending = .task(continuation)
            subject.stage.ask(verb)
        }
    }
}

/// Whatever verbs are asked of.
@MainActor
protocol Subject: AnyObject {
    /// Where its verbs have their turn.
    var stage: Stage { get }
}
