import Foundation
import RoutingPresentation

/// The program: opens URLs as screens, draws the view stack, and exits with a status that says whether all
/// went well.
@main
@MainActor
enum LoginFlow {
    private enum ExitStatus {
        static let success: Int32 = 0
        static let failure: Int32 = 1
        static let usage: Int32 = 2
    }

    static func main() async {
        do {
            exit(await run(try Command(CommandLine.arguments.dropFirst())))
        } catch {
            complain(error)
            exit(ExitStatus.usage)
        }
    }

    private static func run(_ command: Command) async -> Int32 {
        let shop = Bookshop()
        var succeeds = true
        switch command.task {
        case .help:
            print(Command.usage)
            return ExitStatus.success
        case .tour:
            succeeds = await Tour(of: shop).run()
        case .open(let sources):
            succeeds = await open(sources, in: shop)
        }
        if let file = command.picture {
            do {
                try Picture(of: shop.window.snapshot).write(to: file)
            } catch {
                complain(error)
                succeeds = false
            }
        }
        return succeeds ? ExitStatus.success : ExitStatus.failure
    }

    private static func open(_ sources: [Command.Source], in shop: Bookshop) async -> Bool {
        var allHandled = true
        for source in sources {
            for url in source.urls {
                let handled = await shop.narrator.open(url)
                allHandled = allHandled && handled
                // A program that pipes URLs then sees the output of each URL before it sends the next.
                fflush(nil)
            }
        }
        return allHandled
    }

    private static func complain(_ error: any Error) {
        // Earlier output must appear before the complaint.
        fflush(nil)
        FileHandle.standardError.write(Data("login-flow: \(error)\n".utf8))
    }
}
