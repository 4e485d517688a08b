/// The number of tasks that stress the router, and the duration.
struct Plan: Equatable {
    var duration: Duration = .seconds(10)
    var tasks = 8
}

/// The command that the arguments state.
enum Command: Equatable {
    case hammer(Plan)
    case help
}

extension Command {
    /// An error in the arguments.
    enum Mistake: Error, Equatable, CustomStringConvertible {
        case unknownOption(String)
        case noNumber(wanted: String, bounds: ClosedRange<Int>, given: String?)

        /// The mistake, and where to find help.
        var description: String { "\(complaint); 'stress --help' says what there is" }

        private var complaint: String {
            switch self {
            case .unknownOption(let option): "unknown option '\(option)'"
            case .noNumber(let wanted, let bounds, let given):
                "\(wanted) is a number from \(bounds.lowerBound) to \(bounds.upperBound)"
                    + (given.map { ", not '\($0)'" } ?? "")
            }
        }
    }

    /// The text that `--help` prints.
    static let usage = """
        Hammers one router from many tasks, and accounts for every URL that was opened.

        usage: stress [SECONDS] [--tasks N]     10 seconds and 8 tasks unless told otherwise

        The tasks register and dispose of routes, let owners go, open, dispatch, redirect, hold at a gate that opens
        and closes, cancel, throw, reject, drop continuations and call them twice, and come from outside. Each second one line gives the
        rates; the ledger at the end says how every URL ended that was opened. The exit status is 0 when each ended
        once and in a way that it may end, and each route that was registered stands or was disposed of; it is 1
        when one is missing, and 2 for arguments that make no sense.
        """

    /// Reads arguments.
    ///
    /// - Parameter arguments: The arguments, without the name of the program.
    /// - Throws: A ``Mistake``.
    init(_ arguments: some Sequence<String>) throws(Mistake) {
        var plan = Plan()
        var words = arguments.makeIterator()
        while let word = words.next() {
            switch word {
            case "--help", "-h":
                self = .help
                return
            case "--tasks": plan.tasks = try Self.number("'--tasks'", in: 1...1000, words.next())
            case _ where word.hasPrefix("-"): throw .unknownOption(word)
            default: plan.duration = .seconds(try Self.number("the time in seconds", in: 1...86_400, word))
            }
        }
        self = .hammer(plan)
    }

    private static func number(
        _ wanted: String, in bounds: ClosedRange<Int>, _ word: String?
    ) throws(Mistake) -> Int {
        guard let word, let number = Int(word), bounds.contains(number) else {
            throw .noNumber(wanted: wanted, bounds: bounds, given: word)
        }
        return number
    }
}
