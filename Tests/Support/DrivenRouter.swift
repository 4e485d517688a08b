import Dispatch

@testable import Routing

/// A router whose every step a test drives, and a log of what its handlers saw.
struct DrivenRouter {
    let scheduler = DrivenScheduler()
    let router: Routing
    let seen = Recorder<String>()

    init(_ configuration: Routing.Configuration = Routing.Configuration()) {
        router = Routing(configuration: configuration, scheduler: WeakScheduler(scheduler))
    }

    /// Maps a pattern to a handler that records a label, or else its route, and completes.
    @discardableResult
    func map(
        _ pattern: RoutePattern,
        tags: [String] = [],
        owner: (any RouteOwner)? = nil,
        as label: String? = nil
    ) -> RouteUUID {
        router.map(pattern, tags: tags, owner: owner) { [seen] route, _, _, completed in
            seen.record(label ?? route)
            completed()
        }
    }

    /// Maps a pattern to a handler that records its route and keeps its continuation.
    func hold(_ pattern: RoutePattern) -> Box<Completed> {
        let box = Box<Completed>()
        router.map(pattern) { [seen] route, _, _, completed in
            seen.record(route)
            box.put(completed)
        }
        return box
    }

    /// Registers a proxy that records a label and decides as told.
    @discardableResult
    func proxy(
        _ pattern: RoutePattern,
        tags: [String] = [],
        owner: (any RouteOwner)? = nil,
        as label: String,
        commit: String? = nil
    ) -> RouteUUID {
        router.proxy(pattern, tags: tags, owner: owner) { [seen] _, parameters, data, next in
            seen.record(label)
            next(commit.map { ($0, parameters, data) })
        }
    }

    /// Registers a guard that records a label and decides as told.
    @discardableResult
    func protect(_ pattern: RoutePattern, as label: String, commit: String? = nil) -> RouteUUID {
        router.protect(pattern) { [seen] _, parameters, data, next in
            seen.record(label)
            next(commit.map { ($0, parameters, data) })
        }
    }

    /// Opens URLs and drives until nothing is left to run.
    func run(_ urls: String...) {
        for url in urls { router.open(url) }
        scheduler.runAll()
    }
}

/// Passes everything on to a scheduler that the test holds: steps that a test never runs hold the router,
/// which must not hold them.
private struct WeakScheduler: Scheduler {
    private weak let scheduler: DrivenScheduler?

    init(_ scheduler: DrivenScheduler) {
        self.scheduler = scheduler
    }

    func hop(to queue: DispatchQueue, _ step: @escaping @Sendable () -> Void) {
        scheduler?.hop(to: queue, step)
    }

    func start(_ operation: @escaping @Sendable () async -> Void) -> Cancel {
        guard let scheduler else { return {} }
        return scheduler.start(operation)
    }

    func wait(
        _ duration: Duration,
        on clock: any Clock<Duration>,
        then step: @escaping @Sendable () -> Void
    ) -> Cancel {
        guard let scheduler else { return {} }
        return scheduler.wait(duration, on: clock, then: step)
    }
}
