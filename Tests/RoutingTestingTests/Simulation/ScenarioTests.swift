import RoutingTesting
import Scenarios
import SeededRandom
import Testing

/// Schedules of everything at once; `swift run simulate` plays as many as one likes.
@MainActor
@Suite struct ScenarioTests {
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test(arguments: ["dispatch", "navigation"])
    func noScheduleFindsAFault(name: String) async throws {
        let scenario = try #require(Scenario(rawValue: name))
        try await Simulation.explore(schedules: Effort.times(60)) { try await scenario.play($0) }
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @Test(arguments: ["dispatch", "navigation"])
    func aScheduleAloneIsTheSameAsAmongOthers(name: String) async throws {
        let scenario = try #require(Scenario(rawValue: name))
        var traces: [UInt64: [String]] = [:]
        try await Simulation.explore(schedules: 20) { simulation in
            try await scenario.play(simulation)
            traces[simulation.seed] = simulation.trace
        }
        try await Simulation.explore(schedules: 1, from: 17) { simulation in
            try await scenario.play(simulation)
            #expect(simulation.trace == traces[17] ?? simulation.trace)
        }
        #expect(traces.count == 20)
    }
}
