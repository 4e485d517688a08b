/// A planned change to one container: the result of planning a verb at its turn.
struct Rearrangement {
    let operation: Transition.Operation
    let container: any Container
    /// The controllers to add, in their order in the container.
    let added: [ViewController]
    /// The controllers to remove, in their order in the container.
    let removed: [ViewController]
    /// Puts the new content in place.
    let apply: @MainActor () -> Void
    /// Called when the transition has ended, before the verb's completion.
    var whenOver: (@MainActor () -> Void)?

    /// Plans a change to the content of a container.
    ///
    /// - Parameters:
    ///   - operation: The verb.
    ///   - container: The container.
    ///   - added: The controllers to add.
    ///   - removed: The controllers to remove.
    ///   - apply: Puts the new content in place.
    /// - Throws: ``PresentationError`` when a controller would be shown twice, inside itself, or nested too
    ///   deeply.
    @MainActor
    init(
        _ operation: Transition.Operation,
        in container: any Container,
        adding added: [ViewController] = [],
        removing removed: [ViewController] = [],
        apply: @escaping @MainActor () -> Void
    ) throws(PresentationError) {
        try container.check(adding: added)
        self.operation = operation
        self.container = container
        self.added = added
        self.removed = removed
        self.apply = apply
    }

    /// Plans to replace the whole content of a container.
    ///
    /// - Parameters:
    ///   - operation: The verb.
    ///   - container: The container.
    ///   - content: The container's new content.
    ///   - apply: Puts the new content in place.
    /// - Throws: ``PresentationError`` when a controller would be shown twice, inside itself, or nested too
    ///   deeply.
    @MainActor
    init(
        _ operation: Transition.Operation,
        in container: any Container,
        replacingAllBy content: [ViewController],
        apply: @escaping @MainActor () -> Void
    ) throws(PresentationError) {
        try container.checkForRepetition(in: content)
        try self.init(
            operation,
            in: container,
            adding: content.subtracting(container.content),
            removing: container.content.subtracting(content),
            apply: apply
        )
    }
}

extension Container {
    /// Checks that the container can hold a controller, wherever the controller is now.
    func checkRoom(for controller: ViewController) throws(PresentationError) {
        let around = self.controller.map { Array(sequence(first: $0) { $0.parent ?? $0.claimant }) } ?? []
        if around.contains(identicalTo: controller) { throw .cycle(controller, in: label) }
        guard around.count + controller.height <= Window.maximalDepth else {
            throw .tooDeep(controller, in: label)
        }
    }

    /// Checks that a controller is in no container and no window.
    func checkIsFree(_ controller: ViewController) throws(PresentationError) {
        if let parent = controller.parent { throw .taken(controller, by: parent.label, wantedBy: label) }
        if let host = controller.host { throw .taken(controller, by: host.label, wantedBy: label) }
        try checkIsUnclaimed(controller)
    }

    /// Checks that no other container is about to take a controller in.
    func checkIsUnclaimed(_ controller: ViewController) throws(PresentationError) {
        if let claimant = controller.claimant {
            throw .taken(controller, by: claimant.label, wantedBy: label)
        }
    }

    fileprivate func check(adding controllers: [ViewController]) throws(PresentationError) {
        for controller in controllers {
            try checkRoom(for: controller)
            try checkIsFree(controller)
        }
    }

    fileprivate func checkForRepetition(in content: [ViewController]) throws(PresentationError) {
        var met: Set<ControllerID> = []
        for controller in content where !met.insert(controller.controllerID).inserted {
            throw .twice(controller, in: label)
        }
    }
}
