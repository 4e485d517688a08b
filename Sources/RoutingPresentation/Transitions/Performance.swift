/// A transition while it happens: the controllers that come and go, held until it is over.
@MainActor
final class Performance {
    let verb: Verb
    let number: Int
    private let rearrangement: Rearrangement
    private var appearing: [ViewController] = []
    private var disappearing: [ViewController] = []

    init(_ verb: Verb, _ rearrangement: Rearrangement, _ number: Int) {
        self.verb = verb
        self.rearrangement = rearrangement
        self.number = number
    }

    var name: String { verb.name }
    var isAnimated: Bool { verb.isAnimated }
    var removed: [ViewController] { rearrangement.removed }
    var choreography: Choreography { rearrangement.operation.choreography }

    /// Puts the new content in place: the one function that changes what a container holds.
    ///
    /// - Parameter window: The window in which controllers appear and disappear by it.
    func rearrange(in window: Window?) {
        let visible = window?.visibleControllers ?? []
        rearrangement.apply()
        for controller in rearrangement.added { rearrangement.container.adopt(controller) }
        let nowVisible = window?.visibleControllers ?? []
        appearing = nowVisible.subtracting(visible)
        disappearing = visible.subtracting(nowVisible)
    }

    /// Tells the controllers that went that they are free.
    func release() {
        for controller in removed { rearrangement.container.release(controller) }
    }

    func makeCalls(_ calls: [AppearanceCall]) {
        for call in calls {
            for controller in listeners(to: call) { controller.make(call, animated: isAnimated) }
        }
    }

    private func listeners(to call: AppearanceCall) -> [ViewController] {
        switch call {
        // What is in a container is loaded when the container will appear.
        case .load: Array(appearing.prefix(1))
        case .willAppear, .didAppear: appearing
        case .willDisappear, .didDisappear: disappearing
        }
    }

    /// What followers of the window are told.
    func transition(_ phase: Transition.Phase) -> Transition {
        let container = rearrangement.container
        return Transition(
            number: number,
            operation: rearrangement.operation,
            phase: phase,
            isAnimated: isAnimated,
            container: container.containerID,
            content: container.content.map(\.id),
            selectedIndex: container.selected,
            added: rearrangement.added.map(ControllerSnapshot.init),
            removed: removed.map(\.id),
            appearing: appearing.map(\.id),
            disappearing: disappearing.map(\.id)
        )
    }
}

extension Transition {
    /// What a window shows when the observation begins.
    @MainActor
    init(showing layers: [ViewController]) {
        self.init(
            number: 0,
            operation: .observe,
            phase: .ended,
            isAnimated: false,
            container: nil,
            content: layers.map(\.id),
            selectedIndex: layers.indices.last,
            added: layers.map(ControllerSnapshot.init),
            removed: [],
            appearing: [],
            disappearing: []
        )
    }
}
