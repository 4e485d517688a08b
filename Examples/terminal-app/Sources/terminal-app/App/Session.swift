import DemoApp
import Routing
import RoutingNavigation

/// The app in a terminal: the picture follows the navigator's projection, and keys are user actions.
@MainActor
final class Session {
    /// The reason for the end of a session.
    enum Ending: Sendable {
        case quit
        case signal(TerminalDevice.Signal)
    }

    let app: DemoApp
    let user: User
    let terminal: Terminal
    let input = TerminalInput()
    var scene = Scene()
    /// The number of URLs that are being opened, including those that wait for a login.
    var openings = 0

    private var decoder = KeyDecoder()
    private let signals = TerminalSignals()
    /// The place that was visible last.
    private var visiblePlace: Destination.ID?
    private let endings: AsyncStream<Ending>
    private let ending: AsyncStream<Ending>.Continuation

    /// Creates a session without starting it.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - terminal: The terminal that shows the app.
    init(of app: DemoApp, on terminal: Terminal) {
        self.app = app
        self.terminal = terminal
        user = User(of: app.navigator)
        (endings, ending) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(1))
    }

    /// Shows the app until the user quits, and then restores the terminal.
    ///
    /// - Parameter url: The URL to begin with.
    /// - Returns: The reason for the end.
    func run(openingFirst url: String?) async -> Ending {
        handleSignals()
        app.navigator.onFailure = { [weak self] error in self?.fail("\(error)") }
        terminal.take()
        let followers = [
            Task { await followNavigator() },
            Task { await readKeys() },
        ]
        open(url ?? DemoApp.suggestions[0])
        var result = Ending.quit
        for await ending in endings {
            result = ending
            break
        }
        for follower in followers { follower.cancel() }
        input.stop()
        terminal.giveBack()
        return result
    }

    /// Ends the session.
    func end(_ reason: Ending) {
        ending.yield(reason)
    }
}

extension Session {
    /// Redraws after every change of the navigator's state.
    private func followNavigator() async {
        for await _ in app.navigator.states() { draw() }
    }

    private func readKeys() async {
        input.readNext()
        for await piece in input.pieces {
            switch piece {
            case .bytes(let bytes):
                await press(decoder.decode(bytes))
                input.readNext()
                if decoder.isWaiting { input.awaitSilence() }
            case .silence(let number):
                if input.isLast(number) { await press(decoder.timeOut()) }
            }
        }
        end(.quit)
    }

    private func press(_ keys: [Key]) async {
        for key in keys {
            await press(key)
            look()
        }
        draw()
    }

    /// Draws the picture; unchanged cells are not sent again.
    func draw() {
        look()
        terminal.show(Layout.frame(of: scene, size: terminal.size))
    }

    /// Reads the visible content from the app.
    private func look() {
        scene.layers = app.panes
        scene.place = PlaceText(
            url: app.navigator.state.url,
            visit: app.navigator.historyIndex + 1,
            visits: app.navigator.history.count,
            waiting: app.session.signedIn.pending.count
        )
        if user.visiblePlace?.id != visiblePlace { scene.chosenLink = 0 }
        visiblePlace = user.visiblePlace?.id
    }

    /// Reports an error.
    func fail(_ message: String) {
        scene.status = .failure(message)
        draw()
    }
}

extension Session {
    private func handleSignals() {
        let fatal = [
            TerminalDevice.hangup,
            TerminalDevice.interrupt,
            TerminalDevice.quit,
            TerminalDevice.termination,
        ]
        signals.handle(fatal) { [weak self] signal in self?.end(.signal(signal)) }
        signals.handle([TerminalDevice.sizeChange]) { [weak self] _ in self?.draw() }
        signals.handle([TerminalDevice.stop]) { [weak self] _ in self?.suspend() }
        signals.handle([TerminalDevice.continuation]) { [weak self] _ in self?.takeTerminalAgain() }
    }

    /// Suspends the process until it is continued; other programs use the terminal meanwhile.
    func suspend() {
        terminal.giveBack()
        TerminalDevice.takeEffect(of: TerminalDevice.stop)
        TerminalDevice.ignore(TerminalDevice.stop)
        takeTerminalAgain()
    }

    private func takeTerminalAgain() {
        terminal.take()
        draw()
    }
}
