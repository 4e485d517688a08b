import Routing

extension DemoApp {
    /// Maps what is done rather than shown.
    func mapActions() {
        router.map(
            "session/begin",
            name: "log in",
            summary: "Begins the session that orders want.",
            tags: ["Actions"]
        ) { [session] request in
            // Links that waited for the login go on by themselves; without one there is the account to see.
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

    /// Has all URLs noted, looks after the numbers of books, and has orders wait for a login.
    func addProxies() {
        router.proxy(
            BookLink.self,
            name: "stock",
            summary: "Redirects the old numbers of books, and rejects those that are not there.",
            tags: ["Views"]
        ) { link, _ in
            if Volume.numbered(link.id) != nil { return .pass }
            // They were counted from 101 once.
            guard Volume.numbered(link.id - 100) != nil else {
                return .reject("there is no book \(link.id)")
            }
            return .redirect(to: "app://books/\(link.id - 100)")
        }
        router.proxy(
            "account/orders/**",
            name: "login wanted",
            summary: "Holds what is about orders until somebody is logged in.",
            tags: ["Views"]
        ) { [session] request in
            if session.isActive { return .pass }
            // One login is enough, however much waits for it.
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

    /// Registers what an audit finds fault with, so that there is something to find.
    func mapMistakes() {
        router.map("help/contact", name: "contact", tags: ["Views"]) { _ in "contact" }
        // Registered later, it has all URLs of the one above.
        router.map("help/:page", name: "help", tags: ["Views"]) { $0.parameters["page"] ?? "" }
        // Nobody sees it in the scope of the views.
        router.map("about", name: "about", tags: ["View"]) { _ in "about" }
        // There are no magazines.
        router.proxy("magazines/**", name: "magazines", tags: ["Views"]) { _ in .pass }
    }
}

/// No book has some words in its title or its author.
struct NothingFound: Error, CustomStringConvertible {
    let words: String

    var description: String { "no book is about '\(words)'" }
}
