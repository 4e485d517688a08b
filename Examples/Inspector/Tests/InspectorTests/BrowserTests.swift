import DemoApp
import Foundation
import Inspector
import Routing
import RoutingNavigation
import RoutingPresentation
import Testing

/// Tests the page in a real browser, with keys, taps and screenshots.
@MainActor
@Suite(
    .serialized, .timeLimit(.minutes(5)),
    .enabled(if: Browsing.isPossible, Comment(rawValue: Browsing.advice)))
struct BrowserTests {
    @Test
    func aTypedURLOpensAndATapOnATabComesBack() async throws {
        let app = DemoApp()
        try await Served.serving(app) { served in
            try await Browsing.browsing(served) { tab in
                try await tab.evaluate("document.querySelector('#url').focus()")
                try await tab.type("app://books/7")
                try await tab.pressEnter()
                try await tab.picture(shows: "Kim")
                #expect(app.window.topViewController?.title == "Kim")
                #expect(try await tab.texts("#picture .tab-bar button") == ["Today", "Books", "Account"])
                #expect(try await tab.texts("#picture [aria-current]") == ["Books"])
                try await tab.wait(
                    until: "document.querySelector('#outcome').textContent.includes('handled by')")
                try await tab.wait(until: "document.querySelector('#trace [data-kind=handled]')")
                #expect(try await tab.texts("#trace [data-kind=opened] code").last == "app://books/7")

                try await tab.tap("#picture .tab-bar button:nth-child(1)")
                try await tab.picture(shows: "Today")
                #expect(app.navigator.state.url == "today")
                try await tab.wait(until: "document.querySelector('#place').textContent === 'today'")

                try await tab.tap("#back")
                try await tab.wait(until: "document.querySelector('#place').textContent === 'app://books/7'")
                try await tab.tap("#picture .stack-bar button")
                try await tab.picture(shows: "Books")
                #expect(app.navigator.state.url == "books")
                #expect(await tab.complaints == [])
            }
        }
    }

    @Test
    func aLinkOnAScreenIsOpenedByTheRouter() async throws {
        let app = DemoApp()
        try await app.start()
        let options = Inspector.Options(content: { screen in
            guard let page = screen as? Page else { return nil }
            return ScreenContent(lines: page.lines, links: page.links.map { .init($0.title, to: $0.url) })
        })
        try await Served.serving(app, options: options) { served in
            try await Browsing.browsing(served) { tab in
                try await tab.picture(shows: "Today")
                try await tab.tap("#picture .screen button")
                try await tab.picture(shows: "Story 1")
                #expect(app.navigator.state.url == "app://stories/1")
                #expect(
                    try await tab.texts("#picture .layer:last-of-type .screen p").contains(
                        "A new lamp for table four."))
                #expect(await tab.complaints == [])
            }
        }
    }

    @Test
    func aSheetIsDismissedByKeys() async throws {
        let app = DemoApp()
        try await app.router.dispatch("app://books/7/reviews/new")
        try await Served.serving(app) { served in
            try await Browsing.browsing(served) { tab in
                try await tab.picture(has: 2)
                #expect(try await tab.evaluate("document.querySelector('.layer').inert") == true)
                try await tab.evaluate("document.querySelector('.sheet-bar button').focus()")
                try await tab.pressEnter()
                try await tab.picture(has: 1)
                #expect(app.navigator.state.url == "books/7")
                // The focus stays at its place, which matters to people who navigate with the keyboard.
                #expect(try await tab.evaluate("document.activeElement.closest('#picture') !== null") == true)
                #expect(await tab.complaints == [])
            }
        }
    }

    @Test
    func whatTheAppSaysIsTextAndNeverMarkup() async throws {
        let app = DemoApp()
        let trap = "<script>alert(1)</script>"
        let image = "<img src=x onerror=alert(2)>"
        app.router.map("trap/:x", name: trap, summary: image, tags: [image]) { _ in trap }
        try await Served.serving(app, options: .init(name: trap, suggestions: [image])) { served in
            try await Browsing.browsing(served) { tab in
                try await tab.wait(until: "document.querySelectorAll('#routes tr').length > 5")
                #expect(try await tab.texts("#routes td:nth-child(3)").contains(trap))
                #expect(try await tab.texts("#app-name") == [trap])
                for url in ["app://trap/\(image)", "app://trap/1?q=\(trap)", "app://\(trap)"] {
                    try await tab.evaluate("document.querySelector('#url').value = ''")
                    try await tab.evaluate("document.querySelector('#url').focus()")
                    try await tab.paste(url)
                    try await tab.tap("#explain")
                    let explained = "document.querySelector('#explanation code')?.textContent"
                    try await tab.wait(until: "\(explained) === document.querySelector('#url').value")
                    try await tab.pressEnterInURLBox()
                    try await tab.wait(until: "/ – /.test(document.querySelector('#outcome').textContent)")
                }
                #expect(
                    try await tab.evaluate("document.querySelectorAll('main script, main img').length") == 0)
                #expect(await tab.complaints == [])
            }
        }
    }

    @Test
    func findingsAndNearMissesLeadOn() async throws {
        let app = DemoApp()
        try await Served.serving(app) { served in
            try await Browsing.browsing(served) { tab in
                try await tab.wait(until: "document.querySelectorAll('#findings .witness').length === 3")
                try await tab.tap("#findings .witness button")
                try await tab.wait(until: "document.querySelector('#explanation dl')")
                #expect(try await tab.texts("#explanation dd code").first == tab.value(of: "#url"))

                try await tab.evaluate("document.querySelector('#url').value = 'app://boks/7'")
                try await tab.tap("#explain")
                try await tab.wait(until: "document.querySelector('#explanation .others button.link')")
                try await tab.tap("#explanation .others button.link")
                try await tab.wait(until: "document.querySelector('#explanation table')")
                #expect(try await tab.value(of: "#url") == "app://books/7")

                let all = try await tab.texts("#routes tr").count
                try await tab.evaluate("document.querySelector('#route-search').focus()")
                try await tab.type("account/orders")
                try await tab.wait(until: "document.querySelectorAll('#routes tr').length === 3")
                #expect(all > 3)
                #expect(app.navigator.state.url == nil)
                #expect(await tab.complaints == [])
            }
        }
    }

    @Test
    func aStateIsSavedAsAFileAndRestoredFromOne() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "states-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = DemoApp()
        try await app.router.dispatch("app://books/7/reviews")
        try await Served.serving(app) { served in
            try await Browsing.browsing(served) { tab in
                try await tab.picture(shows: "Reviews of Kim")
                try await tab.saves(into: folder) { try await tab.tap("#save") }
                try await app.router.dispatch("app://today")
                try await tab.picture(shows: "Today")

                let bad = folder.appending(path: "bad.json")
                try Data("{\"version\":1}".utf8).write(to: bad)
                try await tab.choose(bad, for: "#state-file")
                try await tab.wait(
                    until: "document.querySelector('#outcome.fault')?.textContent.includes('no state')")
                #expect(app.navigator.state.url == "app://today")

                try await tab.choose(folder.appending(path: "state.json"), for: "#state-file")
                try await tab.picture(shows: "Reviews of Kim")
                try await tab.wait(
                    until: "document.querySelector('#outcome').textContent.startsWith('restored')")
                #expect(app.navigator.state.url == "app://books/7/reviews")
            }
        }
    }

    @Test
    func itIsGoodInLightAndDarkAndOnAPhone() async throws {
        let app = DemoApp()
        try await Served.serving(app, options: .init(name: "Reading room")) { served in
            try await Browsing.browsing(served, width: 1700, height: 1100) { tab in
                // The URL waits at the gate, and its guard opens the login.
                app.router.open("app://account/orders/3")
                try await tab.picture(shows: "Log in")
                for url in ["app://books/7", "app://boks/7", "app://books/7/reviews/new"] {
                    _ = try? await app.router.dispatch(url)
                }
                try await tab.picture(shows: "Review of Kim")
                try await tab.wait(until: "document.querySelectorAll('#findings .witness').length === 3")
                try await tab.evaluate("document.querySelector('#url').value = 'app://books/7?page=12'")
                try await tab.tap("#explain")
                try await tab.wait(until: "document.querySelector('#explanation table')")
                var pages: [JSON] = []
                for scheme in ["light", "dark"] {
                    try await tab.prefer("prefers-color-scheme", scheme)
                    pages.append(try await tab.evaluate("getComputedStyle(document.body).backgroundColor"))
                    for (name, width) in [("wide", 1700), ("desk", 1100), ("phone", 390)] {
                        try await tab.resize(width: width, height: 1000, isPhone: name == "phone")
                        try await tab.photograph("\(name)-\(scheme)")
                        // The page does not scroll sideways.
                        #expect(
                            try await tab.evaluate("document.documentElement.scrollWidth <= innerWidth")
                                == true)
                    }
                }
                #expect(pages[0] != pages[1])

                try await tab.prefer("prefers-reduced-motion", "reduce")
                try await tab.tap(".sheet-bar button")
                try await tab.picture(has: 1)
                #expect(await tab.complaints == [])
            }
        }
    }

    @Test
    func withoutTheTokenThePageSaysWhatToDo() async throws {
        try await Served.serving { served in
            try await Browsing.browsing(served, at: "http://127.0.0.1:\(served.port)/") { tab in
                let told = try await tab.texts("#connection").first
                #expect(told?.contains("open the URL that the program printed") == true)
                #expect(try await tab.texts("#trace li") == [])
            }
        }
    }
}

extension Tab {
    /// Waits until the picture shows a screen and no animation runs.
    fileprivate func picture(shows title: String) async throws {
        let screen = "document.querySelector('#picture .layer:last-of-type .screen-title')?.textContent"
        try await wait(until: "!document.querySelector('.enters, .leaves') && \(screen) === '\(title)'")
    }

    /// Waits until the picture has a number of layers and no animation runs.
    fileprivate func picture(has layers: Int) async throws {
        let count = "document.querySelectorAll('#picture .layer').length"
        try await wait(until: "!document.querySelector('.enters, .leaves') && \(count) === \(layers)")
    }

    fileprivate func value(of selector: String) async throws -> String? {
        try await evaluate("document.querySelector('\(selector)').value").text
    }

    fileprivate func pressEnterInURLBox() async throws {
        try await evaluate("document.querySelector('#outcome').replaceChildren()")
        try await evaluate("document.querySelector('#url').focus()")
        try await pressEnter()
    }
}
