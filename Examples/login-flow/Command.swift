/// The task that the arguments give to the program.
struct Command {
    /// The URLs to open, if any.
    enum Task {
        case tour
        case open([Source])
        case help
    }

    /// The source of the URLs.
    enum Source {
        case argument(String)
        case standardInput
    }

    let task: Task
    /// The file that the final view stack is drawn into.
    let picture: String?
}

extension Command {
    /// An error in the arguments.
    enum Mistake: Error, CustomStringConvertible {
        case unknownOption(String)
        case noFile
        case secondFile(String)

        /// Names the error, and points to the list of options.
        var description: String { "\(complaint); 'login-flow --help' lists what there is" }

        private var complaint: String {
            switch self {
            case .unknownOption(let option): "unknown option '\(option)'"
            case .noFile: "'--svg' wants the name of a file"
            case .secondFile(let file): "'--svg' was given a file already, '\(file)'"
            }
        }
    }

    /// Reads arguments.
    ///
    /// - Parameter arguments: The arguments, without the name of the program.
    /// - Throws: A ``Mistake``.
    init(_ arguments: some Sequence<String>) throws(Mistake) {
        var sources: [Source] = []
        var picture: String?
        var readsOptions = true
        var remaining = arguments.makeIterator()
        while let argument = remaining.next() {
            switch argument {
            case _ where !readsOptions: sources.append(.argument(argument))
            case "--help", "-h":
                self.init(task: .help, picture: nil)
                return
            case "--": readsOptions = false
            case "-": sources.append(.standardInput)
            case "--svg":
                if let picture { throw .secondFile(picture) }
                picture = try Self.file(remaining.next())
            case _ where argument.hasPrefix("-"): throw .unknownOption(argument)
            default: sources.append(.argument(argument))
            }
        }
        self.init(task: sources.isEmpty ? .tour : .open(sources), picture: picture)
    }

    /// Reads the file name of an option, and rejects another option in its place.
    private static func file(_ argument: String?) throws(Mistake) -> String {
        guard let argument, !argument.isEmpty, !argument.hasPrefix("-") else { throw .noFile }
        return argument
    }
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
