import Dispatch
import Routing

/// Measures the cost of registering and disposing of routes, for several numbers of routes.
struct RegistrationBenchmark {
    /// The number of routes that are added without changing the size of a router noticeably.
    private static let mostAdditions = 50

    let effort: Effort

    /// Takes the measurements.
    ///
    /// - Parameter sizes: The numbers of routes, the smallest first.
    /// - Returns: A row of the table for each.
    /// - Throws: The error of an operation.
    func measure(_ sizes: [Int]) async throws -> [RegistrationRow] {
        let corpora = sizes.map { Corpus.wide($0) }
        let queue = DispatchQueue(label: "handlers")
        // The memory comes first, because later measurements disturb the heap.
        let lives = corpora.map { corpus in
            Progress.tell("registration: \(corpus.patterns.count.inGroups) routes come and go")
            return RouterLife.several(of: corpus, on: queue, for: effort.contest)
        }
        let routers = corpora.map { Routing.serving($0, on: queue) }
        Progress.tell("registration: a map with all routes in place")
        let maps = try await measureMaps(into: routers, on: queue, opening: false)
        Progress.tell("registration: a map and an open with all routes in place")
        let opens = try await measureMaps(into: routers, on: queue, opening: true)
        return sizes.indices.map { index in
            let lives = lives[index]
            return RegistrationRow(
                routes: sizes[index],
                nanosecondsPerMapInARow: lives.map(\.nanosecondsPerMap).median,
                nanosecondsPerMapInPlace: maps[index].median,
                timesFewest: maps[index].ratio(to: maps[0]),
                nanosecondsPerMapAndOpen: opens[index].median,
                nanosecondsPerDisposal: lives.map(\.nanosecondsPerDisposal).median,
                bytesPerRoute: lives[0].bytesPerRoute,
                bytesPerRouteAfterDisposal: lives[0].bytesPerRouteAfterDisposal,
                megabytesReturned: lives[0].megabytesReturned
            )
        }
    }

    /// Measures a map in all routers in turn.
    private func measureMaps(
        into routers: [Routing],
        on queue: DispatchQueue,
        opening: Bool
    ) async throws -> [Samples] {
        let contestants = routers.map { router in
            Contestant.map(into: router, on: queue, largestBatch: Self.mostAdditions, opening: opening)
        }
        return try await Alternation(duration: effort.contest).measure(contestants)
    }
}
