import Foundation
import Routing
import Samples
import Testing

@testable import Support

/// The samples of the article "Servers", and what they print.
@Suite struct ServerSamples {
    private let printed = Recorder<String>()

    @Test func aServerHasLimits() {
        let router = Routing(
            configuration: Routing.Configuration(
                concurrency: .limit(8),
                handlerTimeout: .seconds(5),
                maximumPendingOpens: 1_000
            )
        )
        #expect(router.configuration.maximumPendingOpens == 1_000)
    }

    @Test func requestsAreAnsweredUntilTheShutdown() async throws {
        let printed = printed
        @Sendable func print(_ items: Any...) { printed.record(line(items)) }

        // Without the time limit of the sample, which a busy machine may exceed.
        let router = Routing(configuration: Routing.Configuration(concurrency: .limit(8)))
        router.map("/books/:id<int>") { @concurrent request in
            let id = try request.require("id", as: Int.self)
            return "book \(id)"
        }
        router.protect("/admin/**") { @concurrent _ in .reject("members only") }

        @Sendable func answer(_ path: String) async -> (status: Int, body: String) {
            do {
                return (200, try await router.dispatch(path, returning: String.self, from: .external()))
            } catch let error as RoutingError {
                switch error.code {
                case .malformedURL: return (400, error.localizedDescription)
                case .rejected: return (403, "not allowed")
                case .noRoute, .untrusted: return (404, "not found")
                case .overloaded, .cancelled: return (503, "busy")
                case .timedOut: return (504, "too slow")
                default: return (500, "failed")
                }
            } catch {
                return (500, "failed")
            }
        }

        print(await answer("/books/7"))
        print(await answer("/admin/users"))
        print(await answer("/films/7"))
        #expect(try printed.elements.joined(separator: "\n") == Article("Servers").outputs[0])

        let (running, goOn) = (Signal(), Signal())
        router.map("/slow") { @concurrent request in
            running.fire()
            await goOn.wait()
            return try await request.dispatch("/books/8").value(as: String.self) ?? ""
        }
        async let slow = answer("/slow")
        await running.wait()
        goOn.fire()

        router.cancelPending()
        await router.idle()

        #expect(await slow == (200, "book 8"))
    }
}
