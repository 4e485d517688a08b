import RoutingPresentation

/// Sends the content of a window to the pages: every transition, and content that changes without one.
@MainActor
final class WindowWatch {
    private let window: Window
    private let content: @MainActor (ViewController) -> ScreenContent?
    private let feed: Feed
    private var watch: Watch?
    private var following: Task<Void, Never>?
    /// The content after the transitions that were sent.
    private var followed = WindowSnapshot()

    /// Starts to watch.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - content: A closure that returns the content of a screen besides its title.
    ///   - feed: The feed of messages to the pages.
    init(
        of window: Window,
        reading content: @escaping @MainActor (ViewController) -> ScreenContent?,
        telling feed: Feed
    ) {
        self.window = window
        self.content = content
        self.feed = feed
        watch = Watch({ _ = window.snapshot }, tell: { [weak self] in self?.tellWords() })
        let transitions = window.transitions()
        following = Task { [weak self] in
            for await transition in transitions { self?.tell(transition) }
        }
    }

    deinit {
        following?.cancel()
    }

    /// The content of the window.
    var message: Message { message(nil, window.snapshot) }

    private func tell(_ transition: Transition) {
        followed.follow(transition)
        catchUpWithWords()
        feed.send(message(WindowMessage.Change(transition), followed))
    }

    private func tellWords() {
        let before = followed
        catchUpWithWords()
        if followed != before { feed.send(message(nil, followed)) }
    }

    /// Updates the sent content to that of the window, unless transitions are still to be sent.
    private func catchUpWithWords() {
        let now = window.snapshot
        if now.layers.map(\.shape) == followed.layers.map(\.shape) { followed = now }
    }

    private func message(_ change: WindowMessage.Change?, _ snapshot: WindowSnapshot) -> Message {
        let contents = window.controllers.compactMap { controller in
            content(controller).map { ("\(controller.controllerID.rawValue)", $0) }
        }
        return Message(
            .window,
            WindowMessage(
                change: change,
                snapshot: snapshot,
                contents: Dictionary(contents, uniquingKeysWith: { first, _ in first }),
                drawing: snapshot.description
            )
        )
    }
}

/// A controller and the controllers that it contains, without their content.
private struct Shape: Equatable {
    let id: ControllerID
    let selectedIndex: Int?
    let children: [Shape]
}

extension ControllerSnapshot {
    fileprivate var shape: Shape {
        Shape(id: id, selectedIndex: selectedIndex, children: children.map(\.shape))
    }
}
