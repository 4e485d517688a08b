import RoutingPresentation

/// Tells pages what a window shows: every transition, and words that change without one.
@MainActor
final class WindowWatch {
    private let window: Window
    private let content: @MainActor (ViewController) -> ScreenContent?
    private let feed: Feed
    private var watch: Watch?
    private var following: Task<Void, Never>?
    /// What shows after the transitions that were told of.
    private var followed = WindowSnapshot()

    /// Begins to tell.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - content: What screens say besides their titles.
    ///   - feed: What tells the pages.
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

    /// What the window shows.
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

    /// Takes over what the window shows now, unless there are transitions on the way that have not been told of.
    private func catchUpWithWords() {
        let now = window.snapshot
        if now.layers.map(\.shape) == followed.layers.map(\.shape) { followed = now }
    }

    private func message(_ change: WindowMessage.Change?, _ snapshot: WindowSnapshot) -> Message {
        let contents = window.controllers.compactMap { controller in
            content(controller).map { ("\(controller.id.rawValue)", $0) }
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

/// A controller and what it contains, without words.
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
