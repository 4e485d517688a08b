import RoutingNavigation
import SwiftUI

/// Shows tabs; when the user taps a tab, SwiftUI sets the selection.
struct TabsView: View {
    @Bindable var navigator: Navigator
    let tabs: NavigationProjection.Tabs
    /// The projection that has the tabs.
    let projection: NavigationProjection

    var selection: Binding<Destination.ID?> { $navigator.projection[lastSelectionIn: tabs] }

    var body: some View {
        TabView(selection: selection) {
            ForEach(tabs.options, id: \.self) { option in
                PartView(navigator: navigator, id: option)
                    .tabItem { Text(title(of: option)) }
                    // The selection is optional, and so is the tag.
                    .tag(Optional(option))
            }
        }
    }

    func title(of option: Destination.ID) -> String { projection[option]?.destination.name ?? "" }
}
