/// The task that the arguments give to the program.
enum Command {
    case tour
    case take([Step])
    case help
}

extension Command {
    /// An error in the arguments.
    enum Mistake: Error, CustomStringConvertible {
        case unknownOption(String)
        case wrongValue(of: String, wanted: String, given: String?)

        /// Names the error, and points to the list of options.
        var description: String { "\(complaint); 'typed-links --help' lists what there is" }

        private var complaint: String {
            switch self {
            case .unknownOption(let option): "unknown option '\(option)'"
            case .wrongValue(let word, let wanted, let given?): "'\(word)' wants \(wanted), not '\(given)'"
            case .wrongValue(let word, let wanted, nil): "'\(word)' wants \(wanted)"
            }
        }
    }

    /// Reads all arguments before the first step, so that an error in them has no effects.
    ///
    /// - Parameter arguments: The arguments, without the name of the program.
    /// - Throws: A ``Mistake``.
    init(_ arguments: some Sequence<String>) throws(Mistake) {
        var words = Array(arguments)[...]
        var steps: [Step] = []
        while let word = words.first {
            switch word {
            case "--help", "-h":
                self = .help
                return
            case "--":
                steps += words.dropFirst().map { .openURL($0) }
                words = []
            default: steps.append(try Step(reading: &words))
            }
        }
        self = steps.isEmpty ? .tour : .take(steps)
    }
}
