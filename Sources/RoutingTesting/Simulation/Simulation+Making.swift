public import Routing
public import RoutingNavigation
public import RoutingPresentation

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Simulation {
    /// Makes a router that runs in the simulation.
    ///
    /// Handlers may complete late with ``later(_:_:)``, and wait with ``pause()`` or on ``clock``.
    ///
    /// - Parameter configuration: How the router reads URLs and runs handlers; the simulation replaces its
    ///   clock.
    /// - Returns: The router.
    public func router(configuration: Routing.Configuration = Routing.Configuration()) -> Routing {
        var configuration = configuration
        configuration.clock = clock
        return Routing(configuration: configuration, scheduler: steps)
    }

    /// Makes a gate that runs in the simulation.
    ///
    /// - Parameters:
    ///   - name: A name for reports.
    ///   - capacity: The number of jobs that it holds; `nil` for no limit.
    ///   - policy: How it treats another job when it is full.
    ///   - timeToLive: The longest time that it holds a job; `nil` for no limit.
    ///   - coalescesDuplicates: Whether a job replaces a held job with the same URL.
    /// - Returns: The gate.
    public func gate(
        _ name: String,
        capacity: Int? = nil,
        policy: Gate.Policy = .refuse,
        timeToLive: Duration? = nil,
        coalescesDuplicates: Bool = false
    ) -> Gate {
        Gate(
            name,
            capacity: capacity,
            policy: policy,
            timeToLive: timeToLive,
            clock: clock,
            coalescesDuplicates: coalescesDuplicates,
            scheduler: steps
        )
    }

    /// Makes a navigator that runs in the simulation.
    ///
    /// - Parameters:
    ///   - tree: The places of the app.
    ///   - renderer: The renderer of the places. By default, the views follow `Navigator.projection`.
    ///   - timeout: The time limit for one change.
    /// - Returns: The navigator.
    @MainActor
    public func navigator<Presentable>(
        _ tree: NavigationTree<Presentable>,
        renderer: (any NavigationRenderer)? = nil,
        timeout: Duration? = nil
    ) -> Navigator {
        Navigator(tree, renderer: renderer, timeout: timeout, clock: clock, scheduler: steps)
    }

    /// Makes a navigator that runs in the simulation and opens URLs through a router.
    ///
    /// - Parameters:
    ///   - tree: The places of the app.
    ///   - renderer: The renderer of the places. By default, the views follow `Navigator.projection`.
    ///   - router: A router of this simulation, or a scope of one.
    ///   - tags: The tags of the navigator's routes.
    ///   - accepting: The origins whose URLs the routes accept; `nil` for the router's configured default.
    ///   - options: The options for URLs that reach the navigator through the router.
    ///   - timeout: The time limit for one change.
    /// - Returns: The navigator.
    @MainActor
    public func navigator<Presentable>(
        _ tree: NavigationTree<Presentable>,
        renderer: (any NavigationRenderer)? = nil,
        in router: some RouteMapping & RouteOpening,
        tags: [String] = ["Views"],
        accepting: [RouteOrigin.Kind]? = nil,
        options: OpeningOptions = [],
        timeout: Duration? = nil
    ) -> Navigator {
        let navigator = navigator(tree, renderer: renderer, timeout: timeout)
        navigator.enter(router, tags: tags, accepting: accepting, options: options)
        return navigator
    }

    /// Makes an animator whose transitions end when the seed decides.
    ///
    /// - Parameter faults: Whether the animator sometimes ends a transition twice, or never.
    /// - Returns: The animator.
    @MainActor
    public func animator(withFaults faults: Bool = false) -> any Animator {
        SimulationAnimator(simulation: self, hasFaults: faults)
    }
}

/// Ends transitions when a seed decides.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private struct SimulationAnimator: Animator {
    let simulation: Simulation
    let hasFaults: Bool

    func animate(_ transition: Transition, finished: @escaping @MainActor () -> Void) {
        let fault = hasFaults ? simulation.draw(below: 20) : 20
        if fault == 0 {
            simulation.note("forget an animation")
            return
        }
        if fault == 1 { finish(finished) }
        finish(finished)
    }

    private func finish(_ finished: @escaping @MainActor () -> Void) {
        simulation.steps.add(.turn(finished), "end an animation")
    }
}
