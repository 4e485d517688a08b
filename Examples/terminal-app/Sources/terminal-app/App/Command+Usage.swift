extension Command {
    /// The text that `--help` prints.
    static var usage: String {
        let keys = Layout.keys.map { key, effect in
            "       " + key + String(repeating: " ", count: max(19 - key.count, 1)) + effect
        }
        return """
            Shows a small app with tabs, stacks and modals, and lets you move about in it.

            usage: terminal-app            begin at the first page
                   terminal-app URL        begin at a URL, such as app://books/7
                   terminal-app -- URL     the same for one that begins with '-'

            keys
            \(keys.joined(separator: "\n"))

            The exit status is 0 when you quit, and 2 for arguments that make no sense or
            when standard input or output is no terminal. A signal ends the program after
            the terminal was given back as it was.
            """
    }
}
