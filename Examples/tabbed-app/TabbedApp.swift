import Foundation
import RoutingNavigation

/// The program: takes steps through an app, draws the view stack, and exits with a status that says whether
/// all went well.
@main
@MainActor
enum TabbedApp {
    private enum ExitStatus {
        static let success: Int32 = 0
        static let failure: Int32 = 1
        static let usage: Int32 = 2
    }

    static func main() async {
        exit(await status())
    }

    /// Runs the program, and returns its exit status.
    ///
    /// It returns before the process exits, so that errors are released; `exit` inside `catch` would leak them.
    private static func status() async -> Int32 {
        let command: Command
        do {
            command = try Command(CommandLine.arguments.dropFirst())
        } catch {
            complain(error)
            return ExitStatus.usage
        }
        do {
            return try await run(command) ? ExitStatus.success : ExitStatus.failure
        } catch {
            complain(error)
            return ExitStatus.failure
        }
    }

    private static func run(_ command: Command) async throws(SavedSession.Fault) -> Bool {
        let stand = Newsstand()
        let narrator = Narrator(of: stand)
        if let file = command.restored {
            let session = try SavedSession(readingFrom: file)
            guard await narrator.resume(session) else { return false }
        }
        let succeeds: Bool
        switch command.task {
        case .help:
            print(Command.usage)
            return true
        case .tour: succeeds = await Tour(by: narrator).run()
        case .take(let sources): succeeds = await take(sources, by: narrator)
        }
        if let file = command.saved {
            try SavedSession(at: stand.navigator.snapshot()).write(to: file)
        }
        return succeeds
    }

    private static func take(_ sources: [Command.Source], by narrator: Narrator) async -> Bool {
        var allTaken = true
        for source in sources {
            for step in source.steps {
                let isTaken = await narrator.take(step)
                allTaken = allTaken && isTaken
                // A program that pipes steps then sees the output of each step before it sends the next.
                fflush(nil)
            }
        }
        return allTaken
    }

    private static func complain(_ error: any Error) {
        // Earlier output must appear before the complaint.
        fflush(nil)
        FileHandle.standardError.write(Data("tabbed-app: \(error)\n".utf8))
    }
}
