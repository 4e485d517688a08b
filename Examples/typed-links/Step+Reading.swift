extension Step {
    /// Reads a step from the front of the arguments, and removes the arguments that it uses.
    ///
    /// - Parameter words: The remaining arguments; at least one.
    /// - Throws: A ``Command/Mistake``.
    init(reading words: inout ArraySlice<String>) throws(Command.Mistake) {
        let first = words.removeFirst()
        switch first {
        case "book": self = .open(try Self.book(&words))
        case "shelf": self = .open(Shelf(name: try Self.value(of: first, "a name", &words) { $0 }))
        case "account": self = .open(Account(page: try Self.choice(of: "--page", &words)))
        case "login": self = .logIn
        case "cancel": self = .cancelLogin
        case "logout": self = .logOut
        case _ where first.hasPrefix("-"): throw .unknownOption(first)
        default: self = .openURL(first)
        }
    }

    private static func book(_ words: inout ArraySlice<String>) throws(Command.Mistake) -> Book {
        var book = Book(id: try value(of: "book", "a number", &words) { Int($0) })
        book.tab = try choice(of: "--tab", &words)
        while words.first == "--tag" {
            words.removeFirst()
            book.tags.append(try value(of: "--tag", "a word", &words) { $0 })
        }
        return book
    }

    /// Reads an option with one of a few values; `nil` when the next argument is not that option.
    private static func choice<Choice: CaseIterable & RawRepresentable<String>>(
        of option: String,
        _ words: inout ArraySlice<String>
    ) throws(Command.Mistake) -> Choice? {
        guard words.first == option else { return nil }
        words.removeFirst()
        let names = Choice.allCases.map { "'\($0.rawValue)'" }
        return try value(of: option, names.joined(separator: " or "), &words) { Choice(rawValue: $0) }
    }

    /// Reads a value, which must be the next argument.
    private static func value<Value>(
        of word: String,
        _ wanted: String,
        _ words: inout ArraySlice<String>,
        _ read: (String) -> Value?
    ) throws(Command.Mistake) -> Value {
        let given = words.popFirst()
        if let value = given.flatMap(read) { return value }
        throw .wrongValue(of: word, wanted: wanted, given: given)
    }
}
