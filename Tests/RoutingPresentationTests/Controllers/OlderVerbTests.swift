import Routing
import RoutingPresentation
import Testing

/// Code that still uses an older router's names for the verbs; a requirement, so that calling it does not warn.
@MainActor
private protocol OlderCode {
    func run(in window: Window) async -> [String]
}

/// The verbs by their older names: each does what the verb of today does, and calls its completion once.
@MainActor
struct OlderVerbTests {
    private struct Popping: OlderCode {
        @available(*, deprecated)
        func run(in window: Window) async -> [String] {
            let controllers = ["a", "b", "c", "d", "e"].map { title in
                let controller = ViewController()
                controller.title = title
                return controller
            }
            let navigation = NavigationController(rootViewController: controllers[0])
            window.rootViewController = navigation
            for controller in controllers.dropFirst() {
                await finished { controllers[0].showViewController(controller, sender: nil, completion: $0) }
            }
            var popped: [ViewController?] = []
            await finished { popped.append(navigation.popViewControllerAnimated(false, completion: $0)) }
            await finished { completed in
                let target = controllers[2]
                popped +=
                    navigation.popToViewControllerAnimated(target, animated: false, completion: completed)
                    ?? []
            }
            await finished {
                popped += navigation.popToRootViewControllerAnimated(false, completion: $0) ?? []
            }
            return popped.map { $0?.title ?? "nothing" } + navigation.viewControllers.map { $0.title ?? "" }
        }

        /// Returns when the completion has been called.
        private func finished(_ verb: (@escaping Completed) -> Void) async {
            await withCheckedContinuation { continuation in verb { continuation.resume() } }
        }
    }

    @Test func olderNamesPopAndShow() async {
        let code: any OlderCode = Popping()
        #expect(await code.run(in: Window()) == ["e", "d", "b", "c", "a"])
    }
}
