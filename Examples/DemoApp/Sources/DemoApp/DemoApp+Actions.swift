import Routing

extension DemoApp {
    /// Maps what is done rather than shown.
    func mapActions() {
        router.map(
            "session/begin",
            tags: ["Actions"],
            perform: { [session] request in
                // Links that waited for the login go on by themselves; without one there is the account to see.
                if session.begin() == 0 { request.open("app://account") }
            },
            name: "log in",
            summary: "Begins the session that orders want."
        )
        router.map(
            "session/end",
            tags: ["Actions"],
            perform: { [session] request in
                session.end()
                request.open("app://today")
            },
            name: "log out",
            summary: "Ends the session."
        )
        router.map(
            "surprise",
            tags: ["Actions"],
            perform: { [log] request in
                request.open("app://books/\(Volume.catalogue[log.count % Volume.catalogue.count].id)")
            },
            name: "surprise",
            summary: "Opens some book."
        )
        router.map(
            "search/:words",
            tags: ["Actions"],
            perform: { request in
                let words = request.parameters["words"] ?? ""
                guard let volume = Volume.first(about: words) else { throw NothingFound(words: words) }
                request.open("app://books/\(volume.id)")
            },
            name: "search",
            summary: "Opens the first book that words are found in."
        )
        router.map(
            Loan.self,
            tags: ["Actions"],
            perform: { loan, _ in "book \(loan.book) is yours for \(loan.days ?? 28) days" },
            name: "lend",
            summary: "Lends a book; nothing shows."
        )
    }

    /// Has all URLs noted, looks after the numbers of books, and has orders wait for a login.
    func addProxies() {
        router.proxy(
            BookLink.self,
            tags: ["Views"],
            decide: { link, _ in
                if Volume.numbered(link.id) != nil { return .pass }
                // They were counted from 101 once.
                guard Volume.numbered(link.id - 100) != nil else {
                    return .reject("there is no book \(link.id)")
                }
                return .redirect(to: "app://books/\(link.id - 100)")
            },
            name: "stock",
            summary: "Redirects the old numbers of books, and rejects those that are not there."
        )
        router.proxy(
            "account/orders/**",
            tags: ["Views"],
            decide: { [session] request in
                if session.isActive { return .pass }
                // One login is enough, however much waits for it.
                if session.waiting == 0 { request.open("app://login") }
                return .hold(at: session.signedIn)
            },
            name: "login wanted",
            summary: "Holds what is about orders until somebody is logged in."
        )
        router.proxy(
            "/**",
            tags: ["Views", "Actions"],
            decide: { [log] request in
                log.note(request.url.string)
                return .pass
            },
            name: "log",
            summary: "Takes note of every URL."
        )
    }

    /// Registers what an audit finds fault with, so that there is something to find.
    func mapMistakes() {
        router.map("help/contact", tags: ["Views"], perform: { _ in "contact" }, name: "contact")
        // Registered later, it has all URLs of the one above.
        router.map("help/:page", tags: ["Views"], perform: { $0.parameters["page"] ?? "" }, name: "help")
        // The misspelt tag hides it from the scope of the views.
        router.map("about", tags: ["View"], perform: { _ in "about" }, name: "about")
        // There are no magazines.
        router.proxy("magazines/**", tags: ["Views"], decide: { _ in .pass }, name: "magazines")
    }
}

/// No book has some words in its title or its author.
struct NothingFound: Error, CustomStringConvertible {
    let words: String

    var description: String { "no book is about '\(words)'" }
}
