import DemoApp
import Routing
import RoutingNavigation
import RoutingPresentation

/// The app in a terminal: the picture follows the transitions of the window, and keys are moves of the user.
@MainActor
final class Session {
    /// Why a session is over.
    enum Ending: Sendable {
        case quit
        case signal(TerminalDevice.Signal)
    }

    let app: DemoApp
    let user: User
    let terminal: Terminal
    let input = TerminalInput()
    var scene = Scene()
    /// How many URLs are being opened; some wait for a login.
    var openings = 0

    private var decoder = KeyDecoder()
    private let signals = TerminalSignals()
    private let endings: AsyncStream<Ending>
    private let ending: AsyncStream<Ending>.Continuation

    /// Creates a session that has not begun.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - terminal: Where it is shown.
    init(of app: DemoApp, on terminal: Terminal) {
        self.app = app
        self.terminal = terminal
        user = User(of: app.window)
        (endings, ending) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(1))
    }

    /// Shows the app until the user quits, and then restores the terminal.
    ///
    /// - Parameter url: The URL to begin with.
    /// - Returns: The reason for the end.
    func run(openingFirst url: String?) async -> Ending {
        handleSignals()
        app.window.onFault = { [weak self] error in self?.fail(error.message) }
        terminal.take()
        let followers = [
            Task { await followWindow() },
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
    /// Redraws after each transition of the window.
    private func followWindow() async {
        for await transition in app.window.transitions() {
            let visible = scene.visibleScreen
            scene.window.follow(transition)
            if scene.visibleScreen != visible { scene.chosenLink = 0 }
            draw()
        }
    }

    /// Redraws when the navigator has come somewhere, which is told by no transition if a screen only says something
    /// else than before.
    private func followNavigator() async {
        for await state in app.navigator.states() {
            scene.place.url = state.url
            scene.place.visit = app.navigator.historyIndex + 1
            scene.place.visits = app.navigator.history.count
            draw()
        }
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
        for key in keys { await press(key) }
        draw()
    }

    /// Draws the picture; unchanged cells are not sent again.
    func draw() {
        scene.pages = app.window.pages
        scene.place.waiting = app.session.signedIn.pending.count
        terminal.show(Layout.frame(of: scene, size: terminal.size))
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

    /// Stops until the process is continued; meanwhile another program has the terminal.
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

extension Scene {
    /// The identity of what a user looks at.
    fileprivate var visibleScreen: ControllerID? {
        var screen = window.layers.last
        while let controller = screen {
            let index = controller.selectedIndex ?? controller.children.indices.last
            guard let index, controller.children.indices.contains(index) else { return controller.id }
            screen = controller.children[index]
        }
        return nil
    }
}
