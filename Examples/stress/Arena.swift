import Dispatch
import Routing

/// The router under stress, with its permanent routes.
struct Arena: Sendable {
    let router: Routing
    let gate = Gate("stress", capacity: 64, policy: .dropOldest, timeToLive: .milliseconds(50))
    let queue = DispatchQueue(label: "stress", attributes: .concurrent)

    /// A tag that no entry has alone, for URLs that are swept from the queue.
    static let swept = "swept"
    static let tags = ["red", "green", swept]

    private static let patience = Duration.milliseconds(100)

    struct Failure: Error {}

    init() {
        router = Routing(
            configuration: .init(
                concurrency: .limit(8),
                abandonment: .resume,
                handlerTimeout: Self.patience,
                maximumPendingOpens: 512
            )
        )
    }

    /// Registers the permanent routes; call it once the ledger listens.
    func furnish() {
        mapWhatIsHandled()
        mapWhatIsDoneWrong()
        let gate = gate
        router.proxy("/redirect/:ticket", tags: Self.tags) { request in
            .redirect(to: "stress://open/\(request.parameters["ticket"] ?? "")")
        }
        router.proxy("/hold/*", tags: Self.tags) { _ in gate.isOpen ? .pass : .hold(at: gate) }
        router.proxy("/reject/*", tags: Self.tags) { _ in .reject("not today") }
    }

    private func mapWhatIsHandled() {
        for deed in [Deed.open, .dispatch, .redirect, .data, .hold, .cancel, .sweep, .reject, .visit] {
            router.map("/\(deed.rawValue)/*", tags: Self.tags) { _ in }
        }
        router.map("/trespass/*", tags: Self.tags, accepting: [.internal]) { _ in }
        router.map("/classic/*", tags: Self.tags, queue: queue) { _, _, _, completed in completed() }
    }

    private func mapWhatIsDoneWrong() {
        let queue = queue
        router.map("/fail/*", tags: Self.tags) { _ in throw Failure() }
        router.map("/drop/*", tags: Self.tags, queue: queue) { _, _, _, _ in }
        router.map("/twice/*", tags: Self.tags, queue: queue) { _, _, _, completed in
            completed()
            completed()
        }
        router.map("/late/*", tags: Self.tags, queue: queue) { _, _, _, completed in
            queue.asyncAfter(deadline: .now() + .milliseconds(150), execute: completed)
        }
    }

    /// Opens and closes the gate by turns until the task is cancelled, and leaves it open.
    func keepGate() async {
        let turns = [
            { gate.open() },
            { gate.close() },
            { gate.discard() },
            { gate.open(keeping: .latest) },
            { gate.close() },
        ]
        for turn in 0... {
            do {
                try await Task.sleep(for: .milliseconds(7))
            } catch {
                break
            }
            turns[turn % turns.count]()
        }
        gate.open()
    }
}
