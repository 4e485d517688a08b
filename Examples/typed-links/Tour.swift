/// The built-in tour: steps through the library, each with a line that says what to look for.
@MainActor
struct Tour {
    /// A step of the tour, with its announcement.
    private struct Stop {
        let caption: String
        let step: Step
        var succeeds = true
    }

    private let narrator: Narrator

    /// Creates a tour.
    ///
    /// - Parameter narrator: The narrator of the app, whose user should be logged out.
    init(by narrator: Narrator) {
        self.narrator = narrator
    }

    /// Takes the steps one after the other.
    ///
    /// - Returns: Whether every step ended as announced.
    func run() async -> Bool {
        var isAsAnnounced = true
        for (index, stop) in Self.stops.enumerated() {
            print("\(index + 1). \(stop.caption)")
            let succeeds = await narrator.take(stop.step)
            guard succeeds != stop.succeeds else { continue }
            print("This is not what was announced.\n")
            isAsAnnounced = false
        }
        return isAsAnnounced
    }

    private static let stops = [
        Stop(
            caption: "A value is printed as a URL, and that is opened.",
            step: .open(Book(id: 7, tab: .notes, tags: ["old", "rock & roll"]))
        ),
        Stop(
            caption: "A URL is decoded to a value: what is optional, or a list, may be missing.",
            step: .openURL("app://books/7")
        ),
        Stop(
            caption: "A book has no such tab. The URL does not decode, and the next route takes it.",
            step: .openURL("app://books/7?tab=cover")
        ),
        Stop(
            caption: "A proxy is given the value as well.",
            step: .open(Book(id: 0)),
            succeeds: false
        ),
        Stop(
            caption: "Any text is escaped, and comes back as it was.",
            step: .open(Shelf(name: "50% off? / new"))
        ),
        Stop(
            caption: "This would be read as the way up: no URL gives it back, so none is printed.",
            step: .open(Shelf(name: "..")),
            succeeds: false
        ),
        Stop(
            caption: "A group has a prefix in common.",
            step: .openURL("app://help/pages/2")
        ),
        Stop(
            caption: "Values can be read one by one, and what is none says so.",
            step: .openURL("app://help/pages/two"),
            succeeds: false
        ),
        Stop(
            caption: "No user is logged in: the gate holds the URL, and the same router opens the login.",
            step: .open(Account(page: .orders))
        ),
        Stop(
            caption: "Meanwhile the router goes on with what can be opened.",
            step: .open(Book(id: 8))
        ),
        Stop(
            caption: "Another link to the account waits as well; one login is enough.",
            step: .openURL("app://account")
        ),
        Stop(
            caption: "The login: what was held goes on, in order, and starts again at its proxies.",
            step: .logIn
        ),
        Stop(
            caption: "The session has a route in a bag.",
            step: .open(Basket())
        ),
        Stop(
            caption: "It ends, and its route goes with it.",
            step: .logOut
        ),
        Stop(
            caption: "There is no basket now.",
            step: .open(Basket()),
            succeeds: false
        ),
        Stop(
            caption: "The account is held again.",
            step: .open(Account())
        ),
        Stop(
            caption: "This time the login is left alone: what waited is told so.",
            step: .cancelLogin,
            succeeds: false
        ),
    ]
}
