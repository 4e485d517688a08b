internal import SeededRandom

/// Random patterns and URLs from small alphabets, so that they match each other often.
enum RandomCases {
    /// Writes a valid pattern.
    static func pattern(using generator: inout SeededGenerator) -> String {
        var pattern = RandomPattern(generator)
        let text = pattern.text()
        generator = pattern.generator
        return text
    }

    /// Writes a valid URL, most often one that a given pattern matches or nearly matches.
    static func url(near patterns: [String], using generator: inout SeededGenerator) -> String {
        var url = RandomURL(generator)
        defer { generator = url.generator }
        for _ in 0..<8 {
            let text = url.text(near: patterns)
            if NaiveURL(text) != nil { return text }
        }
        return "/a"
    }
}

extension RandomCases {
    /// The names of captures; queries use them too.
    static let names = ["id", "a", "b", "x", "q", "name", "user-id", "v2", "n_1", "Key", "tag", "path"]

    /// Segments of URLs, not yet escaped.
    static let words = [
        "a", "b", "c", "ab", "A", "é", "e\u{301}", "books", "7", "42", "-", "a.b", ".a", "a-b", "a b", "x/y",
        "100%", "a:b", "a+b", "*", "(a)", "...", "colour", "true", "日本",
    ]

    /// Literal segments of patterns, as written there.
    static let literals = [
        "a", "b", "c", "ab", "A", "é", "%61", "books", "Books", "7", "42", "-", "a.b", ".a", "a%2Db",
        "caf%C3%A9", "%2A", "a%3Ab", "%28a%29", "x%2Fy",
    ]

    static let hosts = [
        "example.com", "Example.COM", "a.example.com", "a.b.example.com", "badexample.com", "localhost",
        "localhost:8080", "a.example.com:8080", "x.test:8080", "example.com:443", "127.0.0.1", ".example.com",
    ]

    static let hostPatterns = [
        "example.com", "EXAMPLE.com", "*", "*.example.com", "localhost:8080", "*:8080", "*.example.com:8080",
    ]

    /// Simple regular expressions, with texts that match and some that do not.
    static let expressions: [(source: String, samples: [String])] = [
        (#"\d+"#, ["7", "42", "0042", "4x"]),
        ("[a-f]{2}", ["ab", "AB", "fe", "abc"]),
        ("[0-9]+", ["7", "42", "-7"]),
        ("(a|b)c?", ["a", "b", "ac", "BC", "c"]),
        (#"[)a]\)?"#, [")", "a", "a)", "b"]),
        ("A[b-f]", ["Ab", "ab", "AF", "a7"]),
    ]

    /// Types, with texts that satisfy them and some that do not.
    static let types: [(name: String, samples: [String])] = [
        ("int", ["7", "42", "-7", "0042", "-9223372036854775808", "9999999999999999999"]),
        ("uint", ["7", "42", "18446744073709551615", "-7", "18446744073709551616"]),
        ("double", ["7", "1.5", "-1.5e3", "2E-7", "1e400", "1.", ".5"]),
        ("bool", ["true", "false", "true", "false", "True"]),
        ("uuid", ["1b4e28ba-2fa1-11d2-883f-0016d3cca427", "1B4E28BA-2FA1-11D2-883F-0016D3CCA427", "7"]),
        ("hex", ["a", "ab", "00ffAA", "7", "xyz"]),
        ("alpha", ["a", "ab", "Books", "é", "a7"]),
        ("alnum", ["a", "42", "abc1", "a-b"]),
    ]

    static let wordLists = [["news", "sport"], ["a", "AB", "é"], ["7", "42", "books"], ["a-b", "a.b"]]
}
