import Testing

@testable import terminal_app

@Suite struct LayoutTests {
    private static let keys = " 1-9 tabs   b back   d dismiss   ↑ ↓ En…"

    @Test func nothingIsOpenInTheBeginning() {
        #expect(
            Scene().text(rows: 6) == """
                 terminal-app

                  Nothing is open. Press o and type a U…


                \(Self.keys)
                """
        )
    }

    @Test func aStackHasAPathAndTabsHaveTheirNumbers() {
        let books = Pane.stack("Books", "Kim", "Reviews", title: "Books")
        var scene = Scene(of: .tabs(books, .titled("Account")))
        scene.place = PlaceText(url: "books/7", visit: 2, visits: 3, waiting: 1)
        scene.status = .note("ready")
        #expect(
            scene.text() == """
                 Tabs          books/7  2/3  +1 waiting
                 Books › Kim › Reviews

                  Reviews





                [1 Books] 2 Account
                 ready
                \(Self.keys)
                """
        )
    }

    @Test func aModalIsABoxOnTop() {
        let orders = Pane.stack("Orders", "Order 3", title: "Orders")
        let scene = Scene(of: .tabs(.titled("Today")), .tabs(orders, .titled("Settings")))
        #expect(
            scene.text(rows: 14) == """
                 Tabs

                  ╭─ Tabs ───────────────────────────╮
                  │  Orders › Order 3                │
                  │                                  │
                  │   Order 3                        │
                  │                                  │
                  │                                  │
                  │                                  │
                  │ [1 Orders] 2 Settings            │
                  ╰──────────────────────────────────╯
                [Today]

                \(Self.keys)
                """
        )
    }

    @Test func modalsOverModalsAreSmaller() {
        let scene = Scene(of: .titled("One"), .titled("Two"), .titled("Three"))
        #expect(
            scene.text(rows: 14) == """
                 One

                  ╭─ Two ────────────────────────────╮
                  │ ╭─ Three ──────────────────────╮ │
                  │ │                              │ │
                  │ │   Three                      │ │
                  │ │                              │ │
                  │ │                              │ │
                  │ │                              │ │
                  │ ╰──────────────────────────────╯ │
                  ╰──────────────────────────────────╯


                \(Self.keys)
                """
        )
    }

    @Test func aPageSaysWhatItHasToSay() {
        let content = Pane.Content.screen(
            lines: ["Rudyard Kipling, 1901"],
            links: ["Reviews", "Take it home"]
        )
        var scene = Scene(of: Pane(title: "Kim, page 12", content: content))
        scene.chosenLink = 1
        #expect(
            scene.text() == """
                 Kim, page 12

                  Kim, page 12
                  Rudyard Kipling, 1901

                  • Reviews
                  ▸ Take it home




                \(Self.keys)
                """
        )
    }

    @Test(arguments: [(0, ["▸ 0", "• 1", "• 2"]), (5, ["• 4", "▸ 5", "• 6"]), (9, ["• 7", "• 8", "▸ 9"])])
    func theChosenLinkIsInSight(chosen: Int, shown: [String]) {
        let content = Pane.Content.screen(links: (0..<10).map { "\($0)" })
        var scene = Scene(of: Pane(title: "Many", content: content))
        scene.chosenLink = chosen
        let frame = Layout.frame(of: scene, size: TerminalSize(rows: 7, columns: 20))
        #expect(
            (2...4).map(frame.text(ofRow:)).map { $0.split(separator: " ").joined(separator: " ") } == shown)
    }

    @Test func ofLongPathsAndManyTabsTheNearestShow() {
        let stack = Pane.stack("Library", "Shelf", "Book", "Chapter", "Page", title: "Books")
        let tabs = Pane.tabs(.titled("First"), .titled("Second"), .titled("Third"), stack, selecting: 3)
        let frame = Layout.frame(
            of: Scene(of: tabs),
            size: TerminalSize(rows: 8, columns: 24)
        )
        #expect(frame.text(ofRow: 1) == " … › Chapter › Page")
        #expect(frame.text(ofRow: 5) == " 3 Third [4 Books]")
    }

    @Test func typingShowsWhatTheTextMayBecome() {
        var scene = Scene(of: .titled("Today"))
        var prompt = URLPrompt("app://bo", patterns: ["today", "books", "books/:id"])
        _ = prompt.press(.down)
        _ = prompt.press(.left)
        scene.mode = .typing(prompt)
        #expect(
            scene.text(rows: 9) == """
                 Today

                  Today
                ╭─ routes ─────────────────────────────╮
                │ ▸ books                              │
                │   books/:id                          │
                ╰──────────────────────────────────────╯
                 Open: app://bo
                 Enter open   Tab complete   ↑ ↓ choose…
                """
        )
        let frame = Layout.frame(of: scene, size: TerminalSize(rows: 9, columns: 40))
        #expect(frame.cursor == FramePlace(row: 7, column: 14))
    }

    @Test func ofALongLineTheCursorIsInSight() {
        var scene = Scene()
        scene.mode = .typing(URLPrompt("app://books/本/reviews", patterns: []))
        let frame = Layout.frame(of: scene, size: TerminalSize(rows: 9, columns: 20))
        #expect(frame.text(ofRow: 7) == " Open: s/本/reviews")
        #expect(frame.cursor == FramePlace(row: 7, column: 19))
    }
}
