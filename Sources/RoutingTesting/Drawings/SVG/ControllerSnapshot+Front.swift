internal import RoutingPresentation

extension ControllerSnapshot {
    /// The screen that a user looks at where the controller is: of a split view the second column.
    var front: ControllerSnapshot {
        var front = self
        while let next = front.shown.last { front = next }
        return front
    }

    /// How many levels of containers show within each other, the controller's own included if it is one.
    var shownHeight: Int {
        (shown.map { $0.shownHeight + 1 }).max() ?? 0
    }

    /// The controller in front that has at most a given number of levels of containers in it.
    func front(within levels: Int) -> ControllerSnapshot {
        var front = self
        while front.shownHeight > levels, let next = front.shown.max(by: { $0.shownHeight < $1.shownHeight })
        {
            front = next
        }
        return front
    }
}
