import ArgumentParser
import BookServer
import Hummingbird

/// Serves the books until it is told to stop: by Control-C, or by SIGTERM.
@main
struct Server: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "server", abstract: "Serves books, with a router of URLs behind a web server.")

    @Option(help: "The port to listen at.")
    var port = 8080

    @Option(help: "How many requests are handled at a time.")
    var limit = 64

    func run() async throws {
        let server = BookServer(mostRequests: limit)
        let address = ApplicationConfiguration(address: .hostname("127.0.0.1", port: port))
        try await server.application(configuration: address).runService()
    }
}
