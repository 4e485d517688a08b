/// One change of a window's content, reported when it begins and again when it has ended.
///
/// Verbs become transitions, which run one at a time. A transition holds identities and snapshots, not
/// controllers, so keeping it retains no controller. It holds all that a follower needs to show the same
/// content; see ``WindowSnapshot/follow(_:)``.
public struct Transition: Hashable, Sendable, Codable {
    /// The verb behind a transition.
    public enum Operation: String, Hashable, Sendable, Codable {
        /// No change: the content of the window when the observation began.
        case observe
        /// The window's root was replaced, and the controllers presented over it were removed.
        case root
        /// Controllers were pushed onto a navigation stack.
        case push
        /// Controllers were popped from a navigation stack.
        case pop
        /// A navigation stack was replaced as a whole.
        case set
        /// A controller was presented.
        case present
        /// A presented controller was dismissed, with everything above it.
        case dismiss
        /// The tabs were replaced.
        case tabs
        /// A tab was selected.
        case select
        /// A column of a split view was replaced.
        case columns
        /// A custom container gained or lost a child.
        ///
        /// The change is immediate, even during a transition. It is reported once, as ended, with the number
        /// zero.
        case children
    }

    /// Whether a transition has begun or has ended.
    public enum Phase: String, Hashable, Sendable, Codable {
        /// The new content is in place, and the controllers are about to be told that they will appear and
        /// disappear.
        case began
        /// The controllers have been told that they appeared and disappeared.
        case ended
    }

    /// The number of the transition in its window, from one.
    ///
    /// It is zero for the content at the start of the observation and for ``Operation-swift.enum/children``.
    package let number: Int
    /// The verb.
    public let operation: Operation
    /// Whether the transition has begun or has ended.
    public let phase: Phase
    /// Whether the transition is animated.
    public let isAnimated: Bool
    /// The container whose content changed; `nil` for the window itself.
    public let container: ControllerID?
    /// The container's content now, in order.
    public let content: [ControllerID]
    /// The index of the selected controller in the content; `nil` when the container shows none or all.
    public let selectedIndex: Int?
    /// The controllers that were put into the container, with their content.
    public let added: [ControllerSnapshot]
    /// The controllers that were removed, in their former order.
    public let removed: [ControllerID]
    /// The controllers that appear, containers before their children.
    package let appearing: [ControllerID]
    /// The controllers that disappear, containers before their children.
    package let disappearing: [ControllerID]
}

extension Transition: CustomStringConvertible {
    /// The number, the phase, the verb, and the added and removed controllers.
    public var description: String {
        var words = ["\(number)", phase.rawValue, operation.rawValue]
        if let container { words.append("in \(container)") }
        if !added.isEmpty { words.append("+ \(added.map(\.id.description).joined(separator: " "))") }
        if !removed.isEmpty { words.append("- \(removed.map(\.description).joined(separator: " "))") }
        return words.joined(separator: " ")
    }
}
