import Dispatch
import Routing

extension Contestant {
    /// Mapping new patterns, which are disposed of between batches.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - queue: The queue of their handlers.
    ///   - largestBatch: The largest number of new patterns in the router at once.
    ///   - opens: Whether a URL of each pattern is opened before the next pattern is mapped.
    /// - Returns: The contestant to measure.
    static func map(
        into router: Routing,
        on queue: DispatchQueue,
        largestBatch: Int = .max,
        opening opens: Bool = false
    ) -> Contestant {
        var mapped: [RouteUUID] = []
        return Contestant(
            largestBatch: largestBatch,
            perform: { count in
                for _ in 0..<count {
                    let addition = Addition(number: mapped.count)
                    mapped.append(router.mapIdly(addition.pattern, on: queue))
                    if opens { router.open(addition.url) }
                }
                if opens { await router.idle() }
            },
            reset: {
                for uuid in mapped { router.dispose(of: uuid) }
                mapped.removeAll()
            }
        )
    }
}

extension Contestant {
    /// Mapping a new pattern, and disposing of it.
    static func mapAndDispose(in router: Routing, on queue: DispatchQueue) -> Contestant {
        Contestant(
            perform: { count in
                for number in 0..<count {
                    router.dispose(of: router.mapIdly(Addition(number: number).pattern, on: queue))
                }
            }
        )
    }
}
