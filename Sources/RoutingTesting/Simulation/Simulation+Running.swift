@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Simulation {
    /// The largest number of steps in a run; a run with more is treated as an endless loop.
    private static let limit = 100_000
    /// How often a run settles again before it counts the tasks that wait as waiting forever.
    private static let mostSettlings = 16

    /// Runs steps until no step is left.
    ///
    /// - Throws: ``SimulationFailure`` if an expectation failed, a task threw or never ended, or work left
    ///   the simulation.
    @MainActor
    public func run() async throws {
        try await settle()
        // Nested redirects, for example, make a longer chain of main-actor jobs than most requests.
        for _ in 0..<Self.mostSettlings where !unfinished.isEmpty { try await settle() }
        let waiting = unfinished
        guard waiting.isEmpty else {
            throw failure("nothing can happen any more, and these wait: \(waiting)")
        }
        let sleepers = clock.sleeperCount
        guard sleepers == 0 else { throw failure("\(sleepers) sleep on a clock that passes no more") }
    }

    /// Runs steps until no step is left, or until all tasks wait for the caller's next action.
    ///
    /// - Throws: ``SimulationFailure`` if an expectation failed, a task threw, or work left the simulation.
    @MainActor
    public func settle() async throws {
        try await Task(executorPreference: MainQueue.executor) { try await self.goOn() }.value
    }

    @MainActor
    private func goOn() async throws {
        var count = 0
        var quietTurns = 0
        while complaint == nil, quietTurns < mostQuietTurns {
            // The seed also decides whether, and how often, the main actor runs before the next step.
            let turns = quietTurns > 0 ? 1 : max(draw(below: 6) - 3, 0)
            for _ in 0..<turns { await MainQueue.turn() }
            quietTurns = advance(after: quietTurns) ? 0 : quietTurns + 1
            if quietTurns == 0 { count += 1 }
            guard count < Self.limit else { throw failure("it goes round in circles") }
        }
        if let complaint { throw failure(complaint) }
        if steps.hasEscaped { throw failure("something ran on another thread, whose order no seed decides") }
    }

    /// The number of idle turns of the main actor before the run counts as quiet: a task may wait for a long
    /// chain of main-actor jobs that the simulation cannot see.
    private var mostQuietTurns: Int { unfinished.isEmpty ? 2 * Self.longestChain : 4 * Self.longestChain }
    /// The number of these jobs in a row: one for each asynchronous function that returns to another.
    private static let longestChain = 32

    /// Runs one step.
    ///
    /// - Parameter quietTurns: The number of idle turns so far.
    /// - Returns: Whether there was a step to run.
    @MainActor
    private func advance(after quietTurns: Int) -> Bool {
        let isHasty = quietTurns == 0 && !isCalm && draw(below: 24) == 0
        if isHasty || quietTurns == Self.longestChain, let waking = clock.nextWaking {
            let duration = clock.now.duration(to: waking)
            note("the clock moves by \(duration)")
            clock.advance(by: duration)
            return true
        }
        guard let step = steps.take({ draw(below: $0) }) else { return false }
        note(step.label)
        steps.run(step)
        return true
    }

    func failure(_ message: String) -> SimulationFailure {
        SimulationFailure(seed: seed, message: message, trace: trace)
    }
}
