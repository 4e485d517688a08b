import Dispatch
import Routing

/// The measurements of a router that was filled with routes and emptied again.
struct RouterLife {
    private let routes: Double
    private let mapping: Duration
    private let disposal: Duration
    private let bytes: Double?
    private let bytesAfterDisposal: Double?
    private let bytesReturned: Double?

    /// Fills a router and empties it in shuffled order.
    ///
    /// - Parameters:
    ///   - corpus: The routes.
    ///   - queue: The queue of their handlers.
    init(of corpus: Corpus, on queue: DispatchQueue) {
        let clock = ContinuousClock()
        let router = Routing()
        var random = SplitMix64(seed: 0)
        // The array of identities exists before the first reading and after the last one.
        var uuids: [RouteUUID] = []
        uuids.reserveCapacity(corpus.patterns.count)
        let bytesAtFirst = Heap.bytesInUse

        var texts = corpus.withTextsOfItsOwn.patterns
        mapping = clock.measure { for text in texts { uuids.append(router.mapIdly(text, on: queue)) } }
        // From here on, only the router retains the texts of the patterns.
        texts = []
        let bytesWhenFull = Heap.bytesInUse
        let occupiedWhenFull = Heap.bytesOccupied

        uuids.shuffle(using: &random)
        disposal = clock.measure { for uuid in uuids { router.dispose(of: uuid) } }

        routes = Double(corpus.patterns.count)
        bytes = Heap.growth(bytesWhenFull, since: bytesAtFirst)
        bytesAfterDisposal = Heap.growth(Heap.bytesInUse, since: bytesAtFirst)
        bytesReturned = Heap.growth(occupiedWhenFull, since: Heap.bytesOccupied)
    }

    var nanosecondsPerMap: Double { mapping / .nanoseconds(1) / routes }
    var nanosecondsPerDisposal: Double { disposal / .nanoseconds(1) / routes }
    /// The heap memory of a route; `nil` where the platform does not report it.
    var bytesPerRoute: Double? { bytes.map { $0 / routes } }
    /// The part of that memory that the router still holds when all routes are gone.
    var bytesPerRouteAfterDisposal: Double? { bytesAfterDisposal.map { $0 / routes } }
    /// The memory that the process returns to the system when all routes are gone.
    var megabytesReturned: Double? { bytesReturned.map { $0 / 1_000_000 } }
}

extension RouterLife {
    /// Fills and empties routers one after the other.
    ///
    /// - Parameters:
    ///   - corpus: The routes of each.
    ///   - queue: The queue of their handlers.
    ///   - duration: The time limit; at least one router is filled and emptied in any case.
    /// - Returns: The measurements of each router.
    static func several(of corpus: Corpus, on queue: DispatchQueue, for duration: Duration) -> [RouterLife] {
        let deadline = ContinuousClock.now + duration
        var lives: [RouterLife] = []
        repeat {
            lives.append(RouterLife(of: corpus, on: queue))
        } while ContinuousClock.now < deadline
        return lives
    }
}
