import RoutingNavigation
import SwiftUI

/// Shows a navigator's state; use it as the content of a window.
struct NavigatorView: View {
    let navigator: Navigator

    var body: some View {
        if let root = navigator.projection.root {
            PartView(navigator: navigator, id: root.id)
        } else {
            ProgressView()
        }
    }
}

/// Shows a part of a navigator's state: tabs, a stack or a place.
struct PartView: View {
    let navigator: Navigator
    let id: Destination.ID
    /// The last projection that had the part.
    ///
    /// A popped or dismissed part shows until its animation ends, but the navigator no longer has it.
    @State private var last: NavigationProjection?

    init(navigator: Navigator, id: Destination.ID) {
        self.navigator = navigator
        self.id = id
    }

    var body: some View {
        let projection = navigator.projection[id] == nil ? last : navigator.projection
        if let projection, let part = projection[id] {
            Group {
                switch part {
                case .tabs(let tabs): TabsView(navigator: navigator, tabs: tabs, projection: projection)
                case .stack(let stack): StackView(navigator: navigator, stack: stack)
                case .place(let place): PlaceView(navigator: navigator, place: place)
                }
            }
            .id(part.id)
            .onChange(of: part, initial: true) { last = projection }
        }
    }
}
