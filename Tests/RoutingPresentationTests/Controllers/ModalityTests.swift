import RoutingPresentation
import Testing

/// What a controller says of its presentation.
@MainActor
struct ModalityTests {
    let scene = Scene()

    /// What a screen says of its moves, in the calls of its life.
    @MainActor
    private final class Moves {
        var notes: [String] = []

        init(of screen: Screen) {
            screen.reaction = { [weak screen, unowned self] call in
                guard let screen else { return }
                let flags = [
                    (screen.isBeingPresented, "presented"), (screen.isBeingDismissed, "dismissed"),
                    (screen.isMovingToParent, "to parent"), (screen.isMovingFromParent, "from parent"),
                ]
                let said = flags.filter(\.0).map(\.1).joined(separator: ", ")
                notes.append("\(call): \(said)")
            }
        }
    }

    /// Apple, earlier editions of "isBeingPresented" and "isBeingDismissed": true only in the calls in which
    /// the controller appears, or disappears, because it is presented, or dismissed.
    @Test(arguments: [ModalPresentationStyle.pageSheet, .fullScreen])
    func whatIsPresentedSaysSo(style: ModalPresentationStyle) {
        let root = scene.showing(scene.screen("a"))
        let modal = scene.modal("m", style)
        let moves = Moves(of: modal)
        let underneath = Moves(of: root)
        _ = scene.notes { root.present(modal, animated: true) }
        #expect(moves.notes == ["didLoad: ", "willAppear: presented", "didAppear: presented"])
        #expect(!modal.isBeingPresented)
        moves.notes = []
        _ = scene.notes { root.dismiss(animated: true) }
        #expect(moves.notes == ["willDisappear: dismissed", "didDisappear: dismissed"])
        #expect(!modal.isBeingDismissed)
        #expect(underneath.notes.allSatisfy { $0.hasSuffix(": ") })
        #expect(underneath.notes.count == (style == .fullScreen ? 4 : 0))
    }

    /// Apple, earlier editions of "isMovingToParent" and "isMovingFromParent": true only in the calls in
    /// which the controller appears, or disappears, because of the move.
    @Test func whatIsPushedAndPoppedSaysSo() {
        let navigation = scene.showing(scene.navigation("a"))
        let pushed = scene.screen("b")
        let moves = Moves(of: pushed)
        _ = scene.notes { navigation.pushViewController(pushed, animated: true) }
        _ = scene.notes { navigation.pushViewController(scene.screen("c"), animated: true) }
        _ = scene.notes { navigation.popViewController(animated: true) }
        _ = scene.notes { navigation.popViewController(animated: true) }
        #expect(
            moves.notes == [
                "didLoad: ", "willAppear: to parent", "didAppear: to parent",
                "willDisappear: ", "didDisappear: ", "willAppear: ", "didAppear: ",
                "willDisappear: from parent", "didDisappear: from parent",
            ]
        )
    }

    @Test func whatIsInAPresentedContainerIsNotPresentedItself() {
        let root = scene.showing(scene.screen("a"))
        let inner = scene.screen("b")
        let moves = Moves(of: inner)
        _ = scene.notes {
            root.present(NavigationController(rootViewController: inner), animated: true)
        }
        #expect(moves.notes == ["didLoad: ", "willAppear: ", "didAppear: "])
    }

    /// Apple, "presentingViewController": `nil` for a controller that is not presented.
    @Test func thePresenterStaysUntilTheDismissalIsOver() {
        let root = scene.showing(scene.screen("a"))
        let modal = scene.screen("m")
        root.present(modal, animated: false)
        var presenters: [String: String] = [:]
        modal.reaction = { [unowned modal] in
            presenters[$0] = modal.presentingViewController?.title ?? "none"
        }
        root.dismiss(animated: true)
        #expect(modal.presentingViewController === root)
        #expect(root.presentedViewController == nil)
        scene.animator.advance()
        #expect(presenters == ["willDisappear": "a", "didDisappear": "none"])
        #expect(modal.presentingViewController == nil)
    }

    @Test(arguments: [false, true])
    func aPresentedControllerThatBecomesTheRootIsPresentedNoMore(isOverAnother: Bool) async throws {
        let home = scene.showing(scene.screen("home"))
        if isOverAnother { home.present(scene.screen("below"), animated: false) }
        let app = scene.navigation("first")
        scene.window.topViewController?.present(app, animated: false)
        scene.window.rootViewController = app
        #expect(scene.window.snapshot.layers.count == 1 && scene.window.rootViewController === app)
        #expect(app.presentingViewController == nil && home.presentedViewController == nil)

        let alert = scene.screen("alert")
        app.topViewController?.present(alert, animated: false)
        #expect(alert.presentingViewController === app && app.presentedViewController === alert)
        app.present(scene.screen("second"), animated: false)
        #expect(scene.codes == [.alreadyPresenting])
        app.dismiss(animated: false)
        #expect(scene.window.snapshot.layers.count == 1)
    }

    @Test func thePresenterIsNoneInAWindowThatIsGone() {
        let (root, modal) = (scene.screen("a"), scene.screen("m"))
        do {
            let lost = Window(rootViewController: root)
            root.present(modal, animated: false)
            #expect(modal.presentingViewController === root)
            #expect(lost.topViewController === modal)
        }
        #expect(modal.presentingViewController == nil)
    }

    /// Apple, "presentationController": reading it before the controller is presented creates it by the style
    /// of that moment.
    @Test func readingThePresentationControllerSettlesTheStyle() {
        let root = scene.showing(scene.screen("a"))
        let modal = scene.screen("m")
        let early = modal.presentationController
        modal.modalPresentationStyle = .fullScreen
        root.present(modal, animated: false)
        #expect(modal.presentationController === early)
        #expect(early?.presentationStyle == .pageSheet)
        #expect(early?.presentedViewController === modal)
        #expect(early?.presentingViewController === root)
        root.dismiss(animated: false)
        #expect(modal.presentationController?.presentationStyle == .fullScreen)
    }

    @Test func thePresentationControllerIsThatOfTheOutermostContainer() {
        let root = scene.showing(scene.screen("a"))
        let navigation = scene.navigation("b")
        root.present(navigation, animated: false)
        let inner = navigation.viewControllers[0]
        #expect(inner.presentationController === navigation.presentationController)
        #expect(inner.presentationController != nil)
        #expect(root.presentationController == nil)
    }

    @Test func changingTheStyleWhilePresentedChangesNothing() {
        let root = scene.showing(scene.screen("a"))
        let modal = scene.modal("m", .fullScreen)
        root.present(modal, animated: false)
        modal.modalPresentationStyle = .pageSheet
        let notes = scene.notes { root.dismiss(animated: true) }
        #expect(notes == ["m.willDisappear", "a.willAppear", "a.didAppear", "m.didDisappear"])
    }
}
