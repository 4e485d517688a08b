/// A transition in progress, which retains the added and removed controllers until it ends.
@MainActor
final class RunningTransition {
    let verb: TransitionVerb
    let number: Int
    let rearrangement: Rearrangement
    let motions: [ControllerID: Motion]
    /// Whether the user swipes, so that the transition may be cancelled.
    private(set) var isSwipe = false
    private var appearing: [ViewController] = []
    private var disappearing: [ViewController] = []
    /// The controllers to call directly; the others are called by their custom containers.
    private(set) var told: (appearing: [ViewController], disappearing: [ViewController]) = ([], [])
    /// The navigation controllers whose delegates are told, with the controllers on top of them.
    private(set) var stacks: [(stack: NavigationController, top: ViewController)] = []

    init(_ verb: TransitionVerb, _ rearrangement: Rearrangement, _ number: Int) {
        self.verb = verb
        self.rearrangement = rearrangement
        self.number = number
        motions = rearrangement.motions
    }

    var name: String { verb.name }
    var removed: [ViewController] { rearrangement.removed }
    var appearanceOrder: AppearanceOrder { rearrangement.operation.appearanceOrder }
    var whenOver: (@MainActor () -> Void)? { rearrangement.whenOver }

    /// Whether the changed container is a controller, or is inside it.
    func isInside(_ controller: ViewController) -> Bool {
        guard let container = rearrangement.container.controller else { return false }
        return sequence(first: container, next: \.parent).contains { $0 === controller }
    }

    /// Whether the transition is animated; as in UIKit, the selection of a tab never is.
    var isAnimated: Bool { verb.isAnimated && rearrangement.operation != .select }
}

extension RunningTransition {
    /// Puts the new content in place; apart from children of custom containers, no other function changes a
    /// container.
    func rearrange() {
        let parent = rearrangement.container.controller
        if let parent {
            for controller in rearrangement.added { controller.claimant = parent }
            for controller in removed { controller.willMove(toParent: nil) }
            for controller in rearrangement.added { controller.willMove(toParent: parent) }
        }
        rearrangement.apply()
        for controller in rearrangement.added {
            rearrangement.container.adopt(controller)
            controller.claimant = nil
        }
    }

    /// Runs a change, and records which controllers appear and disappear.
    ///
    /// - Parameters:
    ///   - window: The window in which they do.
    ///   - change: Makes the change.
    func watch(_ window: Window?, _ change: () -> Void) {
        let visible = window?.visibleControllers ?? []
        change()
        let nowVisible = window?.visibleControllers ?? []
        cast(appearing: nowVisible.subtracting(visible), disappearing: visible.subtracting(nowVisible))
        let changed = rearrangement.container.controller.map { [$0] } ?? []
        let isAppearing = Set(appearing.map(\.controllerID))
        for case let stack as NavigationController in changed + appearing {
            guard let top = stack.topViewController, isAppearing.contains(top.controllerID) else { continue }
            stacks.append((stack, top))
        }
    }

    /// Records the controllers that appear and disappear if the swipe pops the top of a stack.
    func foreseePop(of stack: NavigationController) {
        isSwipe = true
        guard let top = stack.stack.last, let next = stack.stack.dropLast().last else { return }
        cast(appearing: next.visibleBranch, disappearing: top.visibleBranch)
        stacks = [(stack, next)]
    }

    private func cast(appearing: [ViewController], disappearing: [ViewController]) {
        self.appearing = appearing
        self.disappearing = disappearing
        let all = Set((appearing + disappearing).map(\.controllerID))
        told.appearing = appearing.filter { !$0.isPassedOn(by: all) }
        told.disappearing = disappearing.filter { !$0.isPassedOn(by: all) }
    }
}

extension RunningTransition {
    /// The transition that the window's followers receive.
    func transition(_ phase: Transition.Phase) -> Transition {
        let container = rearrangement.container
        return Transition(
            number: number,
            operation: rearrangement.operation,
            phase: phase,
            isAnimated: isAnimated,
            container: container.controller?.controllerID,
            content: container.content.map(\.controllerID),
            selectedIndex: container.selected,
            added: rearrangement.added.map(ControllerSnapshot.init),
            removed: removed.map(\.controllerID),
            appearing: appearing.map(\.controllerID),
            disappearing: disappearing.map(\.controllerID)
        )
    }
}

extension Transition {
    /// Creates the transition for a custom container that gained or lost a child.
    @MainActor
    init(ofChildrenOf container: ViewController, added: ViewController?, removed: ViewController?) {
        self.init(
            number: 0,
            operation: .children,
            phase: .ended,
            isAnimated: false,
            container: container.controllerID,
            content: container.children.map(\.controllerID),
            selectedIndex: nil,
            added: added.map { [ControllerSnapshot($0)] } ?? [],
            removed: removed.map { [$0.controllerID] } ?? [],
            appearing: [],
            disappearing: []
        )
    }

    /// Creates the transition that describes a window's content when an observation begins.
    @MainActor
    init(showing layers: [ViewController]) {
        self.init(
            number: 0,
            operation: .observe,
            phase: .ended,
            isAnimated: false,
            container: nil,
            content: layers.map(\.controllerID),
            selectedIndex: layers.indices.last,
            added: layers.map(ControllerSnapshot.init),
            removed: [],
            appearing: [],
            disappearing: []
        )
    }
}

extension Rearrangement {
    /// The reasons for which the added controllers appear and the removed ones disappear.
    @MainActor
    fileprivate var motions: [ControllerID: Motion] {
        let (coming, going): (Motion, Motion)
        switch operation {
        case .present, .dismiss: (coming, going) = (.presented, .dismissed)
        case .root: return [:]
        default: (coming, going) = (.toParent, .fromParent)
        }
        let all = added.map { ($0.controllerID, coming) } + removed.map { ($0.controllerID, going) }
        return Dictionary(all, uniquingKeysWith: { first, _ in first })
    }
}

extension ViewController {
    /// Whether one of the given controllers is a custom container that passes its calls on to this controller.
    fileprivate func isPassedOn(by controllers: Set<ControllerID>) -> Bool {
        var controller = self
        while let parent = controller.parent {
            if controller.isEmbedded, controllers.contains(parent.controllerID) { return true }
            controller = parent
        }
        return false
    }
}
