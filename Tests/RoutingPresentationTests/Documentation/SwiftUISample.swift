#if canImport(SwiftUI)
    import RoutingPresentation
    import SwiftUI

    struct StackView: View {
        let navigation: NavigationController

        var body: some View {
            NavigationStack(path: path) {
                ScreenView(controller: navigation.viewControllers[0])
                    .navigationDestination(for: ControllerID.self) { id in
                        let controller = navigation.viewControllers.first { $0.controllerID == id }
                        if let controller { ScreenView(controller: controller) }
                    }
            }
        }

        // All but the root; the user makes it shorter by swiping back.
        private var path: Binding<[ControllerID]> {
            Binding {
                navigation.viewControllers.dropFirst().map(\.controllerID)
            } set: { path in
                navigation.popToViewController(navigation.viewControllers[path.count], animated: true)
            }
        }
    }

    struct ScreenView: View {
        let controller: ViewController

        var body: some View {
            Text(controller.title ?? "").navigationTitle(controller.title ?? "")
        }
    }
#endif
