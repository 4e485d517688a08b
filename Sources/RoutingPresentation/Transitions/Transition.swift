/// One change of what a window shows, as it begins or as it has ended.
///
/// Whatever is asked of the controllers of a window becomes transitions, which happen one at a time. They
/// hold identities and snapshots, not controllers, so that keeping them keeps nothing alive, and they say
/// all that a follower needs to show the same: see ``WindowSnapshot/follow(_:)``.
public struct Transition: Hashable, Sendable, Codable {
    /// Which verb it was.
    public enum Operation: String, Hashable, Sendable, Codable {
        /// Nothing changed: all that the window showed when the observation began.
        case observe
        /// The window's root was replaced, and what was presented over it has gone.
        case root
        /// Controllers came onto a navigation stack.
        case push
        /// Controllers went from the top of a navigation stack.
        case pop
        /// A navigation stack was replaced as a whole.
        case set
        /// A controller was presented.
        case present
        /// A presented controller went, and what it presented.
        case dismiss
        /// The tabs were replaced.
        case tabs
        /// A tab was selected.
        case select
        /// A column of a split view was replaced.
        case columns
        /// A container of the program's own got a child or lost one, at once, perhaps during a transition.
        ///
        /// It is told as it has ended, and has the number zero.
        case children
    }

    /// Whether a transition begins or has ended.
    public enum Phase: String, Hashable, Sendable, Codable {
        /// The new content is in place, and the controllers are told that they will appear and disappear.
        case began
        /// The controllers have been told that they appeared and disappeared.
        case ended
    }

    /// Which transition of the window it is, from one; zero for what showed when the observation began, and
    /// for ``Operation-swift.enum/children``.
    public let number: Int
    /// Which verb it was.
    public let operation: Operation
    /// Whether it begins or has ended.
    public let phase: Phase
    /// Whether it takes the time of an animation.
    public let isAnimated: Bool
    /// The container whose content changed; `nil` for the window itself.
    public let container: ControllerID?
    /// What the container holds now, in order.
    public let content: [ControllerID]
    /// Which of the content is selected; `nil` when the container shows none or all.
    public let selectedIndex: Int?
    /// The controllers that came into the container, with all that is in them.
    public let added: [ControllerSnapshot]
    /// The controllers that went, in the order in which they were there.
    public let removed: [ControllerID]
    /// The controllers that appear, containers before what is in them.
    public let appearing: [ControllerID]
    /// The controllers that disappear, containers before what is in them.
    public let disappearing: [ControllerID]
}

extension Transition: CustomStringConvertible {
    /// The number, the phase, the verb, and who came and went.
    public var description: String {
        var words = ["\(number)", phase.rawValue, operation.rawValue]
        if let container { words.append("in \(container)") }
        if !added.isEmpty { words.append("+ \(added.map(\.id.description).joined(separator: " "))") }
        if !removed.isEmpty { words.append("- \(removed.map(\.description).joined(separator: " "))") }
        return words.joined(separator: " ")
    }
}
