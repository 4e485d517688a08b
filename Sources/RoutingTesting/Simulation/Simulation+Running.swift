@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Simulation {
    /// The most steps of a run; one that has more goes round in circles.
    private static let limit = 100_000

    /// Lets things happen until nothing can happen any more.
    ///
    /// - Throws: ``SimulationFailure`` if an expectation was not met, a task threw or never ended, or
    ///   something left the simulation.
    @MainActor
    public func run() async throws {
        try await settle()
        let waiting = unfinished
        guard waiting.isEmpty else {
            throw failure("nothing can happen any more, and these wait: \(waiting)")
        }
        let sleepers = clock.sleeperCount
        guard sleepers == 0 else { throw failure("\(sleepers) sleep on a clock that passes no more") }
    }

    /// Lets things happen until nothing can happen any more, or until all wait for what the caller does next.
    ///
    /// - Throws: ``SimulationFailure`` if an expectation was not met, a task threw, or something left the
    ///   simulation.
    @MainActor
    public func settle() async throws {
        try await Task(executorPreference: MainQueue.executor) { try await self.goOn() }.value
    }

    @MainActor
    private func goOn() async throws {
        var count = 0
        var quietTurns = 0
        while complaint == nil, quietTurns < mostQuietTurns {
            // Whether the main actor has its turn before the next step, and how often, is for the seed to say too.
            let turns = quietTurns > 0 ? 1 : max(draw(below: 6) - 3, 0)
            for _ in 0..<turns { await MainQueue.turn() }
            quietTurns = advance(after: quietTurns) ? 0 : quietTurns + 1
            if quietTurns == 0 { count += 1 }
            guard count < Self.limit else { throw failure("it goes round in circles") }
        }
        if let complaint { throw failure(complaint) }
        if steps.hasEscaped { throw failure("something ran on another thread, whose order no seed decides") }
    }

    /// How often the main actor has its turn before its silence counts: a task may wait for a long chain of
    /// its jobs, of which nothing shows here.
    private var mostQuietTurns: Int { unfinished.isEmpty ? 16 : 64 }

    /// Makes something happen.
    ///
    /// - Parameter quietTurns: How often nothing happened.
    /// - Returns: Whether there was something.
    @MainActor
    private func advance(after quietTurns: Int) -> Bool {
        let isHasty = quietTurns == 0 && !isCalm && draw(below: 24) == 0
        if isHasty || quietTurns == 8, let waking = clock.nextWaking {
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
