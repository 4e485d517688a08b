import Testing

@testable import RoutingPresentation
@testable import RoutingTesting
@testable import Support

@Suite struct WindowMermaidTests {
    @Test func anEmptyWindowSaysSo() {
        let chart = """
            flowchart TD
                window(["Window (empty)"])
            """
        #expect(WindowSnapshot(layers: []).mermaid == chart)
    }

    @Test func thickArrowsLeadToWhatShows() {
        let chart = """
            flowchart TD
                window(["Window"])
                window ==> n1["TabBarController"]
                n1 ==> n2["Books<br/>NavigationController"]
                n2 -.-> n3("Library<br/>LibraryController")
                n2 ==> n4("Dune<br/>BookController")
                n1 -.-> n5("Search<br/>SearchController")
                n1 -.-> n6["Settings<br/>NavigationController"]
                n6 ==> n7("Settings<br/>SettingsController")
                n1 ==>|presents| n8["NavigationController"]
                n8 ==> n9("Log in<br/>LoginController")
                classDef visible fill:#0b62d0,stroke:#073f87,color:#ffffff
                class n9 visible
            """
        let login = ControllerSnapshot.stack(nil, .screen("LoginController", "Log in"))
        #expect(WindowSnapshot(layers: [.library(selected: 0), login]).mermaid == chart)
    }

    @Test func bothColumnsOfASplitViewAreVisible() {
        let chart = """
            flowchart TD
                window(["Window"])
                window ==> n1["SplitViewController"]
                n1 ==> n2["NavigationController (empty)"]
                n1 ==> n3("B")
                classDef visible fill:#0b62d0,stroke:#073f87,color:#ffffff
                class n2,n3 visible
            """
        #expect(WindowSnapshot(layers: [.split(.stack(), .screen("B"))]).mermaid == chart)
    }

    @Test func theMiddleOfALongStackIsLeftOut() {
        let chart = """
            flowchart TD
                window(["Window"])
                window ==> n1["NavigationController"]
                n1 -.-> n2("1<br/>P")
                n1 -.-> n3("2<br/>P")
                n1 -.-> n4("3<br/>P")
                n1 -.-> n5("4<br/>P")
                n1 -.-> n6("5<br/>P")
                n1 -.-> n7("6<br/>P")
                n1 -.-> n8["… 988 more"]
                n1 -.-> n9("995<br/>P")
                n1 -.-> n10("996<br/>P")
                n1 -.-> n11("997<br/>P")
                n1 -.-> n12("998<br/>P")
                n1 -.-> n13("999<br/>P")
                n1 ==> n14("1000<br/>P")
                classDef visible fill:#0b62d0,stroke:#073f87,color:#ffffff
                class n14 visible
                classDef more fill:none,stroke-dasharray:4 3
                class n8 more
            """
        let pages = (1...1000).map { ControllerSnapshot.screen("P", "\($0)") }
        #expect(WindowSnapshot(layers: [.stack(of: pages)]).mermaid == chart)
    }

    @Test func theMiddleOfManyLayersIsLeftOut() {
        let chart = """
            flowchart TD
                window(["Window"])
                window ==> n1("A0")
                n1 ==>|presents| n2("A1")
                n2 ==>|presents| n3("A2")
                n3 ==>|presents| n4("A3")
                n4 ==>|presents| n5["… 12 more"]
                n5 ==>|presents| n6("A16")
                n6 ==>|presents| n7("A17")
                n7 ==>|presents| n8("A18")
                n8 ==>|presents| n9("A19")
                classDef visible fill:#0b62d0,stroke:#073f87,color:#ffffff
                class n9 visible
                classDef more fill:none,stroke-dasharray:4 3
                class n5 more
            """
        let layers = (0..<20).map { ControllerSnapshot.screen("A\($0)") }
        #expect(WindowSnapshot(layers: layers).mermaid == chart)
    }

    @Test(arguments: [
        (#"<script>alert("1")"#, "#60;script#62;alert#40;#34;1#34;#41;"),
        ("`**bold**` #quot;", "#96;#42;#42;bold#42;#42;#96; #35;quot#59;"),
        ("%%{init: {}}%%", "#37;#37;#123;init#58; #123;#125;#125;#37;#37;"),
        ("a\nb\u{202E}\u{0}", "a#92;u#123;a#125;b#92;u#123;202e#125;#92;u#123;0#125;"),
        ("ﬂ°°60¶ß", "ﬂ#176;#176;60#182;ß"),
        ("<\u{338}b", "#60;\u{338}b"),
        ("L'été, 日本", "L'été, 日本"),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
        (String(repeating: "long", count: 20), "longlonglonglonglonglonglonglong…"),
    ])
    func aTitleIsNothingButText(title: String, words: String) {
        let lines = WindowSnapshot(layers: [.screen("A", title)]).mermaid.split(separator: "\n")
        #expect(lines[2] == "    window ==> n1(\"\(words)<br/>A\")")
    }
}
