/// All that a picture is made of, as a value.
struct Scene: Equatable, Sendable {
    /// What shows, and what is presented over it, each over the one before.
    var layers: [Pane] = []
    /// Where the app is.
    var place = PlaceText()
    /// Which of the links of the visible screen is chosen.
    var chosenLink = 0
    var mode = Mode.looking
    /// What came of the last thing that was done.
    var status: StatusText?
}

extension Scene {
    /// What keys are for at the moment.
    enum Mode: Equatable, Sendable {
        /// Moving about in the app.
        case looking
        /// Typing a URL.
        case typing(URLPrompt)
        /// Reading which keys there are.
        case help
    }
}

/// Where the app is, and which visit of its history that is.
struct PlaceText: Equatable, Sendable {
    var url: String?
    var visit = 0
    var visits = 0
    /// How many URLs wait for a login.
    var waiting = 0

    /// The same in a few words.
    var text: String {
        let place = url.map { "\($0)  \(visit)/\(visits)" } ?? ""
        return waiting > 0 ? "\(place)  +\(waiting) waiting" : place
    }
}

/// What came of something.
struct StatusText: Equatable, Sendable {
    let text: String
    let isFailure: Bool

    /// Says how something went.
    ///
    /// - Parameter text: What is said.
    /// - Returns: The text.
    static func note(_ text: String) -> StatusText {
        StatusText(text: text, isFailure: false)
    }

    /// Says what went wrong.
    ///
    /// - Parameter text: What is said.
    /// - Returns: The text.
    static func failure(_ text: String) -> StatusText {
        StatusText(text: text, isFailure: true)
    }
}
