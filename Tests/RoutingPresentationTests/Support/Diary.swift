import RoutingPresentation

/// What controllers were told, in order.
@MainActor
final class Diary {
    private(set) var entries: [String] = []

    func note(_ entry: String) {
        entries.append(entry)
    }

    /// Forgets what was noted.
    func tear() {
        entries = []
    }
}

/// A class of controllers that note what they are told.
@MainActor
protocol Noting: ViewController {
    var diary: Diary? { get set }
    /// Called after each note, with the name of the call.
    var reaction: (@MainActor (String) -> Void)? { get set }
}

extension Noting {
    func note(_ call: String) {
        diary?.note("\(title ?? "?").\(call)")
        reaction?(call)
    }

    /// Titles the controller and lets it note in a diary.
    func noting(in diary: Diary, as title: String) -> Self {
        self.diary = diary
        self.title = title
        return self
    }
}

final class Screen: ViewController, Noting {
    var diary: Diary?
    var reaction: (@MainActor (String) -> Void)?

    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

final class NotingStack: NavigationController, Noting {
    var diary: Diary?
    var reaction: (@MainActor (String) -> Void)?

    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}
