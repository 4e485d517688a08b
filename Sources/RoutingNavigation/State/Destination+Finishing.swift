/// A reference to the navigator that shows a destination, so that the destination can leave.
final class DestinationEnding: Sendable {
    private weak let navigator: Navigator?

    init(in navigator: Navigator) {
        self.navigator = navigator
    }

    /// Removes a destination.
    @MainActor
    func finish(_ id: Destination.ID, with value: (any Sendable)?) {
        navigator?.finish(id, with: value)
    }
}

extension Destination {
    /// Removes the destination, and returns a value to the caller that waits for the result.
    ///
    /// The navigator removes the destination and everything on top of it, and
    /// ``Navigator/result(of:as:options:passing:)-(String,_,_,_)`` returns the value. A modal is dismissed if
    /// nothing else is left in it, or if it holds tabs and the destination is the root of one of them. Without a
    /// waiting caller, the destination only leaves. If the destination cannot leave, ``Navigator/onFailure`` receives
    /// the error. If a guard redirects the place beneath it, that place is removed, too, and the redirect's URL opens.
    /// The call has no effect if the destination has already left, or if no navigator shows it. A destination that the
    /// history, or a snapshot of this session, brings back is still the same.
    ///
    /// In the history, the visits to the destination become one visit to the state without it. So
    /// ``Navigator/back()`` and ``Navigator/forward()`` do not return to a login that has finished. Other visits
    /// ahead stay, unless they become adjacent to one to the same place.
    ///
    /// ```swift
    /// Endpoint("books/pick", .endpoint(make: { place in Picker { place.finish(with: $0) } }))
    /// ```
    ///
    /// - Parameter value: The result, or `nil` for none.
    @MainActor
    public func finish(with value: (any Sendable)? = nil) {
        ending?.finish(id, with: value)
    }
}

extension NavigationState {
    /// Returns the state with destinations that leave through a navigator.
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
