/// What the arguments ask the program to do.
struct Command {
    /// What is done, if anything is.
    enum Task {
        case tour
        case take([Source])
        case help
    }

    /// Where steps come from.
    enum Source {
        case argument(String)
        case standardInput
    }

    let task: Task
    /// The file with the session to begin with.
    var restored: String?
    /// The file that the session is written into when it ends.
    var saved: String?
}

extension Command {
    /// Arguments that make no sense.
    enum Mistake: Error, CustomStringConvertible {
        case unknownOption(String)
        case noFile(option: String)
        case secondFile(option: String, first: String)

        /// What is wrong, and where to look for what is right.
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
        // The tour begins with an app in which nothing was opened.
        let isTour = sources.isEmpty && files["--restore"] == nil
        self.init(
            task: isTour ? .tour : .take(sources),
            restored: files["--restore"],
            saved: files["--save"]
        )
    }

    /// A forgotten file must not make one of the option that follows.
    private static func file(_ argument: String?, of option: String) throws(Mistake) -> String {
        guard let argument, !argument.isEmpty, !argument.hasPrefix("-") else { throw .noFile(option: option) }
        return argument
    }
}

extension Command.Source {
    /// The steps, read when they are asked for; empty lines are skipped.
    var steps: AnySequence<String> {
        switch self {
        case .argument(let step): AnySequence([step])
        case .standardInput: AnySequence(AnyIterator { readLine() }.lazy.filter { !$0.isEmpty })
        }
    }
}
