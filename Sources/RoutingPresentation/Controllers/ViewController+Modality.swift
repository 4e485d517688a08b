extension ViewController {
    /// The object that manages the presentation of the controller or its container; `nil` for a window's root.
    ///
    /// As in UIKit, reading it before the presentation fixes the style: set ``modalPresentationStyle`` first.
    public var presentationController: PresentationController? {
        let outermost = outermost
        if outermost.isRootOfWindow { return nil }
        return outermost.beginPresentation()
    }

    private var isRootOfWindow: Bool { host.map { $0.rootViewController === self } ?? false }

    /// Fixes the presentation style, unless it is fixed already.
    @discardableResult
    func beginPresentation() -> PresentationController {
        // A window that has been released could not end the presentation over it.
        if host == nil, layerIndex != nil { (layerIndex, presentation) = (nil, nil) }
        let presentation = presentation ?? PresentationController(presenting: self)
        self.presentation = presentation
        return presentation
    }

    /// Whether the controller hides everything underneath it.
    var coversWhatIsUnderneath: Bool { presentation?.presentationStyle.coversWhatIsUnderneath ?? false }
}
