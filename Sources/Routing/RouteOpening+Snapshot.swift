extension RouteOpening {
    /// Takes a snapshot of the router's entries, to be asked about URLs of an origin.
    ///
    /// - Complexity: O(*n* log *n*) in the number of entries.
    package func snapshot(from origin: RouteOrigin = .internal) -> RegistrySnapshot {
        let scope = scope
        return RegistrySnapshot(scope.dispatcher, scope.filter, scope.origin(of: origin))
    }
}
