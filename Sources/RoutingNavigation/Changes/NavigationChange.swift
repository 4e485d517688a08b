/// One difference between two navigation states: what a renderer is told, and performs.
///
/// Parents are named by their identity. A node that comes or goes is told apart from what it holds, which
/// comes or goes by changes of its own.
public enum NavigationChange: Hashable, Sendable {
    /// A node that comes in.
    public struct Insertion: Hashable, Sendable {
        /// Its destination.
        public let destination: Destination
        /// What it is.
        public let kind: NavigationNode.Kind
        /// Where it is among the children of its parent when all changes are made; 0 for a root or a modal.
        public let position: Int
    }

    /// The only child that goes from a parent that stays.
    case pop(Destination.ID, from: Destination.ID)
    /// The only child that comes to a parent from which none goes.
    case push(Insertion, onto: Destination.ID)
    /// Children go and come: all that leave, what was active last, and only what is new, by ascending
    /// position.
    case change(Destination.ID, popped: [Destination.ID], pushed: [Insertion])
    /// The children that a parent has by now are put in this order.
    case reorder(Destination.ID, to: [Destination.ID])
    /// The root is another one; `nil` for none.
    case replaceRoot(Destination.ID?, with: Insertion?)
    /// A modal is presented over an endpoint.
    case present(Insertion, over: Destination.ID)
    /// A modal is dismissed.
    case dismiss(Destination.ID, from: Destination.ID)
    /// A destination that stays has other parameters, captures, another URL, or was passed something along;
    /// here it is as it is now.
    case update(Destination)
    /// A child is shown from now on: an option of a fork, or the section of a switcher.
    ///
    /// Other nodes have one child at most, which needs no choice.
    case activate(Destination.ID, in: Destination.ID)
}
