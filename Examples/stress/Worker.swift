import Routing

/// One of the tasks that stress the router.
struct Worker {
    let arena: Arena
    let ledger: Ledger

    private final class Owner: RouteOwner, Sendable {}

    /// Works until an instant.
    func work(until end: ContinuousClock.Instant) async {
        while ContinuousClock.now < end {
            let deed = Deed.drawn()
            let ticket = await ledger.ticket(for: deed)
            await perform(deed, on: deed.url(ticket))
        }
    }

    private func perform(_ deed: Deed, on url: String) async {
        let place: any RouteOpening = Bool.random() ? arena.router : arena.router["red", "green"]
        switch deed {
        case .dispatch, .fail, .drop: _ = try? await place.dispatch(url)
        case .data: place.open(url, passing: url)
        case .register: try? register(for: url)
        case .own: try? own(for: url)
        case .cancel: await cancel(url, in: place)
        case .sweep: sweep(url)
        case .visit, .trespass: place.open(url, from: .external(source: "a stranger"))
        default: place.open(url)
        }
    }

    /// Registers a map for one URL, and disposes of it before or after the URL is handled.
    private func register(for url: String) throws {
        let pattern = try RoutePattern(url)
        let map = arena.router.map(pattern, tags: Arena.tags.randomElement().map { [$0] } ?? []) { _ in }
        let proxy = arena.router.proxy(pattern) { _ in .pass }
        arena.router.open(url)
        arena.router.dispose(of: map)
        arena.router.dispose(of: proxy)
    }

    /// Registers a map whose owner is released at once.
    private func own(for url: String) throws {
        let owner = Owner()
        arena.router.map(try RoutePattern(url), owner: owner) { _ in }
        arena.router.open(url)
        withExtendedLifetime(owner) {}
    }

    /// Dispatches from a task that is cancelled at once.
    private func cancel(_ url: String, in place: any RouteOpening) async {
        let task = Task { try await place.dispatch(url) }
        task.cancel()
        _ = await task.result
    }

    /// Opens a URL in a scope, and cancels all waiting URLs of that scope.
    private func sweep(_ url: String) {
        arena.router[Arena.swept].open(url)
        arena.router.cancelPending(tags: [Arena.swept])
    }
}
