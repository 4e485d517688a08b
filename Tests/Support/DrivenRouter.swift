import Dispatch

@testable import Routing

/// A router whose every step a test runs, and a log of the calls of its handlers.
struct DrivenRouter {
    let scheduler = DrivenScheduler()
    let router: Routing
    let seen = Recorder<String>()

    init(_ configuration: Routing.Configuration = Routing.Configuration()) {
        router = Routing(configuration: configuration, scheduler: WeakScheduler(scheduler))
    }

    /// Maps a pattern to a handler that records a label, or its route if there is no label, and completes.
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

    /// Maps a pattern to a handler that records its route and retains its continuation in a box.
    func hold(_ pattern: RoutePattern) -> Box<Completed> {
        let box = Box<Completed>()
        router.map(pattern) { [seen] route, _, _, completed in
            seen.record(route)
            box.put(completed)
        }
        return box
    }

    /// Registers a proxy that records a label, and redirects to a URL if one is given.
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

    /// Registers a guard that records a label, and redirects to a URL if one is given.
    @discardableResult
    func protect(_ pattern: RoutePattern, as label: String, commit: String? = nil) -> RouteUUID {
        router.protect(pattern) { [seen] _, parameters, data, next in
            seen.record(label)
            next(commit.map { ($0, parameters, data) })
        }
    }

    /// Opens URLs and runs steps until none is left.
    func run(_ urls: String...) {
        for url in urls { router.open(url) }
        scheduler.runAll()
    }
}

/// Forwards every call to a scheduler that the test retains.
///
/// Steps that the test never runs retain the router, so the router must not retain them.
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
