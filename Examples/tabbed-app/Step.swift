import RoutingNavigation

/// Something that is done with the app: a URL that is opened, or a move of its user.
enum Step {
    case open(String, options: OpeningOptions = [])
    case back
    case forward
    /// A tab is tapped, by its title.
    case tap(String)
    /// The user swipes back.
    case swipe
    /// The user dismisses what is presented.
    case dismiss
}

extension Step {
    /// Reads a step.
    ///
    /// - Parameter text: A move, or anything else as a URL.
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

    /// Whether it is done by hand, and no request to the navigator.
    var isByHand: Bool {
        switch self {
        case .tap, .swipe, .dismiss: true
        case .open, .back, .forward: false
        }
    }
}
