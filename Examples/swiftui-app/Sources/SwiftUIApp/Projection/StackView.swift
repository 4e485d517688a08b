import RoutingNavigation
import SwiftUI

/// Shows a navigation stack; when the user swipes back, SwiftUI sets a shorter path.
struct StackView: View {
    @Bindable var navigator: Navigator
    let stack: NavigationProjection.Stack

    var path: Binding<[Destination.ID]> { $navigator.projection[lastPathIn: stack] }

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
