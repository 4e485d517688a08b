import Testing

@testable import Routing

/// What users of other routers write by habit, and what the refusal tells them to write instead.
@Suite struct ForeignNotationTests {
    /// A malformed pattern with a `‸` before its fault, its code, and words of the message.
    typealias Row = (MarkedFault, RoutePatternError.Code, String)

    /// express, path-to-regexp, ASP.NET, Flask, chi, httprouter, Rails.
    @Test(
        arguments: [
            ("/books/:id‸?", .strayCharacter, "'(/:id)'"), ("/books/:id‸?/x", .strayCharacter, "'(/:id)'"),
            ("/books/a-:id<int>‸?(/x)", .strayCharacter, "'(/a-:id<int>)'"),
            (#"/:id(\d+)‸?"#, .strayCharacter, #"'(/:id(\d+))'"#), (":id‸?", .strayCharacter, "'(/:id)'"),
            ("/books(/:id)‸?", .strayCharacter, "'books(/:id)', without '?'"),
            ("/books/:id‸?x=1", .strayCharacter, "leave out the query"),
            ("app://books‸?", .strayCharacter, "leave out the query"),
            ("/books‸#top", .strayCharacter, "a fragment is never matched; leave it out"),
            ("/books/‸<id>", .strayCharacter, "':id'"), ("/books/‸<int:id>", .strayCharacter, "':id<int>'"),
            ("/‸<float:x>", .strayCharacter, "':x<double>'"), ("/‸<string:s>", .strayCharacter, "':s'"),
            ("/‸<path:rest>", .strayCharacter, "':rest...'"), ("/‸<id", .strayCharacter, "':id'"),
            ("/‸<>", .strayCharacter, "':id'"), ("/‸{}", .strayCharacter, "':id'"),
            ("/‸{", .strayCharacter, "':id'"), ("/‸<", .strayCharacter, "':id'"),
            ("/‸{*", .strayCharacter, "':id...'"), ("/‸{:", .strayCharacter, "':id'"),
            ("/‸{book-id}", .strayCharacter, "':book-id'"), ("/‸{id:int}", .strayCharacter, "':id<int>'"),
            ("/‸{id:guid}", .strayCharacter, "':id<uuid>'"),
            ("/‸{id:[0-9]+}", .strayCharacter, "':id([0-9]+)'"),
            ("/‸{id?}", .strayCharacter, "'(/:id)'"), ("/‸{*rest}", .strayCharacter, "':rest...'"),
            ("/‸{rest...}", .strayCharacter, "':rest...'"), ("/‸{é}", .strayCharacter, "':id'"),
            ("/a/‸*rest", .misplacedWildcard, "':rest...'"), ("‸**rest", .misplacedWildcard, "':rest...'"),
            ("/docs/:path‸*", .misplacedWildcard, "':path...', any number '(/:path...)'"),
            ("/photos/:id‸(.:format)", .invalidRegularExpression, "write two patterns instead"),
            ("/:id‸(-:slug)", .invalidRegularExpression, "no optional part"),
            ("/:a‸(.:b)(/:c)", .invalidRegularExpression, "no optional part"),
            ("/c/:id‸+", .strayCharacter, "'%2B'"), ("/c/:id‸+", .strayCharacter, "':id...', elsewhere '**'"),
            ("/:id<int>‸+/x", .strayCharacter, "':id<int>...'"), (":_‸+", .strayCharacter, "':_...'"),
            ("/a-:id‸+(/x)", .strayCharacter, "':id...'"), ("/a(/:id‸+)", .strayCharacter, "':id...'"),
            ("app://:host‸+", .strayCharacter, "':host...'"),
            ("https://‸<path:_>", .invalidHost, "'https://*/**'"),
            ("wss://‸:host/x", .invalidHost, "'wss://*/**'"),
            ("/:a-‸*", .misplacedWildcard, "':_' for text within a segment"),
            ("/img‸*.png", .misplacedWildcard, "':_' for text within a segment"),
            ("/‸<slug:title>", .strayCharacter, "':title'"),
            ("/‸<any(about,help):page>", .strayCharacter, "':page<about|help>'"),
            ("/users‸{/:id}", .strayCharacter, "'(/:id)'"), ("/file‸{.:ext}", .strayCharacter, "'(.:ext)'"),
            ("/a/‸[id]", .strayCharacter, "':id'"), ("/‸[...slug]/x", .strayCharacter, "':slug...'"),
            ("/‸[[...slug]]", .strayCharacter, "'(/:slug...)'"),
            ("/‸[a-z]", .strayCharacter, "put an expression after a capture"),
        ] as [Row])
    func templateOfAnotherRouterIsNamed(_ fault: MarkedFault, _ code: RoutePatternError.Code, _ words: String)
    {
        expect(fault, code, words)
    }

    @Test(
        arguments: [
            ("‸^/a", .strayCharacter, "leave it out, a pattern matches the whole URL"),
            ("/:id‸$", .strayCharacter, "leave it out, a pattern matches the whole URL"),
            ("/a.‸*", .misplacedWildcard, "'**' for any number of segments"),
            ("/a/.‸*", .misplacedWildcard, "':_' within one"), ("/a/.‸+", .strayCharacter, "':path...'"),
            ("/:id‸{3}", .strayCharacter, #"':id(\d{3})'"#), ("/a‸{2,}", .strayCharacter, #"':id(\d{3})'"#),
            ("/:x‸(?=a)", .invalidRegularExpression, "lookaround is not supported; write a class"),
            ("/:x‸(?<!a)b", .invalidRegularExpression, "lookaround is not supported; write a class"),
            ("/:x‸((?=a)b)", .invalidRegularExpression, "lookaround is not supported; write a class"),
            ("/:x‸(?i)", .invalidRegularExpression, "inline flags are not supported"),
            ("/:x‸(?<name>a)", .invalidRegularExpression, "leave '?:' or '?<name>' out"),
            ("/:x‸(?:a|b)", .invalidRegularExpression, "leave '?:' or '?<name>' out"),
            ("/a‸)b", .strayCharacter, "no '(' is open here"),
            (#"a/(‸?P<slug>[\w-]+)/"#, .strayCharacter, #"':slug([\w-]+)'"#),
            (#"a/(‸?<id>(\d|a)+)/"#, .strayCharacter, #"':id((\d|a)+)'"#),
            ("a/(‸?<s>[)]+)/", .strayCharacter, "':s([)]+)'"),
            ("/x(‸?:y)", .strayCharacter, "put an expression after a capture"),
            (#"/:a(\d+)‸<int>"#, .strayCharacter, "one constraint at most"),
            (#"/:a<int>(‸\d+)"#, .strayCharacter, "one constraint at most"),
            ("/:id(a|b)‸+", .strayCharacter, "inside the parentheses, ':id((a|b)+)'"),
            ("(http‸|https)://a.test", .strayCharacter, "one scheme"),
            ("https‸?://a.test/x", .strayCharacter, "one scheme"),
            ("‸{scheme}://a.test", .strayCharacter, "one scheme"),
            ("http(s)‸://a.test", .missingName, "one scheme"), ("*‸://a.test", .missingName, "one scheme"),
            ("app://a‸|b://c", .strayCharacter, "':kind<books|films>'"),
        ] as [Row])
    func regularExpressionIsNamed(_ fault: MarkedFault, _ code: RoutePatternError.Code, _ words: String) {
        expect(fault, code, words)
    }

    @Test(
        arguments: [
            ("/:id<‸Int>", .unknownType, "did you mean 'int'?"),
            ("/:id<‸integer>", .unknownType, "did you mean 'int'?"),
            ("/:id<‸uudi>", .unknownType, "did you mean 'uuid'?"),
            ("/:id<‸Float>", .unknownType, "did you mean 'double'?"),
            ("/:id<‸boolean>", .unknownType, "did you mean 'bool'?"),
            ("/:id<‸string>", .unknownType, "write ':id' here"),
            ("/:id<‸path>", .unknownType, "write ':id...' here"),
            (#"/:id<‸\d+>"#, .unknownType, #"an expression is written ':id(\d+)'"#),
            (#"/:id<‸regex(\d+)>"#, .unknownType, #"an expression is written ':id(\d+)'"#),
            ("/:id<‸news>", .unknownType, "the types are int, uint"),
            ("/‸:x...<int>", .catchAllNotLast, "before its dots, ':name<int>...'"),
            ("/‸:x...(a)", .misplacedWildcard, "before its dots, ':name<int>...'"),
        ] as [Row])
    func constraintIsNamed(_ fault: MarkedFault, _ code: RoutePatternError.Code, _ words: String) {
        expect(fault, code, words)
    }

    @Test(arguments: [
        "(/:id)", "(/a-:id<int>)", #"(/:id(\d+))"#, "books(/:id)", "/:path...", "docs(/:path...)",
        #"/:id(\d{3})"#, "/:id((a|b)+)", "/:id([0-9]+)", "(/:slug...)", "/file(.:ext)",
        "/:kind<books|films>", "/a/**", "/img:_.png", "/:name<int>...", "/:name(a)...",
        "/c/:id...", "/:id<int>...", "/:_...", "https://*/**", "wss://*/**",
    ])
    func whatTheMessagesOfferIsAPattern(_ text: String) throws {
        _ = try RoutePattern(text)
    }

    /// Elsewhere than at the end of a capture's segment, a plus repeats nothing.
    @Test(
        arguments: [
            ("/:id+:other", "/a+b", ["id": "a", "other": "b"]), ("/:a+b", "/x+b", ["a": "x"]),
            ("/:id%2B", "/x+", ["id": "x"]), ("/:id<int>%2b", "/7+", ["id": "7"]), ("/a+", "/a+", [:]),
            ("/:id/+", "/x/+", ["id": "x"]), ("/:id++", "/x++", ["id": "x"]),
        ] as [(String, String, Parameters)])
    func aPlusElsewhereIsAPlus(_ text: String, _ url: String, _ captures: Parameters) throws {
        #expect(try RoutePattern(text).captures(in: url) == captures)
    }

    /// A program may print the message in a terminal.
    @Test func controlCharacterIsNotPrinted() {
        for text in ["/a\u{1B}[31m", "/a\0", "/a\u{1B}?"] {
            let error = #expect(throws: RoutePatternError.self) { try RoutePattern(text) }
            #expect(error?.message.utf8.contains { $0 < 0x20 } == false)
        }
    }

    private func expect(_ fault: MarkedFault, _ code: RoutePatternError.Code, _ words: String) {
        let error = #expect(throws: RoutePatternError.self) { try RoutePattern(fault.text) }
        #expect(error?.code == code && error?.offset == fault.offset)
        #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    }
}
