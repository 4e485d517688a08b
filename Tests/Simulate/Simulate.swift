import Foundation
import RoutingTesting
import Scenarios

/// Plays scenarios in simulations, as many as one likes: `simulate [dispatch|navigation] [schedules] [first
/// seed]`.
///
/// With `digest` in front it prints a number for all that happened, which is the same in every process; with
/// `trace` in front it prints what happened.
@main
struct Simulate {
    static func main() async throws {
        guard #available(macOS 15, *) else {
            print("simulations need macOS 15 or newer")
            exit(1)
        }
        var arguments = CommandLine.arguments.dropFirst()
        let mode = ["digest", "trace", "traces"].first { $0 == arguments.first }
        if mode != nil { arguments.removeFirst() }
        let name = arguments.popFirst() ?? "dispatch"
        let schedules = arguments.popFirst().flatMap { Int($0) } ?? 10_000
        let first = arguments.popFirst().flatMap { UInt64($0) } ?? 1
        guard let scenario = Scenario(rawValue: name) else {
            print("there is no scenario '\(name)'")
            exit(2)
        }
        let digest = Digest()
        do {
            let count = try await Simulation.explore(schedules: schedules, from: first) { simulation in
                try await scenario.play(simulation)
                if mode == "digest" { digest.add(simulation) }
                if mode == "traces" {
                    print("seed \(simulation.seed): " + simulation.trace.joined(separator: "|"))
                }
                if mode == "trace" { print(simulation.trace.joined(separator: "\n")) }
            }
            print(mode == "digest" ? "\(digest.value)" : "\(count) schedules of '\(name)' and no fault")
        } catch {
            print(error)
            exit(1)
        }
    }
}

/// A number for all that happened.
@MainActor
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class Digest {
    private(set) var value: UInt64 = 0

    init() {}

    func add(_ simulation: Simulation) {
        // The order in which simulations end does not matter.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325 &+ simulation.seed
        for byte in simulation.trace.joined(separator: "\n").utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        value &+= hash
    }
}
