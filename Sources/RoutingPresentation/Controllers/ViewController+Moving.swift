/// The reason for a life-cycle call, unless the controller only makes room for another one or takes its place.
enum Motion {
    case presented, dismissed, toParent, fromParent
}

extension ViewController {
    /// Whether the controller appears because it is presented.
    ///
    /// As in UIKit, it is `true` only in `viewWillAppear(_:)` and `viewDidAppear(_:)`, and only for the
    /// presented controller, not for its children.
    public var isBeingPresented: Bool { motion == .presented }

    /// Whether the controller disappears because it is dismissed.
    ///
    /// It is `true` only in `viewWillDisappear(_:)` and `viewDidDisappear(_:)`.
    public var isBeingDismissed: Bool { motion == .dismissed }

    /// Whether the controller appears because it was put into a container.
    ///
    /// It is `true` only in `viewWillAppear(_:)` and `viewDidAppear(_:)`.
    public var isMovingToParent: Bool { motion == .toParent }

    /// Whether the controller disappears because it is removed from a container.
    ///
    /// It is `true` only in `viewWillDisappear(_:)` and `viewDidDisappear(_:)`.
    public var isMovingFromParent: Bool { motion == .fromParent }
}
