/// The right to end a transition, once; the animator holds it.
///
/// When it is let go of, the animator can no longer end the transition: then it ends by itself.
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
