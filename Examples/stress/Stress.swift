import Foundation

/// The program: stresses one router from many tasks for a given time; its exit status tells whether a URL was
/// lost.
@main
enum Stress {
    private enum ExitStatus {
        static let success: Int32 = 0
        static let failure: Int32 = 1
        static let usage: Int32 = 2
    }

    static func main() async {
        do {
            switch try Command(CommandLine.arguments.dropFirst()) {
            case .help: print(Command.usage)
            case .hammer(let plan): exit(await hammer(plan) ? ExitStatus.success : ExitStatus.failure)
            }
        } catch {
            FileHandle.standardError.write(Data("stress: \(error)\n".utf8))
            exit(ExitStatus.usage)
        }
    }

    private static func hammer(_ plan: Plan) async -> Bool {
        tell("\(plan.tasks) tasks, \(plan.duration.components.seconds) s")
        let balance = await Round(plan).run(telling: tell)
        tell(balance.statement)
        return balance.isClear
    }

    /// Prints a line without buffering, even to a file.
    private static func tell(_ line: String) {
        print(line)
        fflush(nil)
    }
}
