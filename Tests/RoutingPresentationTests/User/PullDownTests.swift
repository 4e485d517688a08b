import RoutingPresentation
import Testing

/// The user pulls sheets down.
@MainActor
struct PullDownTests {
    let scene = Scene()
    let root: Screen

    init() {
        root = scene.showing(scene.screen("a"))
    }

    private final class Guardian: AdaptivePresentationControllerDelegate {
        let diary: Diary
        var lets = true
        init(_ diary: Diary) { self.diary = diary }

        func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool {
            diary.note("should")
            return lets
        }
        func presentationControllerWillDismiss(_ presentationController: PresentationController) {
            diary.note("will")
        }
        func presentationControllerDidDismiss(_ presentationController: PresentationController) {
            diary.note("did \(presentationController.presentedViewController?.title ?? "?")")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
            diary.note("attempted")
        }
    }

    /// A delegate that leaves everything out.
    private final class Idler: AdaptivePresentationControllerDelegate {}

    private func presenting(_ modal: ViewController) -> Guardian {
        let guardian = Guardian(scene.diary)
        modal.presentationController?.delegate = guardian
        scene.window.topViewController?.present(modal, animated: false)
        return guardian
    }

    /// Apple, "UIAdaptivePresentationControllerDelegate".
    @Test func theDelegateIsAskedAndTold() {
        let guardian = presenting(scene.screen("m"))
        #expect(
            scene.notes { scene.window.user.pullDown() }
                == ["should", "will", "m.willDisappear", "m.didDisappear", "did m"])
        #expect(root.presentedViewController == nil)
        withExtendedLifetime(guardian) {}
    }

    /// Apple, "presentationControllerDidDismiss(_:)": not called if the presentation is dismissed by code.
    @Test func theDelegateHearsNothingOfCode() {
        let guardian = presenting(scene.screen("m"))
        #expect(scene.notes { root.dismiss(animated: true) } == ["m.willDisappear", "m.didDisappear"])
        withExtendedLifetime(guardian) {}
    }

    /// Apple, "presentationControllerDidAttemptToDismiss(_:)": when the delegate refuses.
    @Test func theDelegateMayRefuse() {
        let guardian = presenting(scene.screen("m"))
        guardian.lets = false
        #expect(scene.notes { scene.window.user.pullDown() } == ["should", "attempted"])
        #expect(root.presentedViewController?.title == "m")
        #expect(scene.faults.isEmpty)
    }

    /// Apple, "isModalInPresentation": prevents the interactive dismissal while the controller is onscreen.
    @Test func aControllerThatShowsMayHoldTheSheet() {
        let navigation = scene.navigation("form")
        let form = navigation.viewControllers[0]
        form.isModalInPresentation = true
        let guardian = presenting(navigation)
        #expect(scene.notes { scene.window.user.pullDown() } == ["attempted"])
        navigation.pushViewController(scene.screen("help"), animated: false)
        #expect(scene.notes { scene.window.user.pullDown() }.contains("did ?"))
        withExtendedLifetime(guardian) {}
    }

    @Test(arguments: [ModalPresentationStyle.automatic, .pageSheet, .formSheet])
    func sheetsArePulledDown(style: ModalPresentationStyle) {
        root.present(scene.modal("m", style), animated: false)
        let idler = Idler()
        root.presentedViewController?.presentationController?.delegate = idler
        _ = scene.notes { scene.window.user.pullDown() }
        #expect(root.presentedViewController == nil)
        #expect(scene.faults.isEmpty)
    }

    @Test(arguments: [ModalPresentationStyle.fullScreen, .overFullScreen, .overCurrentContext])
    func nothingElseIs(style: ModalPresentationStyle) {
        root.present(scene.modal("m", style), animated: false)
        _ = scene.notes { scene.window.user.pullDown() }
        #expect(root.presentedViewController?.title == "m")
        #expect(scene.codes == [.outOfReach])
    }

    @Test func onlyTheSheetOnTopGoes() {
        root.present(scene.screen("m"), animated: false)
        root.presentedViewController?.present(scene.screen("n"), animated: false)
        _ = scene.notes { scene.window.user.pullDown() }
        #expect(scene.window.topViewController?.title == "m")
        _ = scene.notes { scene.window.user.pullDown() }
        _ = scene.notes { scene.window.user.pullDown() }
        #expect(scene.window.topViewController?.title == "a")
        #expect(scene.codes == [.outOfReach])
    }
}
