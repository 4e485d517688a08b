import ArgumentParser
import BookServer
import Hummingbird
import HummingbirdTesting

/// Compares the router behind a catch-all route with Hummingbird's own routes, without a network.
@main
struct Load: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "load",
        abstract: "Measures requests per second, alternating between the two, and prints the medians.")

    @Option(help: "How many requests are sent in a round.")
    var requests = 20_000

    @Option(help: "How many rounds there are.")
    var rounds = 9

    func run() async throws {
        let server = BookServer()
        let own = Router()
        own.get("books") { [library = server.library] request, _ in
            await library.books(by: request.uri.queryParameters["author"].map(String.init))
        }
        let routed = Router()
        routed.forward(to: server.routing)
        let (ownApplication, routedApplication) = (Application(router: own), Application(router: routed))
        let (ownRates, routedRates) = (Rates(), Rates())
        try await ownApplication.test(.router) { ownClient in
            try await routedApplication.test(.router) { routedClient in
                for _ in 0..<rounds {
                    try await ownRates.add(rate(of: ownClient))
                    try await routedRates.add(rate(of: routedClient))
                }
            }
        }
        let (one, other) = (await ownRates.median, await routedRates.median)
        print("Hummingbird's own routes: \(Int(one)) requests per second")
        print("a router behind '/**':    \(Int(other)) requests per second")
        print("ratio of the times:       \((one / other * 100).rounded() / 100)")
    }

    private func rate(of client: any TestClientProtocol) async throws -> Double {
        let clock = ContinuousClock()
        let time = try await clock.measure {
            for _ in 0..<requests {
                try await client.execute(uri: "/books?author=Lem", method: .get) { _ in }
            }
        }
        return Double(requests) / (time / .seconds(1))
    }
}

/// The rates of some rounds.
private actor Rates {
    private var rates: [Double] = []

    var median: Double { rates.sorted()[rates.count / 2] }

    func add(_ rate: Double) { rates.append(rate) }
}
