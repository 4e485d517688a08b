import RoutingPresentation
import Testing

/// Which calls controllers receive when one is presented and dismissed, by style.
@MainActor
struct ModalOrderTests {
    let scene = Scene()

    /// Apple, "UIModalPresentationStyle.pageSheet": a part of the background content always remains visible;
    /// "UIModalPresentationStyle.overFullScreen": the views beneath are not removed from the hierarchy.
    @Test(arguments: [
        ModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext,
    ])
    func whatIsUnderneathGoesOnShowing(style: ModalPresentationStyle) {
        let root = scene.showing(scene.screen("a"))
        let presenting = scene.notes { root.present(scene.modal("b", style), animated: true) }
        #expect(presenting == ["b.didLoad", "b.willAppear", "b.didAppear"])
        let dismissing = scene.notes { root.dismiss(animated: true) }
        #expect(dismissing == ["b.willDisappear", "b.didDisappear"])
    }

    /// Apple, "UIModalPresentationStyle.automatic": a page sheet before iOS 18, and a form sheet since; both
    /// make the same calls.
    @Test func aSheetIsTheDefault() {
        let screen = scene.screen("a")
        #expect(screen.modalPresentationStyle == .automatic)
        #expect(screen.presentationController?.presentationStyle == .pageSheet)
    }

    @Test func sheetsOverSheetsDisappearTogether() {
        let root = scene.showing(scene.screen("a"))
        let middle = scene.screen("b")
        root.present(middle, animated: false)
        middle.present(scene.screen("c"), animated: false)
        let notes = scene.notes { root.dismiss(animated: true) }
        #expect(notes == ["b.willDisappear", "c.willDisappear", "b.didDisappear", "c.didDisappear"])
    }

    @Test func theWholeScreenOverASheetHidesAllUnderneath() {
        let root = scene.showing(scene.screen("a"))
        let sheet = scene.screen("b")
        root.present(sheet, animated: false)
        #expect(
            scene.notes { sheet.present(scene.modal("c", .fullScreen), animated: true) } == [
                "c.didLoad", "a.willDisappear", "b.willDisappear", "c.willAppear",
                "c.didAppear", "a.didDisappear", "b.didDisappear",
            ]
        )
        #expect(
            scene.notes { sheet.dismiss(animated: true) } == [
                "c.willDisappear", "a.willAppear", "b.willAppear",
                "a.didAppear", "b.didAppear", "c.didDisappear",
            ]
        )
    }

    @Test func whatIsPushedUnderASheetAppears() {
        let navigation = scene.showing(scene.navigation("a"))
        navigation.present(scene.screen("m"), animated: false)
        let notes = scene.notes { navigation.pushViewController(scene.screen("b"), animated: true) }
        #expect(notes == ["b.didLoad", "a.willDisappear", "b.willAppear", "a.didDisappear", "b.didAppear"])
        #expect(scene.window.topViewController?.title == "m")
    }

    @Test func replacingTheRootTellsItAndTheSheetOverIt() {
        let root = scene.showing(scene.screen("a"))
        root.present(scene.screen("m"), animated: false)
        #expect(
            scene.notes { scene.window.rootViewController = scene.screen("b") } == [
                "a.willDisappear", "m.willDisappear", "a.didDisappear", "m.didDisappear",
                "b.didLoad", "b.willAppear", "b.didAppear",
            ]
        )
    }
}
