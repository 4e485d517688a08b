import Foundation
import Routing

/// The program: opens URLs in a small app, reports the events, and exits with a status that says whether all
/// went well.
@main
@MainActor
enum DeepLinks {
    private enum ExitStatus {
        static let success: Int32 = 0
        static let unhandled: Int32 = 1
        static let usage: Int32 = 2
    }

    static func main() async {
        do {
            exit(await run(try Command(CommandLine.arguments.dropFirst())))
        } catch {
            FileHandle.standardError.write(Data("deep-links: \(error)\n".utf8))
            exit(ExitStatus.usage)
        }
    }

    private static func run(_ command: Command) async -> Int32 {
        switch command {
        case .help:
            print(Command.usage)
            return ExitStatus.success
        case .tour:
            return await Tour(of: ExampleApp()).run() ? ExitStatus.success : ExitStatus.unhandled
        case .open(let sources):
            return await open(sources) ? ExitStatus.success : ExitStatus.unhandled
        }
    }

    private static func open(_ sources: [Command.Source]) async -> Bool {
        let app = ExampleApp()
        var allHandled = true
        for source in sources {
            for url in source.urls {
                let handled = await app.narrator.open(url, in: app.everything)
                allHandled = allHandled && handled
                // A program that pipes URLs then sees the output of each URL before it sends the next.
                fflush(nil)
            }
        }
        return allHandled
    }
}
