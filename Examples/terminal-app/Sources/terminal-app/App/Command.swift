/// The task that the arguments give to the program.
enum Command: Equatable {
    /// Shows the app at a URL, or at its first page.
    case show(String?)
    case help
}

extension Command {
    /// An error in the arguments.
    enum Mistake: Error, Equatable, CustomStringConvertible {
        case unknownOption(String)
        case secondURL(String)

        /// Names the error, and points to the list of options.
        var description: String { "\(complaint); 'terminal-app --help' lists what there is" }

        private var complaint: String {
            switch self {
            case .unknownOption(let option): "unknown option '\(option)'"
            case .secondURL(let url): "one URL is enough to begin with, and '\(url)' is another"
            }
        }
    }

    /// Reads arguments.
    ///
    /// - Parameter arguments: The arguments, without the name of the program.
    /// - Throws: A ``Mistake``.
    init(_ arguments: some Sequence<String>) throws(Mistake) {
        var url: String?
        var readsOptions = true
        for argument in arguments {
            switch argument {
            case "--help" where readsOptions, "-h" where readsOptions:
                self = .help
                return
            case "--" where readsOptions: readsOptions = false
            case _ where readsOptions && argument.hasPrefix("-"): throw .unknownOption(argument)
            case _ where url != nil: throw .secondURL(argument)
            default: url = argument
            }
        }
        self = .show(url)
    }
}
