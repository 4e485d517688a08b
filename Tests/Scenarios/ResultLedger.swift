import RoutingNavigation
import RoutingTesting

/// The callers that wait for what places finish with, and whether what they are told is so.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@MainActor
final class ResultLedger {
    private let simulation: Simulation
    private let navigator: Navigator
    private var lastCaller = 0
    /// How many callers have no answer yet.
    private(set) var waiting = 0
    /// The URLs of the places that finished with a value, by the value.
    private var finished: [String] = []
    /// The callers that have to be told a value, since their places finished with one while they waited.
    private var owed: Set<String> = []
    /// The URLs of the places that may have been taken away without a value before they finish with one.
    private var doubtful: Set<String> = []
    /// Places that were seen, also those that are gone.
    private var seen: [Destination] = []

    init(_ simulation: Simulation, _ navigator: Navigator) {
        self.simulation = simulation
        self.navigator = navigator
    }

    /// Has a caller wait for the result of a place, and give up perhaps.
    func ask(for url: String) {
        lastCaller += 1
        waiting += 1
        let name = "caller \(lastCaller)"
        simulation.note("\(name) waits for \(url)")
        let task = simulation.start(name) { [self] in await wait(for: url, name) }
        if simulation.chance(50) {
            simulation.start("finisher of \(name)") { [self] in
                for _ in 0..<4 { await simulation.pause() }
                await finish()
            }
        }
        if simulation.chance(25) {
            doubtful.insert(url)
            simulation.later("cancel \(name)") { task.cancel() }
        }
    }

    private func wait(for url: String, _ name: String) async {
        defer { waiting -= 1 }
        do {
            let result = try await navigator.result(of: url, as: Int.self, passing: name)
            simulation.note("\(name) is told \(result.map { "\($0)" } ?? "nothing")")
            simulation.expect(
                result != nil || !owed.contains(name), "\(name) is told nothing, and its place finished")
            guard let value = result else { return }
            simulation.expect(
                finished[value] == url, "\(name) waits for \(url) and is told \(value) of another place")
        } catch is CancellationError {
            simulation.note("\(name) is cancelled")
            simulation.expect(Task.isCancelled, "\(name) was not cancelled and is told so")
        } catch let error as NavigationError {
            simulation.note("\(name) is refused: \(error.code)")
            simulation.expect(error.code != .wrongResult, "\(name): \(error)")
        } catch {
            simulation.note("\(name) is refused: \(error)")
        }
    }

    /// Has a place finish: mostly the one that shows, or one below it, hidden, or gone.
    func finish() {
        let places = navigator.state.nodes.filter { $0.kind == .endpoint }.map(\.destination)
        guard let leaf = navigator.state.activeLeaf?.destination else { return }
        seen.append(leaf)
        let others = simulation.chance(50) ? places : seen
        let place = simulation.chance(60) ? leaf : others[simulation.draw(below: others.count)]
        simulation.note("\(place) finishes")
        let url = place.url ?? ""
        if simulation.chance(20) {
            doubtful.insert(url)
            return place.finish()
        }
        finished.append(url)
        let caller = navigator.state.find(place.id)?.destination.context as? String
        if let caller, !doubtful.contains(url) { owed.insert(caller) }
        place.finish(with: finished.count - 1)
    }

    /// Goes where none of the places is that callers wait for, until none waits any more.
    func sweep() async {
        for round in 0..<200 where waiting > 0 {
            _ = try? await navigator.open(round.isMultiple(of: 2) ? "login" : "about")
            await simulation.pause()
        }
    }
}
