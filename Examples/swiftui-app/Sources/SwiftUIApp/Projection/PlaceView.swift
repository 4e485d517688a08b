import RoutingNavigation
import SwiftUI

/// Shows a place and the content presented over it; when the user dismisses that content, SwiftUI sets it to
/// `nil`.
struct PlaceView: View {
    @Bindable var navigator: Navigator
    let place: NavigationProjection.Place

    var sheet: Binding<NavigationProjection.Part?> { $navigator.projection[sheetOver: place.id] }
    var cover: Binding<NavigationProjection.Part?> { $navigator.projection[coverOver: place.id] }

    var body: some View {
        ScreenView(place: place.destination)
            .sheet(item: sheet) { PartView(navigator: navigator, id: $0.id) }
            .cover(item: cover) { PartView(navigator: navigator, id: $0.id) }
    }
}

extension View {
    /// Presents a cover; macOS has no covers, so a sheet takes its place there.
    func cover<Item: Identifiable>(
        item: Binding<Item?>,
        @ViewBuilder content: @escaping (Item) -> some View
    ) -> some View {
        #if os(macOS)
            sheet(item: item, content: content)
        #else
            fullScreenCover(item: item, content: content)
        #endif
    }
}
