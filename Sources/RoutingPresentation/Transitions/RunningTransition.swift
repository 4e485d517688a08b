/// A transition in progress, which retains the added and removed controllers until it ends.
@MainActor
final class RunningTransition {
    let request: TransitionVerb.Request
    let number: Int
    let operation: Transition.Operation
    let added: [ViewController]
    let removed: [ViewController]
    let whenOver: (@MainActor () -> Void)?
    /// Puts the new content in place; `nil` afterwards.
    private var apply: (@MainActor () -> Void)?
    /// The changed container, unless it is the window, which must not be retained by its own queue.
    private let retained: (any Container)?
    private weak var window: Window?
    let motions: [ControllerID: Motion]
    /// Whether the user swipes, so that the transition may be cancelled.
    var isSwipe = false
    private var appearing: [ViewController] = []
    private var disappearing: [ViewController] = []
    /// The controllers to call directly; the others are called by their custom containers.
    private(set) var told: (appearing: [ViewController], disappearing: [ViewController]) = ([], [])
    /// The navigation controllers whose delegates are told, with the controllers on top of them.
    private(set) var stacks: [(stack: NavigationController, top: ViewController)] = []

    init(_ request: TransitionVerb.Request, _ rearrangement: Rearrangement, _ number: Int) {
        self.request = request
        self.number = number
        operation = rearrangement.operation
        added = rearrangement.added
        removed = rearrangement.removed
        whenOver = rearrangement.whenOver
        apply = rearrangement.apply
        window = rearrangement.container as? Window
        retained = window == nil ? rearrangement.container : nil
        motions = rearrangement.motions
    }

    var name: String { request.name }
    /// The changed container; `nil` once it is a window that has been released.
    var container: (any Container)? { retained ?? window }
    var appearanceOrder: AppearanceOrder { operation.appearanceOrder }

    /// Whether the changed container is a controller, or is inside it.
    func isInside(_ controller: ViewController) -> Bool {
        container?.controller?.isInside(controller) ?? false
    }

    /// Whether the transition is animated; as in UIKit, the selection of a tab never is.
    var isAnimated: Bool { request.isAnimated && operation != .select }
}

extension RunningTransition {
    /// Tells the controllers that they move, and puts the new content in place.
    func rearrange() {
        if let parent = container?.controller {
            parent.change = self
            for controller in added { controller.claimant = parent }
            for controller in removed { controller.willMove(toParent: nil) }
            for controller in added { controller.willMove(toParent: parent) }
        }
        place()
    }

    /// Puts the new content in place, once; apart from children of custom containers, no other function changes a
    /// container.
    func place() {
        guard let apply = apply.take() else { return }
        apply()
        for controller in added {
            container?.adopt(controller)
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
        let changed = container?.controller.map { [$0] } ?? []
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
        Transition(
            number: number,
            operation: operation,
            phase: phase,
            isAnimated: isAnimated,
            container: container?.controller?.controllerID,
            content: container?.content.map(\.controllerID) ?? [],
            selectedIndex: container?.selected,
            added: added.map(ControllerSnapshot.init),
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
