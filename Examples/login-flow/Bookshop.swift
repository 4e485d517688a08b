import Routing
import RoutingPresentation

/// A small app: its window, and the router that decides what the window shows.
///
/// Screens are tagged `Views`, what can be done is tagged `Actions`. URLs are opened in the scope of both.
@MainActor
final class Bookshop {
    let window: Window
    let narrator: Narrator

    /// Creates the app, which shows its home; no user is logged in.
    init() {
        let home = ViewController()
        home.title = "Home"
        window = Window(rootViewController: NavigationController(rootViewController: home))

        // The screens have no scheme and no host, and should not answer for the web sites of others.
        let router = Routing(configuration: Routing.Configuration(webHosts: ["example.com"]))
        let session = Session()
        let screens = Self.mapScreens(in: router, window: window)
        Self.mapActions(in: router, window: window, session: session)
        Self.addAuthentication(to: router, session: session)
        narrator = Narrator(router: router, window: window, screens: screens)
    }
}
