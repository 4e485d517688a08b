import ArgumentParser
import Dispatch

extension ParsableCommand {
    /// Runs async code to its end while the calling thread waits; an error ends the program.
    ///
    /// An `async` main would hand the main thread to Dispatch, which ends it, and valgrind does not survive that.
    ///
    /// - Parameter body: The code.
    func runBlocking(_ body: @escaping @Sendable () async throws -> Void) {
        let done = DispatchSemaphore(value: 0)
        Task {
            do { try await body() } catch { Self.exit(withError: error) }
            done.signal()
        }
        done.wait()
    }

    /// Runs async code, and what it has for the main actor, to its end; then the program ends.
    ///
    /// - Parameter body: The code.
    func runServingMainQueue(_ body: @escaping @Sendable () async throws -> Void) -> Never {
        Task {
            do { try await body() } catch { Self.exit(withError: error) }
            Self.exit()
        }
        dispatchMain()
    }
}
