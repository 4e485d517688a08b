/// The whole content of a picture, as a value.
struct Scene: Equatable, Sendable {
    /// The visible layers, each presented over the one before.
    var layers: [Pane] = []
    /// The app's place.
    var place = PlaceText()
    /// The index of the chosen link on the visible screen.
    var chosenLink = 0
    var mode = Mode.looking
    /// The result of the last action.
    var status: StatusText?
}

extension Scene {
    /// The use of the keys at the moment.
    enum Mode: Equatable, Sendable {
        /// Keys act on the app.
        case looking
        /// Keys type a URL.
        case typing(URLPrompt)
        /// The list of keys is open.
        case help
    }
}

/// The app's place, and its number in the history.
struct PlaceText: Equatable, Sendable {
    var url: String?
    var visit = 0
    var visits = 0
    /// The number of URLs that wait for a login.
    var waiting = 0

    /// The place in a few words.
    var text: String {
        let place = url.map { "\($0)  \(visit)/\(visits)" } ?? ""
        return waiting > 0 ? "\(place)  +\(waiting) waiting" : place
    }
}

/// A message about the result of an action.
struct StatusText: Equatable, Sendable {
    let text: String
    let isFailure: Bool

    /// Makes a message about a success.
    ///
    /// - Parameter text: The text of the message.
    /// - Returns: The message.
    static func note(_ text: String) -> StatusText {
        StatusText(text: text, isFailure: false)
    }

    /// Makes a message about a failure.
    ///
    /// - Parameter text: The text of the message.
    /// - Returns: The message.
    static func failure(_ text: String) -> StatusText {
        StatusText(text: text, isFailure: true)
    }
}
