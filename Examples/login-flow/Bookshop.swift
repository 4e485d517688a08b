import Routing
import RoutingPresentation

/// A small app: its window, and the router that decides what the window shows.
///
/// Screens are tagged `Views`, and actions are tagged `Actions`. URLs are opened in the scope of both tags.
@MainActor
final class Bookshop {
    let window: Window
    let narrator: Narrator

    /// Creates the app, which shows its home; no user is logged in.
    init() {
        let home = ViewController()
        home.title = "Home"
        window = Window(rootViewController: NavigationController(rootViewController: home))

        // The screens' patterns have no scheme and no host, so the router must not accept URLs of other web
        // sites.
        let router = Routing(configuration: Routing.Configuration(webHosts: ["example.com"]))
        let session = Session()
        let screens = Self.mapScreens(in: router, window: window)
        Self.mapActions(in: router, window: window, session: session)
        Self.addAuthentication(to: router, session: session)
        narrator = Narrator(router: router, window: window, screens: screens)
    }
}
