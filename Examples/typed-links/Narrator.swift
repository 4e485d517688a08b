import Foundation
import Routing

/// Takes steps and prints their story: the guards and handlers that ran, the jobs that wait, and the returned
/// values.
///
/// It observes the router's events. They arrive one at a time and in order, before `idle()` returns, so the
/// story is the same in every run.
@MainActor
final class Narrator {
    private let library: Library
    private let visits = Visits()

    /// Creates a narrator.
    ///
    /// - Parameter library: The app.
    init(of library: Library) {
        self.library = library
    }

    /// Takes a step, and tells the outcomes of its job and of the jobs that it releases.
    ///
    /// - Parameter step: The step.
    /// - Returns: Whether no job failed; a held job may still be handled later.
    func take(_ step: Step) async -> Bool {
        print(step.heading.printable)
        let (stream, continuation) = AsyncStream<RoutingEvent>.makeStream()
        let observation = library.router.observe { event in
            Self.tell(event)
            continuation.yield(event)
        }
        var events = stream.makeAsyncIterator()
        var succeeds = true
        // A dispatch begins when its task runs, and then sends an event. Before that event, the router would
        // seem idle.
        if begin(step) { succeeds = await events.next()?.error == nil }
        await library.router.idle()
        observation.end()
        continuation.finish()
        while let event = await events.next() { succeeds = succeeds && event.error == nil }
        for outcome in await visits.takeOutcomes(unlessIn: held) {
            if let text = outcome.value(as: String.self) { Self.tell("returned", text) }
        }
        print()
        return succeeds
    }

    /// Prints the held URLs as JSON, which a real program would save for its next run.
    ///
    /// - Returns: Whether nothing is held.
    /// - Throws: The error that the encoder throws.
    func tellHeld() throws -> Bool {
        if held.isEmpty { return true }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        print("still held at the gate '\(library.session.signedIn.name)'")
        print(String(decoding: try encoder.encode(held), as: UTF8.self))
        return false
    }

    private var held: [HeldIntent] { library.session.signedIn.pending }

    /// Begins a step.
    ///
    /// - Returns: Whether a dispatch has begun.
    private func begin(_ step: Step) -> Bool {
        let router = library.router
        switch step {
        case .open(let route): visits.begin { try await router.dispatch(route, passing: $0) }
        case .openURL(let url): visits.begin { try await router.dispatch(url, passing: $0) }
        case .logIn: library.session.logIn()
        case .cancelLogin: library.session.cancelLogin()
        case .logOut: library.session.logOut()
        }
        switch step {
        case .open, .openURL: return true
        case .logIn, .cancelLogin, .logOut: return false
        }
    }
}
