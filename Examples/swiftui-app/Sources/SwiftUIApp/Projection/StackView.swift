import RoutingNavigation
import SwiftUI

/// Shows a navigation stack; the user's swipe is the shorter path that is set.
struct StackView: View {
    @Bindable var navigator: Navigator
    let stack: NavigationProjection.Stack

    var path: Binding<[Destination.ID]> { $navigator.projection[pathIn: stack.id] }

    var body: some View {
        NavigationStack(path: path) {
            if let root = stack.root {
                PartView(navigator: navigator, id: root)
                    .navigationDestination(for: Destination.ID.self) { id in
                        PartView(navigator: navigator, id: id)
                    }
            }
        }
    }
}
