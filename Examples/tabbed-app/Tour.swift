/// The built-in tour: steps through the app, each with a line that says what to look for.
@MainActor
struct Tour {
    /// A step of the tour, with its announcement.
    private struct Stop {
        let caption: String
        let step: String
        var isTaken = true
    }

    private let narrator: Narrator

    /// Creates a tour.
    ///
    /// - Parameter narrator: The narrator of the app, in which nothing should be opened yet.
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
            let isTaken = await narrator.take(stop.step)
            guard isTaken != stop.isTaken else { continue }
            print("This is not what was announced.\n")
            isAsAnnounced = false
        }
        return isAsAnnounced
    }

    private static let stops = [
        Stop(
            caption: "The login is a section of its own: nothing else exists.",
            step: "login"
        ),
        Stop(
            caption: "A book builds the tab bar, all its tabs, and the stack that the book lies on.",
            step: "books/7"
        ),
        Stop(
            caption: "A story selects another tab and is presented over it; the stack of the books stays.",
            step: "today/story/news/1"
        ),
        Stop(
            caption: "Junctions only: the tab is selected, and its stack is found as it was left.",
            step: "junctions books"
        ),
        Stop(
            caption: "Opened in full, the same URL pops to what it says.",
            step: "books"
        ),
        Stop(
            caption: "At the login nothing else exists again: all the rest is unwound.",
            step: "login"
        ),
        Stop(
            caption: "Back: the tabs are built again, as they were.",
            step: "back"
        ),
        Stop(
            caption: "Further back there is the book.",
            step: "back"
        ),
        Stop(
            caption: "And forward.",
            step: "forward"
        ),
        Stop(
            caption: "The user taps a tab: the state follows, and a new visit drops what was ahead.",
            step: "tap today"
        ),
        Stop(
            caption: "Another book, at a page.",
            step: "books/8?page=2"
        ),
        Stop(
            caption: "Another page of the same book: the screen stays and is told.",
            step: "books/8?page=3"
        ),
        Stop(
            caption: "The same URL again is no error, and renders nothing.",
            step: "books/8?page=3"
        ),
        Stop(
            caption: "The user swipes back.",
            step: "swipe"
        ),
        Stop(
            caption: "From the root of a stack there is no way back, and nothing happens.",
            step: "swipe",
            isTaken: false
        ),
        Stop(
            caption: "A modal may be a hierarchy of its own: here with tabs, one of which has a stack.",
            step: "profile/orders/12"
        ),
        Stop(
            caption: "The user taps one of these tabs.",
            step: "tap settings"
        ),
        Stop(
            caption: "The tabs underneath are out of reach.",
            step: "tap books",
            isTaken: false
        ),
        Stop(
            caption: "The user dismisses the modal with all that is in it.",
            step: "dismiss"
        ),
        Stop(
            caption: "A URL that matches nothing changes nothing, and the error says what was tried.",
            step: "magazines/3",
            isTaken: false
        ),
        Stop(
            caption: "A malformed one is refused at once, and the error shows where.",
            step: "books/%zz",
            isTaken: false
        ),
        Stop(
            caption: "A link from outside says the same in other words.",
            step: "https://example.com/profile/orders/12"
        ),
        Stop(
            caption: "From there to the login, each screen is unwound before those that it is on or over.",
            step: "login"
        ),
    ]
}
