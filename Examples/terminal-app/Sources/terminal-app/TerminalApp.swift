import DemoApp
import Foundation

/// The program: shows the demo app in a terminal until the user quits.
@main
@MainActor
enum TerminalApp {
    private enum ExitStatus {
        static let success: Int32 = 0
        static let usage: Int32 = 2
    }

    static func main() async {
        do {
            switch try Command(CommandLine.arguments.dropFirst()) {
            case .help: print(Command.usage)
            case .show(let url): try await show(url)
            }
        } catch {
            FileHandle.standardError.write(Data("terminal-app: \(error)\n".utf8))
            exit(ExitStatus.usage)
        }
        exit(ExitStatus.success)
    }

    private static func show(_ url: String?) async throws {
        let session = Session(of: DemoApp(hasWindow: false), on: try Terminal())
        let ending = await session.run(openingFirst: url)
        // The exit status tells the parent process that a signal ended the program.
        if case .signal(let signal) = ending { TerminalDevice.takeEffect(of: signal) }
    }
}
