internal import Routing

/// The owners of a navigator's routes, one for each registration.
///
/// The navigator retains them, so its routes end together with it. When the handler that holds a registration's
/// term is released, all routes of that registration end.
final class Registrations: Sendable {
    private let owners = Locked<[Owner]>([])

    /// Begins a registration, and returns its owner.
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

    /// A token that ends a registration when it is released.
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
