import RoutingNavigation
import SwiftUI

/// Shows tabs; when the user taps a tab, SwiftUI sets the selection.
struct TabsView: View {
    @Bindable var navigator: Navigator
    let tabs: NavigationProjection.Tabs

    var selection: Binding<Destination.ID?> { $navigator.projection[selectionIn: tabs.id] }

    var body: some View {
        TabView(selection: selection) {
            ForEach(tabs.options, id: \.self) { option in
                PartView(navigator: navigator, id: option)
                    .tabItem { Text(navigator.projection[option]?.destination.name ?? "") }
                    // The selection is optional, and so is the tag.
                    .tag(Optional(option))
            }
        }
    }
}
