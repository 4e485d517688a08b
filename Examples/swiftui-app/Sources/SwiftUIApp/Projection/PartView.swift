import RoutingNavigation
import SwiftUI

/// Shows what a navigator says: the view to give a window.
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

/// Shows a part of what a navigator says: tabs, a stack or a place.
struct PartView: View {
    let navigator: Navigator
    let id: Destination.ID
    /// What showed last: a screen that is popped or dismissed shows until its animation ends, when the navigator
    /// has forgotten it.
    @State private var last: NavigationProjection.Part?

    init(navigator: Navigator, id: Destination.ID) {
        self.navigator = navigator
        self.id = id
    }

    var body: some View {
        if let part = navigator.projection[id] ?? last {
            Group {
                switch part {
                case .tabs(let tabs): TabsView(navigator: navigator, tabs: tabs)
                case .stack(let stack): StackView(navigator: navigator, stack: stack)
                case .place(let place): PlaceView(navigator: navigator, place: place)
                }
            }
            .id(part.id)
            .onChange(of: part, initial: true) { last = part }
        }
    }
}
