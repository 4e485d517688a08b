extension Inspector {
    /// What a page is told first, and again when it missed something: all that shows now.
    var greeting: [Message] {
        let hello = Hello(
            name: options.name,
            suggestions: options.suggestions,
            hasNavigator: navigator != nil,
            hasWindow: window != nil
        )
        return [Message(.hello, hello)] + [windowWatch?.message, navigationWatch?.message].compactMap { $0 }
            + journal.allMessages
    }
}
