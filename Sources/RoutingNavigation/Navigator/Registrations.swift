internal import Routing

/// What the routes of a navigator go with: one object for each time that it was registered.
///
/// The navigator holds them, so its routes end with it, all at once; a handler that goes ends those that were
/// registered along with it.
final class Registrations: Sendable {
    private let owners = Locked<[Owner]>([])

    /// Begins a registration.
    func begin() -> Owner {
        let owner = Owner()
        owners.withLock { $0.append(owner) }
        return owner
    }

    private func end(_ owner: Owner) {
        let ended = owners.withLock { owners in
            let index = owners.firstIndex { $0 === owner }
            return index.map { owners.remove(at: $0) }
        }
        withExtendedLifetime(ended) {}
    }

    /// The owner of all routes of a registration.
    final class Owner: RouteOwner, Sendable {}

    /// Ends a registration when it goes itself.
    final class Term: Sendable {
        private weak let owner: Owner?
        private weak let registrations: Registrations?

        init(of owner: Owner, in registrations: Registrations) {
            self.owner = owner
            self.registrations = registrations
        }

        deinit {
            if let owner { registrations?.end(owner) }
        }
    }
}
