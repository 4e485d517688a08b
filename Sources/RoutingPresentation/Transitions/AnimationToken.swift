/// The animator's means to end a transition, once.
///
/// When the animator releases the token without using it, the transition ends automatically.
@MainActor
final class AnimationToken {
    private let stage: Stage
    private let number: Int

    init(_ stage: Stage, _ number: Int) {
        self.stage = stage
        self.number = number
    }

    deinit {
        Task { @MainActor [stage, number] in stage.drop(number) }
    }

    func finish() {
        stage.end(number)
    }
}
