import Foundation
import Routing

/// What takes steps and prints their story: who was asked, what waits, and what came back.
///
/// It listens to the router's events. They come one at a time and in order, and before `idle()` returns, so that
/// the story reads the same every time.
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

    /// Takes a step, and tells what came of it and of what it let go on.
    ///
    /// - Parameter step: The step.
    /// - Returns: Whether nothing failed; what is held may be handled yet.
    func take(_ step: Step) async -> Bool {
        print(step.heading.printable)
        let (stream, continuation) = AsyncStream<RoutingEvent>.makeStream()
        let observation = library.router.observe { event in
            Self.tell(event)
            continuation.yield(event)
        }
        var events = stream.makeAsyncIterator()
        var succeeds = true
        // A dispatch begins when its task does, and tells so by an event: before it, the router would be idle.
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

    /// Tells what still waits, as JSON: a program would save it for its next run.
    ///
    /// - Returns: Whether nothing waits.
    /// - Throws: What the encoder throws.
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
    /// - Returns: Whether something is being dispatched.
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
