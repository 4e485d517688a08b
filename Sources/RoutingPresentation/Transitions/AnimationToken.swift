/// The animator's means to end a transition, once.
///
/// When the animator releases the token without using it, the transition ends automatically.
@MainActor
final class AnimationToken {
    private let transitionQueue: TransitionQueue
    private let number: Int

    init(_ transitionQueue: TransitionQueue, _ number: Int) {
        self.transitionQueue = transitionQueue
        self.number = number
    }

    deinit {
        Task { @MainActor [transitionQueue, number] in transitionQueue.drop(number) }
    }

    func finish() {
        transitionQueue.end(number)
    }
}
