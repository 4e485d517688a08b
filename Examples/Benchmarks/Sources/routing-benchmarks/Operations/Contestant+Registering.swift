import Dispatch
import Routing

extension Contestant {
    /// Mapping patterns that were not there before; they are disposed of between batches.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - queue: The queue of their handlers.
    ///   - largestBatch: How many are there at most beside those that were there before.
    ///   - opens: Whether each is opened before the next is mapped.
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
    /// Mapping a pattern that was not there before, and disposing of it.
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
