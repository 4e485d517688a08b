import RoutingNavigation

/// A step through the app: a URL to open, or an action of the user.
enum Step {
    case open(String, options: OpeningOptions = [])
    case back
    case forward
    /// The user taps a tab, given by its title.
    case tap(String)
    /// The user swipes back.
    case swipe
    /// The user dismisses the presented content.
    case dismiss
}

extension Step {
    /// Reads a step.
    ///
    /// - Parameter text: An action; any other text is a URL.
    init(_ text: String) {
        let words = text.split(separator: " ")
        let object = words.count < 2 ? nil : words.dropFirst().joined(separator: " ")
        switch (words.first, object) {
        case ("back", nil): self = .back
        case ("forward", nil): self = .forward
        case ("swipe", nil): self = .swipe
        case ("dismiss", nil): self = .dismiss
        case ("tap", let title?): self = .tap(title)
        case ("junctions", let url?): self = .open(url, options: .junctionsOnly)
        default: self = .open(text)
        }
    }

    /// Whether the step is a user action and not a request to the navigator.
    var isByHand: Bool {
        switch self {
        case .tap, .swipe, .dismiss: true
        case .open, .back, .forward: false
        }
    }
}
