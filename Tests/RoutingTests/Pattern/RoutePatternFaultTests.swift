import Testing

@testable import Routing

/// Checks that a malformed pattern is refused, and that its fault is named and found where it stands.
@Suite struct RoutePatternFaultTests {
    @Test(
        arguments: [
            ("‸", .empty),
            ("/a/‸:", .missingName), ("/a/‸:/b", .missingName), ("‸:é", .missingName),
            ("/‸:-a", .missingName),
            ("/a‸:.b", .missingName), ("‸::a", .missingName), ("app://a‸:/b", .missingName),
            ("/:id/x/‸:id", .duplicateName), ("/:a-‸:a", .duplicateName), ("/:a(/‸:a)", .duplicateName),
            ("/é(/:a)(/x/‸:a)", .duplicateName), ("/:a<int>/‸:a...", .duplicateName),
            ("/a/‸.../b", .catchAllNotLast), ("/‸:p.../b", .catchAllNotLast),
            ("/‸:p<int>.../b", .catchAllNotLast),
            ("‸.../*", .catchAllNotLast), ("/a/‸...(/b)", .catchAllNotLast),
            ("/‸:p...(/b)", .catchAllNotLast),
            ("/(/‸...)/b", .catchAllNotLast),
            ("books‸(/:id", .unclosedGroup), ("/a‸(", .unclosedGroup), ("/a(b)‸(c", .unclosedGroup),
            ("/a(b‸(c", .unclosedGroup), ("/:id‸(/x", .unclosedGroup), ("/:id<int>‸(x", .unclosedGroup),
            ("/u/:id‸<int", .unclosedConstraint), ("/:id‸<", .unclosedConstraint),
            ("/:id‸(", .unclosedConstraint),
            ("/:id‸(a/b", .unclosedConstraint), (#"/:id‸(a\)"#, .unclosedConstraint),
            ("/:id‸([)]", .unclosedConstraint),
            ("/u/:id<‸integer>", .unknownType), ("/:id<‸>", .unknownType), ("/:id<‸INT>", .unknownType),
            ("/:id<‸int >", .unknownType), ("/:id<‸|a>", .unknownType), ("/:id<a|‸>", .unknownType),
            ("/:id<a|‸|b>", .unknownType), ("/é/:id<‸é>", .unknownType),
        ] as [(MarkedFault, RoutePatternError.Code)])
    func captureOrGroupIsRefused(_ fault: MarkedFault, _ code: RoutePatternError.Code) throws {
        try expect(fault, is: code)
    }

    @Test(
        arguments: [
            ("/u/:id‸(*a)", .invalidRegularExpression), ("/:id‸()", .invalidRegularExpression),
            ("/:id‸([z-a])", .invalidRegularExpression), ("/é/:id‸(+)", .invalidRegularExpression),
            (#"/:id‸((a)\1)"#, .unsafeRegularExpression), ("/:id‸(a{2000})", .unsafeRegularExpression),
            ("/:id‸((a{0,50}){50})", .unsafeRegularExpression),
            (#"/:id‸((\w+-){9999})"#, .unsafeRegularExpression),
            ("/img‸*.png", .misplacedWildcard), ("/a‸**", .misplacedWildcard), ("/‸***", .misplacedWildcard),
            ("/‸*a", .misplacedWildcard), ("/:a‸*", .misplacedWildcard), ("/x‸:p...", .misplacedWildcard),
            ("/:a-‸:p...", .misplacedWildcard), ("/‸*(a)", .misplacedWildcard),
            ("/a‸...", .misplacedWildcard), ("/‸...%2E", .misplacedWildcard), ("/‸....", .misplacedWildcard),
            ("/‸...:t", .misplacedWildcard), ("/a(‸...)", .misplacedWildcard),
            ("/‸:x...json", .catchAllNotLast), ("/‸:x...:t", .catchAllNotLast),
            ("/‸:a....", .catchAllNotLast),
            ("/:a/‸:x<int>...é", .catchAllNotLast),
            ("/‸**:a", .misplacedWildcard),
            ("/a(/1)(/2)(/3)(/4)(/5)(/6)‸(/7)", .tooManyGroups), ("/(a(b(c(d(e(f‸(g)))))))", .tooManyGroups),
            ("/:a-:b-:c-:d-:e-:f-:g-:h-‸:i", .tooManyCaptures),
            ("/:a.:_.:_.:_.:_.:_.:_.:_.‸:_", .tooManyCaptures),
        ] as [(MarkedFault, RoutePatternError.Code)])
    func expressionOrWildcardIsRefused(_ fault: MarkedFault, _ code: RoutePatternError.Code) throws {
        try expect(fault, is: code)
    }

    /// A literal that users of other dialects write by habit, and what the message offers instead.
    @Test(
        arguments: [
            ("/(books‸|films)/:id", ":kind<books|films>"), ("/a‸|b", ":kind<books|films>"),
            ("/a‸|b", "'%7C'"),
            ("/books/‸[0-9]+", "RoutePattern(regularExpression:)"), ("/books/‸[0-9]+", "'%5B'"),
            ("/a‸]", "'%5D'"),
            ("‸^/a", "RoutePattern(regularExpression:)"), ("/a‸$", "'%24'"), ("/‸{id}", "':id'"),
            ("/a‸}", "':id'"),
            (#"/a‸\d"#, "':id(\\d+)'"), ("/(ab)‸+", "'%2B'"), ("/a.‸+", "RoutePattern(regularExpression:)"),
            ("/:id<int>(/x)‸+", "'%2B'"), ("app://‸[::1]/x", "'%5B'"), ("/é/:a-‸{b}", "':b'"),
        ] as [(MarkedFault, String)])
    func textThatLooksLikeAnotherDialectIsRefusedWithAWayOut(_ fault: MarkedFault, _ wayOut: String) throws {
        let error = try expect(fault, is: .strayCharacter)
        #expect(error.message.contains(wayOut), "\(error)")
    }

    @Test(
        arguments: [
            "/‸:id/../x", "/a/‸*/..", "/‸**/../a", "/a-‸:b/x/../..", "/a(/‸:id)/../x", "/‸:id/%2e%2E/x",
            "https://a.com/‸:id/../x", "/‸:x<int>/..",
        ] as [MarkedFault])
    func aCaptureThatDotsTakeAwayIsRefused(_ fault: MarkedFault) throws {
        try expect(fault, is: .strayCharacter)
    }

    @Test(
        arguments: [
            ("/a/‸%zz", .invalidEscape), ("/a/‸%4", .invalidEscape), ("/a/‸%", .invalidEscape),
            ("/é/a‸%00", .invalidEscape), ("/:a<b|‸%>", .invalidEscape), ("app://‸%zz", .invalidEscape),
            ("/a(‸%zz)", .invalidEscape), ("/:a‸%4", .invalidEscape), ("/‸%:a", .invalidEscape),
            ("/‸%ff", .invalidUTF8), ("/é‸%A9", .invalidUTF8), ("/a‸%C3/b", .invalidUTF8),
            ("/‸%C3:a", .invalidUTF8), ("/:a<b|‸%C3>", .invalidUTF8), ("/a(‸%ED%A0%80)", .invalidUTF8),
            ("https://‸:host/a", .invalidHost), ("https://‸", .invalidHost), ("https://‸/a", .invalidHost),
            ("https://‸a.test:/x", .invalidHost), ("https://‸*.", .invalidHost),
            ("https://‸**/x", .invalidHost),
            ("https://‸*a.test/", .invalidHost), ("https://‸a.*.test/", .invalidHost),
            ("HTTP://‸é.test", .invalidHost),
            ("https://‸(a)/x", .invalidHost), ("https://‸1.2.3/x", .invalidHost),
            ("https://‸*:099/x", .invalidHost),
            ("https://‸*.[::1]/x", .invalidHost), ("https://‸a%41.test/x", .invalidHost),
            ("app://‸../x", .invalidHost), ("app://‸./x", .invalidHost), ("app://‸%2e", .invalidHost),
            ("app://‸a%2Fb/x", .invalidHost),
            ("/a‸)b", .strayCharacter), ("/a(b)‸)", .strayCharacter), ("/a‸?x=1", .strayCharacter),
            ("/a‸#b", .strayCharacter), ("/‸<a>", .strayCharacter), ("/a‸>", .strayCharacter),
            (#"/a‸\b"#, .strayCharacter),
            ("‸?", .strayCharacter), ("/:a(/b‸?)", .strayCharacter), ("/:a‸)", .strayCharacter),
            ("/:a<int>‸<int>", .strayCharacter), ("https://a.test‸?x", .strayCharacter),
            ("https://a.test‸#", .strayCharacter),
        ] as [(MarkedFault, RoutePatternError.Code)])
    func literalOrHostIsRefused(_ fault: MarkedFault, _ code: RoutePatternError.Code) throws {
        try expect(fault, is: code)
    }

    @Test(
        arguments: [
            "https://a(‸b)", "https://a.test(‸b)/x", "https://*(‸b)", "https://*.a.test(‸:b)",
            "https://a:80(‸b)",
            "wss://a(‸*)", "https://a(‸**)", "https://a((‸b))", "https://a(/b)‸c", "https://a((/b)‸c/d)",
            "https://a(/b)(‸c)", "https://a(‸%2Fb)",
        ] as [MarkedFault])
    func aGroupBehindAWebHostBeginsWithASlash(_ fault: MarkedFault) throws {
        let error = try expect(fault, is: .invalidHost)
        #expect(error.message.contains("write '(/b)'"))
    }

    @Test func aCaptureIsNoWebHostBeforeAGroupEither() throws {
        try expect("https://‸:host(b)", is: .invalidHost)
    }

    @Test(arguments: ["/a‸\nb", "/‸\0", "/‸\u{7F}", "/:a‸\t", "/a(‸\u{1})", "app://‸\n/x"] as [MarkedFault])
    func controlCharacterIsStray(_ fault: MarkedFault) throws {
        let error = #expect(throws: RoutePatternError.self) { try RoutePattern(fault.text) }
        #expect(error?.code == .strayCharacter)
        #expect(error?.offset == fault.offset)
    }

    @discardableResult
    private func expect(
        _ fault: MarkedFault,
        is code: RoutePatternError.Code,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> RoutePatternError {
        let caught = #expect(throws: RoutePatternError.self, sourceLocation: sourceLocation) {
            try RoutePattern(fault.text)
        }
        let error = try #require(caught)
        #expect(error.code == code, sourceLocation: sourceLocation)
        #expect(error.offset == fault.offset, sourceLocation: sourceLocation)
        #expect(error.pattern == fault.text, sourceLocation: sourceLocation)
        let head = "malformed pattern at byte \(fault.offset): \(code): \(error.message)"
        #expect(error.description == "\(head)\n\(fault.drawing)", sourceLocation: sourceLocation)
        return error
    }
}
