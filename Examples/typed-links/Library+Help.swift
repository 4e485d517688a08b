import Routing

extension Library {
    /// Maps the pages of the help, which have a prefix in common.
    ///
    /// What stands behind a prefix is text: the pattern of a typed route is the whole of its URL.
    func mapHelp() {
        router.group("app://help") { help in
            help.map("", name: "help") { _ in "help, contents" }
            help.map(
                "pages/:number",
                name: "help page"
            ) { request in
                // For the odd value; what is no number throws, and says so.
                let number = try request.parameters.value("number", as: Int.self)
                return "help, page \(number)"
            }
        }
    }
}
