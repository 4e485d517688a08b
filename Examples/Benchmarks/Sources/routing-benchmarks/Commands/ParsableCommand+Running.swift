import ArgumentParser
import Dispatch

extension ParsableCommand {
    /// Runs an async closure to its end while the calling thread waits; an error ends the program.
    ///
    /// An `async` main would hand the main thread to Dispatch, which ends it, and valgrind cannot cope with that.
    ///
    /// - Parameter body: The closure.
    func runBlocking(_ body: @escaping @Sendable () async throws -> Void) {
        let done = DispatchSemaphore(value: 0)
        Task {
            do { try await body() } catch { Self.exit(withError: error) }
            done.signal()
        }
        done.wait()
    }

    /// Runs an async closure to its end while the main queue is running, and then ends the program.
    ///
    /// - Parameter body: The closure.
    func runServingMainQueue(_ body: @escaping @Sendable () async throws -> Void) -> Never {
        Task {
            do { try await body() } catch { Self.exit(withError: error) }
            Self.exit()
        }
        dispatchMain()
    }
}
