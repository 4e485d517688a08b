/// The task that the arguments give to the program.
struct Command {
    /// The steps to take, if any.
    enum Task {
        case tour
        case take([Source])
        case help
    }

    /// The source of the steps.
    enum Source {
        case argument(String)
        case standardInput
    }

    let task: Task
    /// The file of the session to restore.
    var restored: String?
    /// The file to save the session to, at the end.
    var saved: String?
}

extension Command {
    /// An error in the arguments.
    enum Mistake: Error, CustomStringConvertible {
        case unknownOption(String)
        case noFile(option: String)
        case secondFile(option: String, first: String)

        /// Names the error, and points to the list of options.
        var description: String { "\(complaint); 'tabbed-app --help' lists what there is" }

        private var complaint: String {
            switch self {
            case .unknownOption(let option): "unknown option '\(option)'"
            case .noFile(let option): "'\(option)' wants the name of a file"
            case .secondFile(let option, let file): "'\(option)' was given a file already, '\(file)'"
            }
        }
    }

    /// Reads arguments.
    ///
    /// - Parameter arguments: The arguments, without the name of the program.
    /// - Throws: A ``Mistake``.
    init(_ arguments: some Sequence<String>) throws(Mistake) {
        var sources: [Source] = []
        var files: [String: String] = [:]
        var readsOptions = true
        var remaining = arguments.makeIterator()
        while let argument = remaining.next() {
            switch argument {
            case _ where !readsOptions: sources.append(.argument(argument))
            case "--help", "-h":
                self.init(task: .help)
                return
            case "--": readsOptions = false
            case "-": sources.append(.standardInput)
            case "--restore", "--save":
                if let first = files[argument] { throw .secondFile(option: argument, first: first) }
                files[argument] = try Self.file(remaining.next(), of: argument)
            case _ where argument.hasPrefix("-"): throw .unknownOption(argument)
            default: sources.append(.argument(argument))
            }
        }
        // The tour needs an app without any opened URL.
        let isTour = sources.isEmpty && files["--restore"] == nil
        self.init(
            task: isTour ? .tour : .take(sources),
            restored: files["--restore"],
            saved: files["--save"]
        )
    }

    /// Reads the file name of an option, and rejects another option in its place.
    private static func file(_ argument: String?, of option: String) throws(Mistake) -> String {
        guard let argument, !argument.isEmpty, !argument.hasPrefix("-") else { throw .noFile(option: option) }
        return argument
    }
}

extension Command.Source {
    /// The steps, each read on demand; empty lines are skipped.
    var steps: AnySequence<String> {
        switch self {
        case .argument(let step): AnySequence([step])
        case .standardInput: AnySequence(AnyIterator { readLine() }.lazy.filter { !$0.isEmpty })
        }
    }
}
