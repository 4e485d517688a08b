import DemoApp
import Routing
import RoutingDiagnostics
import RoutingNavigation

extension Session {
    /// Performs the action of a key.
    ///
    /// - Parameter key: The key.
    func press(_ key: Key) async {
        switch scene.mode {
        case .looking: await look(key)
        case .typing(let prompt): type(key, into: prompt)
        case .help:
            scene.mode = .looking
            if key.quits { end(.quit) }
        }
    }

    private func look(_ key: Key) async {
        if case .pasted = key { return }
        scene.status = nil
        switch key {
        case _ where key.quits: end(.quit)
        case .character(let digit) where ("1"..."9").contains(digit):
            await move { try await user.tap(tab: Int(digit.value) - 0x31) }
        case .tab, .right: await move { try await user.tap(tabBeside: 1) }
        case .backTab: await move { try await user.tap(tabBeside: -1) }
        case .left where !user.canGoBack: await move { try await user.tap(tabBeside: -1) }
        case .character("b"), .escape, .left, .backspace: await move { try await user.goBack() }
        case .character("d"): await move { try await user.dismiss() }
        case .up: chooseLink(-1)
        case .down: chooseLink(1)
        case .enter: openChosenLink()
        case .character("["): await move { try await app.navigator.back() }
        case .character("]"): await move { try await app.navigator.forward() }
        case .character("o"), .character("/"): scene.mode = .typing(URLPrompt(patterns: patterns))
        case .character("?"): scene.mode = .help
        case .control("l"): terminal.forget()
        case .control("z"): suspend()
        default: scene.status = .note("? lists the keys")
        }
    }

    private func type(_ key: Key, into prompt: URLPrompt) {
        var prompt = prompt
        switch prompt.press(key) {
        case .typing: scene.mode = .typing(prompt)
        case .cancelled: scene.mode = .looking
        case .open(let url):
            scene.mode = .looking
            open(url)
        }
    }

    /// Performs a user action, and reports its error.
    private func move(_ make: () async throws -> Void) async {
        do {
            try await make()
        } catch {
            fail("\(error)")
        }
    }
}

extension Session {
    /// The links of the visible page.
    private var links: [PageLink] { user.visiblePlace.map { app.page(of: $0).links } ?? [] }

    private func chooseLink(_ offset: Int) {
        guard !links.isEmpty else { return }
        scene.chosenLink = min(max(scene.chosenLink + offset, 0), links.count - 1)
    }

    private func openChosenLink() {
        guard links.indices.contains(scene.chosenLink) else { return }
        open(links[scene.chosenLink].url)
    }

    /// The completions that the URL prompt offers.
    private var patterns: [String] {
        app.router.routes.filter { $0.kind == .map && !$0.isRegularExpression }.map(\.pattern)
    }
}

extension Key {
    fileprivate var quits: Bool {
        switch self {
        case .character("q"), .control("c"), .control("d"): true
        default: false
        }
    }
}
