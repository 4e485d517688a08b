extension Inspector {
    /// The first messages for a page, with the whole current state; repeated when the page missed messages.
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
