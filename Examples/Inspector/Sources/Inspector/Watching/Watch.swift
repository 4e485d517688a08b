import Observation

/// Tells when something observable changes, after it has.
@MainActor
final class Watch {
    private let read: @MainActor () -> Void
    private let tell: @MainActor () -> Void

    /// Begins to watch.
    ///
    /// - Parameters:
    ///   - read: Reads what is watched.
    ///   - tell: Is called after changes, once for several that were made without a pause.
    init(_ read: @escaping @MainActor () -> Void, tell: @escaping @MainActor () -> Void) {
        self.read = read
        self.tell = tell
        look()
    }

    private func look() {
        withObservationTracking(read) { [weak self] in
            // It is called before the change is made.
            Task { @MainActor in
                self?.look()
                self?.tell()
            }
        }
    }
}
