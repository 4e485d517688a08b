import Dispatch
import Routing

/// The measurements of a router whose first handler blocks the queue while other URLs are opened.
struct HeldRouter {
    let opens: Int
    let maximum: Int?
    let accepted: Int
    private let opening: Duration
    private let draining: Duration
    private let bytes: Double?
    private let bytesAfterwards: Double?

    /// Opens URLs while a handler blocks the queue, then lets all of them be handled.
    ///
    /// - Parameters:
    ///   - opens: The number of opened URLs.
    ///   - maximum: The maximum number of waiting jobs.
    ///   - queue: The queue of the handlers.
    init(opening opens: Int, maximum: Int?, on queue: DispatchQueue) async {
        let clock = ContinuousClock()
        let router = Routing(configuration: .init(maximumPendingOpens: maximum))
        let gate = DispatchSemaphore(value: 0)
        // Blocks the queue, so that no other handler runs before the last URL is opened.
        router.map("/held", queue: queue) { _, _, _, completed in
            gate.wait()
            completed()
        }
        router.mapIdly("/push/books/:id", on: queue)
        router.open("/held")
        let bytesAtFirst = Heap.bytesInUse
        var accepted = 0
        opening = clock.measure {
            // Each URL is a separate text, as links from outside are.
            for number in 0..<opens where router.open("app://push/books/\(number)?from=outside") {
                accepted += 1
            }
        }
        let bytesWhenFull = Heap.bytesInUse
        draining = await clock.measure {
            gate.signal()
            await router.idle()
        }
        let bytesAtLast = Heap.bytesInUse
        let count = Double(max(accepted, 1))
        self.opens = opens
        self.maximum = maximum
        self.accepted = accepted
        bytes = Heap.growth(bytesWhenFull, since: bytesAtFirst).map { $0 / count }
        bytesAfterwards = Heap.growth(bytesAtLast, since: bytesAtFirst).map { $0 / count }
    }

    /// The time of an `open`, refused URLs included.
    var nanosecondsPerOpen: Double { opening / .nanoseconds(1) / Double(opens) }
    /// The time from the release of the first handler to the end of the last, for each waiting job.
    var nanosecondsPerDrainedOpen: Double { draining / .nanoseconds(1) / Double(max(accepted, 1)) }
    /// The heap memory of a waiting job.
    var bytesPerPendingOpen: Double? { bytes }
    /// The memory that is still in use after all jobs have ended, for each job that waited.
    var bytesPerOpenAfterDraining: Double? { bytesAfterwards }
}
