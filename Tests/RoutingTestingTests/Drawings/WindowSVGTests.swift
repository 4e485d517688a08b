import Foundation
import Testing

@testable import RoutingPresentation
@testable import RoutingTesting
@testable import Support

@Suite struct WindowSVGTests {
    /// The picture without its style sheet.
    private static func picture(_ layers: ControllerSnapshot...) -> String {
        let lines = WindowSnapshot(layers: layers).svg.split(
            separator: "\n", omittingEmptySubsequences: false)
        let start = lines.firstIndex(of: "<style>") ?? lines.startIndex
        let end = lines.firstIndex(of: "</style>") ?? lines.startIndex
        return (lines[..<start] + lines[(end + 1)...]).joined(separator: "\n")
    }

    @Test func anEmptyWindowSaysSo() {
        let picture = """
            <svg xmlns="http://www.w3.org/2000/svg" role="img" width="328" height="168" viewBox="0 0 328 168">
            <title>An empty window</title>
            <desc>There is no root controller.</desc>
            <rect class="routing-ground" x="0" y="0" width="328" height="168" rx="14"/>
            <rect class="routing-nothing" x="20" y="20" width="288" height="128" rx="12"/>
            <text class="routing-middle" x="164" y="82">\
            <tspan class="routing-heading">Empty window</tspan></text>
            <text class="routing-middle" x="164" y="103">\
            <tspan class="routing-type">no root controller</tspan></text>
            </svg>
            """
        #expect(Self.picture() == picture)
    }

    @Test func aCardStandsInFrontOfThoseUnderneath() {
        let picture = """
            <svg xmlns="http://www.w3.org/2000/svg" role="img" width="384" height="280" viewBox="0 0 384 280">
            <title>A window that shows “Dune” (Book)</title>
            <desc>Root: NavigationController with “Dune” (Book).</desc>
            <rect class="routing-ground" x="0" y="0" width="384" height="280" rx="14"/>
            <g class="routing-front">
            <rect class="routing-layer" x="20" y="20" width="344" height="240" rx="16"/>
            <text x="38" y="39"><tspan class="routing-note">Root</tspan></text>
            <rect class="routing-container" x="36" y="48" width="312" height="196" rx="12"/>
            <path class="routing-icon" d="M51 55h10M49 58h14M48 61h16v7h-16z"/>
            <svg x="70" y="48" width="266" height="26">
            <text x="0" y="18"><tspan class="routing-type">NavigationController</tspan></text>
            </svg>
            <svg x="55" y="74" width="274" height="44">
            <rect class="routing-card" x="1" y="1" width="272" height="42" rx="9"/>
            <text x="12" y="20"><tspan class="routing-title">A&lt;B</tspan> \
            <tspan class="routing-type">L</tspan></text>
            </svg>
            <svg x="48" y="104" width="288" height="128">
            <rect class="routing-screen routing-visible" x="1" y="1" width="286" height="126" rx="10"/>
            <text class="routing-middle" x="144" y="62"><tspan class="routing-heading">Dune</tspan></text>
            <text class="routing-middle" x="144" y="83"><tspan class="routing-type">Book</tspan></text>
            <rect class="routing-badge" x="212" y="10" width="66" height="20" rx="10"/>
            <text class="routing-middle" x="245" y="24"><tspan class="routing-said">visible</tspan></text>
            </svg>
            </g>
            </svg>
            """
        #expect(Self.picture(.stack(nil, .screen("L", "A<B"), .screen("Book", "Dune"))) == picture)
    }

    @Test func whatIsVisibleIsSaidInWordsFirst() throws {
        let login = ControllerSnapshot.stack(nil, .screen("LoginController", "Log in"))
        let document = try XMLDocumentReader.read(WindowSnapshot(layers: [.library(selected: 0), login]).svg)
        #expect(document.text(of: "title") == ["A window that shows “Log in” (LoginController)"])
        let summary = """
            Presented: NavigationController with “Log in” (LoginController). \
            Root: TabBarController with “Dune” (BookController).
            """
        #expect(document.text(of: "desc") == [summary])
    }

    @Test func tabsSayWhatIsBehindThem() throws {
        let document = try XMLDocumentReader.read(WindowSnapshot(layers: [.library(selected: 1)]).svg)
        let texts = document.text(of: "tspan")
        #expect(
            texts == [
                "Root", "TabBarController", "Books", "2 on stack", "Search", "SearchController", "Settings",
                "1 on stack", "Search", "SearchController", "visible",
            ])
        #expect(document.elements(ofClass: "selected").count == 1)
    }

    @Test func onlyTheLastLayerIsVisible() throws {
        let layers = [ControllerSnapshot.library(selected: 0), .screen("A", "a"), .screen("B", "b")]
        let document = try XMLDocumentReader.read(WindowSnapshot(layers: layers).svg)
        #expect(document.elements(ofClass: "visible").count == 1)
        #expect(document.elements(ofClass: "veil").count == 2)
        #expect(
            document.text(of: "tspan").filter { $0.contains("Presented") } == [
                "Presented · 1", "Presented · 2",
            ])
    }

    @Test func bothColumnsAreVisible() throws {
        let split = ControllerSnapshot.split(.screen("A", "a"), .stack(nil, .screen("B", "b")))
        let document = try XMLDocumentReader.read(WindowSnapshot(layers: [split]).svg)
        #expect(document.elements(ofClass: "visible").count == 2)
        #expect(document.text(of: "title") == ["A window that shows “a” (A) and “b” (B)"])
    }

    @Test func lightAndDarkColourTheSameThings() throws {
        let style = SVGStyle.lines.joined(separator: "\n")
        let parts = style.split(separator: "@media (prefers-color-scheme: dark)")
        try #require(parts.count == 2)
        for name in ["ground", "layer", "visible", "title", "type", "note", "icon", "veil", "selected"] {
            #expect(parts[0].contains(".routing-\(name) {"))
            #expect(parts[1].contains(".routing-\(name) {"))
        }
    }
}
