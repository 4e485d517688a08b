/// The task that the arguments give to the program.
enum Command {
    /// The source of the URLs.
    enum Source {
        case argument(String)
        case standardInput
    }

    case tour
    case open([Source])
    case help
}

extension Command {
    /// An unknown option.
    struct UnknownOption: Error, CustomStringConvertible {
        let option: String

        /// Names the option, and points to the list of options.
        var description: String { "unknown option '\(option)'; 'deep-links --help' lists what there is" }
    }

    /// Reads arguments.
    ///
    /// - Parameter arguments: The arguments, without the name of the program.
    /// - Throws: An ``UnknownOption``.
    init(_ arguments: some Sequence<String>) throws(UnknownOption) {
        var sources: [Source] = []
        var readsOptions = true
        for argument in arguments {
            switch argument {
            case _ where !readsOptions: sources.append(.argument(argument))
            case "--help", "-h":
                self = .help
                return
            case "--": readsOptions = false
            case "-": sources.append(.standardInput)
            case _ where argument.hasPrefix("-"): throw UnknownOption(option: argument)
            default: sources.append(.argument(argument))
            }
        }
        self = sources.isEmpty ? .tour : .open(sources)
    }

    /// The text that `--help` prints.
    static let usage = """
        Opens deep links in a small app without a screen, and tells who was asked and what ran.

        usage: deep-links              take a tour of the app
               deep-links URL...       open URLs, one after the other
               deep-links -            open the URLs on standard input, one on each line
               deep-links -- URL...    open URLs, those that begin with '-' too

        Try    deep-links routingexample://push/privilegedinfo
               deep-links 'books/7?page=12' routingexample://player/pause

        The exit status is 0 when every URL was handled, 1 when one was not, and 2 for an unknown option.
        Some stops of the tour are meant to fail: it exits with 0 when all of them went as announced.
        """
}

extension Command.Source {
    /// The URLs, each read on demand; empty lines are skipped.
    var urls: AnySequence<String> {
        switch self {
        case .argument(let url): AnySequence([url])
        case .standardInput: AnySequence(AnyIterator { readLine() }.lazy.filter { !$0.isEmpty })
        }
    }
}
