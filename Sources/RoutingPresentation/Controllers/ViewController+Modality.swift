extension ViewController {
    /// What manages the presentation of the controller, or of the container that it is in; `nil` for what a
    /// window shows as its root.
    ///
    /// As in UIKit, reading it before the controller is presented settles the style: set
    /// ``modalPresentationStyle`` first.
    public var presentationController: PresentationController? {
        let outermost = outermost
        if outermost.isRootOfWindow { return nil }
        return outermost.presentation ?? outermost.beginPresentation()
    }

    private var isRootOfWindow: Bool { host.map { $0.rootViewController === self } ?? false }

    /// Settles how the controller is presented, unless that has happened.
    @discardableResult
    func beginPresentation() -> PresentationController {
        let presentation = presentation ?? PresentationController(presenting: self)
        self.presentation = presentation
        return presentation
    }

    /// Whether nothing underneath the controller shows.
    var coversWhatIsUnderneath: Bool { presentation?.presentationStyle.coversWhatIsUnderneath ?? false }
}
