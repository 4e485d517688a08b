import Testing

@testable import Routing
@testable import RoutingDiagnostics

/// A trace as a sequence diagram.
@Suite struct RoutingTraceMermaidTests {
    @Test func whoTookPartTellsWhatHappened() {
        let diagram = """
            sequenceDiagram
                actor C as caller
                participant R as router
                participant E1 as proxy auth<br/>app#58;#47;#47;account#47;#42;#42;
                participant E2 as map login<br/>app#58;#47;#47;login
                participant E3 as map<br/>app#58;#47;#47;account#47;#58;page
                C->>R: open app#58;#47;#47;account#47;orders#63;token#61;•••
                R->>E1: ask
                E1-->>R: redirect to app#58;#47;#47;login#63;next#61;app#37;3A#37;2F#37;2… #40;212 µs#41;
                Note over R: redirected to app#58;#47;#47;login#63;next#61;app#37;3A#37;2F…
                R->>E2: call
                E2->>R: open app#58;#47;#47;account#47;orders
                E2-->>R: handled #40;12#46;4 ms#41;
                R->>E1: ask
                E1-->>R: pass #40;890 ns#41;
                R->>E3: call
                E3-->>R: handled #40;1#46;03 s#41;
                C->>R: open app#58;#47;#47;nowhere
                R--xC: noRoute#58; no map matches 'app#58;#47;#47;nowhere'
            """
        #expect(RoutingTrace.login().mermaid == diagram)
    }

    @Test func gatesTakePart() {
        let diagram = """
            sequenceDiagram
                actor C as caller
                participant R as router
                participant E1 as proxy auth<br/>app#58;#47;#47;account#47;#42;#42;
                participant G2 as gate<br/>signed in
                participant E3 as map account<br/>app#58;#47;#47;account#47;#58;page
                C->>R: open app#58;#47;#47;account#47;orders
                R->>E1: ask
                E1-->>R: hold at signed in #40;80#46;0 µs#41;
                C->>R: open app#58;#47;#47;account#47;cart
                R->>G2: hold app#58;#47;#47;account#47;orders
                R->>E1: ask
                E1-->>R: hold at signed in #40;75#46;0 µs#41;
                R->>G2: hold app#58;#47;#47;account#47;cart
                G2--xR: expired#58; 'app#58;#47;#47;account#47;orders' was held…
                R--xC: expired#58; 'app#58;#47;#47;account#47;orders' was held…
                G2->>R: resume app#58;#47;#47;account#47;cart
                R->>E1: ask
                E1-->>R: pass
                R->>E3: call
                E3--xR: handlerFailed#58; the map 'account' threw a… #40;301 s#41;
                C->>R: open app#58;#47;#47;#37;zz
                R--xC: malformedURL#58; the text is not a URL
            """
        #expect(RoutingTrace.gate().mermaid == diagram)
    }

    @Test func aTraceWithoutRecordsIsADiagramWithoutMessages() {
        let diagram = "sequenceDiagram\n    actor C as caller\n    participant R as router"
        #expect(RoutingTrace([JournalRecord]()).mermaid == diagram)
    }

    /// However long the texts, Mermaid reads the diagram.
    @Test func aDiagramIsNeverTooLongForMermaid() {
        let diagram = RoutingTrace.tooMuch().mermaid
        #expect(diagram.unicodeScalars.count < 50_000)
        #expect(diagram.contains("Note over R: … 920 earlier"))
        #expect(diagram.contains("participant O as others"))
    }

    /// What has no shape is spelt, each scalar with up to ten characters that are escaped in turn.
    @Test(arguments: ["\u{E0001}", "\u{7}", "~", "!\u{301}", "\u{1F4A1}"])
    func aDiagramOfHostileTextsIsNeverTooLong(_ scalar: String) {
        let diagram = RoutingTrace.tooMuch(of: scalar).mermaid
        #expect(diagram.utf16.count <= 50_000)
        #expect(diagram.contains(" earlier\n"))
    }

    @Test func textsCannotBreakADiagram() {
        let text = "a;b#c%%d<br/>\"`\n:->>é°end"
        let shown = "a#59;b#35;c#37;#37;d#60;br#47;#62;#34;#96;#92;u#123;a#125;#58;#45;#62;#62;é#176;end"
        #expect(SafeText.mermaid(text) == shown)
    }
}
