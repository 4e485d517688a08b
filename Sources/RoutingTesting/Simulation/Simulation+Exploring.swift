#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Simulation {
    /// Runs a scenario once for each of many seeds.
    ///
    /// The environment takes precedence: `SIMULATION_SEED=n` runs only that seed, to repeat a failure, and
    /// `SIMULATION_SCHEDULES=n` runs that many seeds.
    ///
    /// - Parameters:
    ///   - schedules: The number of seeds; at least one, because a scenario that never runs cannot fail.
    ///   - first: The first seed.
    ///   - scenario: Sets up a simulation and runs it.
    /// - Returns: The number of runs.
    /// - Throws: ``SimulationFailure`` of the first seed that failed.
    @MainActor
    @discardableResult
    public static func explore(
        schedules: Int = 1000,
        from first: UInt64 = 1,
        _ scenario: @escaping @MainActor (Simulation) async throws -> Void
    ) async throws -> Int {
        let environment = ProcessInfo.processInfo.environment
        if let seed = environment["SIMULATION_SEED"].flatMap({ UInt64($0) }) {
            try await Task(executorPreference: MainQueue.executor) { try await play(seed, scenario) }.value
            return 1
        }
        let count = max(1, environment["SIMULATION_SCHEDULES"].flatMap { Int($0) } ?? schedules)
        let seeds = Seeds(first, count)
        // Several scenarios run at a time, though on one thread. They share no state, and each turn of the
        // main queue serves them all.
        let players = (0..<min(count, 64)).map { _ in
            Task(executorPreference: MainQueue.executor) { try await play(seeds, scenario) }
        }
        for player in players { _ = await player.result }
        for player in players { try await player.value }
        return count
    }

    /// Runs a scenario for all remaining seeds.
    @MainActor
    private static func play(
        _ seeds: Seeds,
        _ scenario: @escaping @MainActor (Simulation) async throws -> Void
    ) async throws {
        // One failure ends the exploration.
        defer { seeds.stop() }
        while let seed = seeds.next() { try await play(seed, scenario) }
    }

    /// Runs a scenario once.
    @MainActor
    private static func play(
        _ seed: UInt64,
        _ scenario: @escaping @MainActor (Simulation) async throws -> Void
    ) async throws {
        let simulation = Simulation(seed: seed)
        do {
            try await scenario(simulation)
        } catch let failure as SimulationFailure {
            throw failure
        } catch {
            throw simulation.failure("\(error)")
        }
        if let complaint = simulation.complaint { throw simulation.failure(complaint) }
    }

    /// The remaining seeds.
    @MainActor
    private final class Seeds {
        private var seed: UInt64
        private var left: Int

        init(_ first: UInt64, _ count: Int) {
            seed = first
            left = count
        }

        func next() -> UInt64? {
            if left == 0 { return nil }
            left -= 1
            defer { seed &+= 1 }
            return seed
        }

        func stop() {
            left = 0
        }
    }
}
