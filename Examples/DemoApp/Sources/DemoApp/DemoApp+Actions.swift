import Routing

extension DemoApp {
    /// Maps the actions, which show no place of their own.
    func mapActions() {
        router.map(
            "session/begin",
            name: "log in",
            summary: "Begins the session that orders want.",
            tags: ["Actions"]
        ) { [session] request in
            // Links that waited for the login continue automatically. If none waited, the account opens.
            if session.begin() == 0 { request.open("app://account") }
        }
        router.map(
            "session/end",
            name: "log out",
            summary: "Ends the session.",
            tags: ["Actions"]
        ) { [session] request in
            session.end()
            request.open("app://today")
        }
        router.map(
            "surprise",
            name: "surprise",
            summary: "Opens some book.",
            tags: ["Actions"]
        ) { [log] request in
            request.open("app://books/\(Volume.catalogue[log.count % Volume.catalogue.count].id)")
        }
        router.map(
            "search/:words",
            name: "search",
            summary: "Opens the first book that words are found in.",
            tags: ["Actions"]
        ) { request in
            let words = request.parameters["words"] ?? ""
            guard let volume = Volume.first(about: words) else { throw NothingFound(words: words) }
            request.open("app://books/\(volume.id)")
        }
        router.map(
            Loan.self,
            name: "lend",
            summary: "Lends a book; nothing shows.",
            tags: ["Actions"]
        ) { loan, _ in "book \(loan.book) is yours for \(loan.days ?? 28) days" }
    }

    /// Adds the proxies: one redirects old book numbers, one holds orders until a login, and one logs every
    /// URL.
    func addProxies() {
        router.proxy(
            BookLink.self,
            name: "stock",
            summary: "Redirects the old numbers of books, and rejects those that are not there.",
            tags: ["Views"]
        ) { link, _ in
            if Volume.numbered(link.id) != nil { return .pass }
            // In an earlier catalogue, numbers began at 101.
            guard Volume.numbered(link.id - 100) != nil else {
                return .reject("there is no book \(link.id)")
            }
            return .redirect(to: "app://books/\(link.id - 100)")
        }
        router.proxy(
            "account/orders/**",
            name: "login wanted",
            summary: "Holds the URLs of orders until a user is logged in.",
            tags: ["Views"]
        ) { [session] request in
            if session.isActive { return .pass }
            // One login serves all waiting links.
            if session.waiting == 0 { request.open("app://login") }
            return .hold(at: session.signedIn)
        }
        router.proxy(
            "/**",
            name: "log",
            summary: "Takes note of every URL.",
            tags: ["Views", "Actions"]
        ) { [log] request in
            log.note(request.url.string)
            return .pass
        }
    }

    /// Registers routes with deliberate mistakes, so that an audit has findings.
    func mapMistakes() {
        router.map("help/contact", name: "contact", tags: ["Views"]) { _ in "contact" }
        // The later registration hides the one above.
        router.map("help/:page", name: "help", tags: ["Views"]) { $0.parameters["page"] ?? "" }
        // The misspelled tag keeps the map out of the scope of the views.
        router.map("about", name: "about", tags: ["View"]) { _ in "about" }
        // No map matches magazines.
        router.proxy("magazines/**", name: "magazines", tags: ["Views"]) { _ in .pass }
    }
}

/// The error of a search without a result.
struct NothingFound: Error, CustomStringConvertible {
    let words: String

    var description: String { "no book is about '\(words)'" }
}
