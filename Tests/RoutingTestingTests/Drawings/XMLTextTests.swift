import Testing

@testable import RoutingTesting

@Suite struct XMLTextTests {
    @Test(arguments: [
        ("a < b && c > \"d\" 'e'", "a &lt; b &amp;&amp; c &gt; &quot;d&quot; &#39;e&#39;"),
        ("<\u{338}a", "&lt;\u{338}a"),
        ("&\u{301}", "&amp;\u{301}"),
        ("a\u{0}\u{1B}b\t\n\r", "a\u{FFFD}\u{FFFD}b\t\n\r"),
        ("\u{FFFD}\u{FFFE}\u{FFFF}\u{1FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{1FFFF}"),
        ("日本 🏳️‍🌈", "日本 🏳️‍🌈"),
    ])
    func whatXMLDoesNotAllowIsEscapedOrReplaced(text: String, escaped: String) {
        // By scalars, for texts that look the same are equal.
        #expect(Array(XMLText.escaped(text).unicodeScalars) == Array(escaped.unicodeScalars))
    }
}
