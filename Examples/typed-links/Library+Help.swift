import Routing

extension Library {
    /// Maps the pages of the help, which share a prefix.
    ///
    /// Patterns in a group are text, because the pattern of a typed route is the pattern of the whole URL.
    func mapHelp() {
        router.group("app://help") { help in
            help.map("/", name: "help") { _ in "help, contents" }
            help.map(
                "pages/:number",
                name: "help page"
            ) { request in
                // Reads a single value; if it is not a number, this throws an error that says so.
                let number = try request.parameters.value("number", as: Int.self)
                return "help, page \(number)"
            }
        }
    }
}
