/// Reads a clock as the time since the stopwatch was made, whatever the clock's instants are.
struct Stopwatch: Sendable {
    /// The time since the stopwatch was made.
    ///
    /// A clock is foreign code: it is never read with the lock held.
    let now: @Sendable () -> Duration

    init(_ clock: some Clock<Duration>) {
        let start = clock.now
        now = { start.duration(to: clock.now) }
    }
}
