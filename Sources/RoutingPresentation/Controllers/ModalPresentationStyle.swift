/// How a controller lies over the one that presents it.
public enum ModalPresentationStyle: String, Hashable, Sendable, Codable {
    /// What the system chooses, which is ``pageSheet``.
    case automatic
    /// A sheet that leaves a part of what is underneath to be seen; the user may pull it down.
    case pageSheet
    /// A smaller sheet; the user may pull it down.
    case formSheet
    /// The whole screen: what is underneath disappears.
    case fullScreen
    /// The whole screen, through which what is underneath may be seen.
    case overFullScreen
    /// The place of the controller that presents it, through which that may be seen.
    case overCurrentContext
}

extension ModalPresentationStyle {
    /// Whether what is underneath disappears.
    var coversWhatIsUnderneath: Bool { self == .fullScreen }

    /// Whether the user may pull it down.
    var isSheet: Bool {
        switch self {
        case .automatic, .pageSheet, .formSheet: true
        case .fullScreen, .overFullScreen, .overCurrentContext: false
        }
    }
}
