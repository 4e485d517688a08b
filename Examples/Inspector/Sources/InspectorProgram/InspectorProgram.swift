import ArgumentParser
import DemoApp
import Inspector
import Routing
import RoutingPresentation

/// The program: shows the demo app in a browser, until it is interrupted.
@main
struct InspectorProgram: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspector",
        abstract: "Shows a small app without a screen in a browser, and lets it be asked and driven there.",
        discussion: """
            It serves a page on 127.0.0.1, prints its URL with a token that is new each time, and ends with ^C. The \
            app's URLs can be typed there; 'app://books/7' is a good one to begin with.
            """
    )

    @Option(help: "The port to listen on; 0 for any that is free.")
    var port = 0

    @Option(help: "A URL that the app begins with.")
    var open = "app://today"

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("there is no port \(port)") }
    }

    @MainActor
    func run() async throws {
        let app = DemoApp(animator: .duration(.milliseconds(250)))
        let inspector = Inspector.attach(
            to: app.router,
            navigator: app.navigator,
            window: app.window,
            options: Inspector.Options(
                name: "Reading room",
                suggestions: DemoApp.suggestions,
                content: { ($0 as? Page).map(ScreenContent.init) }
            )
        )
        app.router.open(open)
        try await inspector.serve(port: port) { url in
            print(url)
            flushOutput()
        }
    }
}

extension ScreenContent {
    /// The content of a screen of the demo app.
    @MainActor
    fileprivate init(_ page: Page) {
        self.init(lines: page.lines, links: page.links.map { Link($0.title, to: $0.url) })
    }
}
