import Observation

/// Watches an observable value, and reports changes after they were made.
@MainActor
final class Watch {
    private let read: @MainActor () -> Void
    private let tell: @MainActor () -> Void

    /// Begins to watch.
    ///
    /// - Parameters:
    ///   - read: A closure that reads the watched value.
    ///   - tell: A closure that is called after changes, once for several changes without suspension in between.
    init(_ read: @escaping @MainActor () -> Void, tell: @escaping @MainActor () -> Void) {
        self.read = read
        self.tell = tell
        look()
    }

    private func look() {
        withObservationTracking(read) { [weak self] in
            // This closure is called before the change is made.
            Task { @MainActor in
                self?.look()
                self?.tell()
            }
        }
    }
}
