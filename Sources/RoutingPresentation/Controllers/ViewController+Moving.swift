/// Why a controller appears or disappears, where that is not merely because another one goes or comes.
enum Motion {
    case presented, dismissed, toParent, fromParent
}

extension ViewController {
    /// Whether the controller appears because it is presented.
    ///
    /// As in UIKit, it is so only in `viewWillAppear(_:)` and `viewDidAppear(_:)`, and of the controller that
    /// is presented, not of what is in it.
    public var isBeingPresented: Bool { motion == .presented }

    /// Whether the controller disappears because it is dismissed.
    ///
    /// It is so only in `viewWillDisappear(_:)` and `viewDidDisappear(_:)`.
    public var isBeingDismissed: Bool { motion == .dismissed }

    /// Whether the controller appears because it was put into a container.
    ///
    /// It is so only in `viewWillAppear(_:)` and `viewDidAppear(_:)`.
    public var isMovingToParent: Bool { motion == .toParent }

    /// Whether the controller disappears because it is taken out of a container.
    ///
    /// It is so only in `viewWillDisappear(_:)` and `viewDidDisappear(_:)`.
    public var isMovingFromParent: Bool { motion == .fromParent }
}
