/// The navigator that shows a destination, for the destination to leave by itself.
final class DestinationEnding: Sendable {
    private weak let navigator: Navigator?

    init(in navigator: Navigator) {
        self.navigator = navigator
    }

    /// Takes a destination away.
    @MainActor
    func finish(_ id: Destination.ID, with value: (any Sendable)?) {
        navigator?.finish(id, with: value)
    }
}

extension Destination {
    /// Leaves, and gives a value to the caller that waits for the result.
    ///
    /// The navigator takes the destination away, with what lies on it: a modal is dismissed when the destination
    /// is all that it holds, or tabs one of which it is the first of. ``Navigator/result(of:as:options:passing:)-(String,_,_,_)`` returns the value then.
    /// Without a caller that waits, the destination just leaves. A destination that has left already does
    /// nothing, and neither does one that no navigator shows.
    ///
    /// ```swift
    /// Endpoint("books/pick", .endpoint(make: { place in Picker { place.finish(with: $0) } }))
    /// ```
    ///
    /// - Parameter value: The result; `nil` for none.
    @MainActor
    public func finish(with value: (any Sendable)? = nil) {
        ending?.finish(id, with: value)
    }
}

extension NavigationState {
    /// Gives the state with destinations that leave by a navigator.
    func finishing(by ending: DestinationEnding) -> NavigationState {
        NavigationState(root: root.map { $0.finishing(by: ending) }, nextNumber: nextNumber)
    }
}

extension NavigationNode {
    fileprivate func finishing(by ending: DestinationEnding) -> NavigationNode {
        let children = children.map { $0.finishing(by: ending) }
        let modal = modal.map { $0.finishing(by: ending) }
        if destination.ending === ending {
            return becoming(children, activeIndex: activeIndex, modal: modal)
        }
        var destination = destination
        destination.ending = ending
        return NavigationNode(destination, kind, children: children, activeIndex: activeIndex, modal: modal)
    }
}
