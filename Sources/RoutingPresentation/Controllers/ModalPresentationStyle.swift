/// How a presented controller covers the controller that presents it.
public enum ModalPresentationStyle: String, Hashable, Sendable, Codable {
    /// The system's choice, which is ``pageSheet``, as before iOS 18; later systems choose a form sheet.
    case automatic
    /// A sheet that leaves a part of the content underneath visible; the user may pull it down.
    case pageSheet
    /// A smaller sheet; the user may pull it down.
    case formSheet
    /// The whole screen; the content underneath disappears.
    case fullScreen
    /// The whole screen; the content underneath may show through.
    case overFullScreen
    /// The area of the presenting controller, which may show through.
    case overCurrentContext
}

extension ModalPresentationStyle {
    /// Whether the content underneath disappears.
    var coversWhatIsUnderneath: Bool { self == .fullScreen }

    /// Whether the user may pull the controller down.
    var isSheet: Bool {
        switch self {
        case .automatic, .pageSheet, .formSheet: true
        case .fullScreen, .overFullScreen, .overCurrentContext: false
        }
    }
}
