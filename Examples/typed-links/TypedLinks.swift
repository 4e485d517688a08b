import Foundation

/// The program: opens typed values and URLs, reports the events, and exits with a status that says whether all
/// went well.
@main
@MainActor
enum TypedLinks {
    private enum ExitStatus {
        static let success: Int32 = 0
        static let failure: Int32 = 1
        static let usage: Int32 = 2
    }

    static func main() async {
        let command: Command
        do {
            command = try Command(CommandLine.arguments.dropFirst())
        } catch {
            complain(error)
            exit(ExitStatus.usage)
        }
        do {
            exit(try await run(command) ? ExitStatus.success : ExitStatus.failure)
        } catch {
            complain(error)
            exit(ExitStatus.failure)
        }
    }

    private static func run(_ command: Command) async throws -> Bool {
        let narrator = Narrator(of: Library())
        var succeeds = true
        switch command {
        case .help: print(Command.usage)
        case .tour: succeeds = await Tour(by: narrator).run()
        case .take(let steps):
            for step in steps {
                let isTaken = await narrator.take(step)
                succeeds = succeeds && isTaken
            }
        }
        let isDone = try narrator.tellHeld()
        return succeeds && isDone
    }

    private static func complain(_ error: any Error) {
        // Earlier output must appear before the complaint.
        fflush(nil)
        FileHandle.standardError.write(Data("typed-links: \(error)\n".utf8))
    }
}
