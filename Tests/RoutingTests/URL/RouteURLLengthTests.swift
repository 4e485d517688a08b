import Testing

@testable import Routing
@testable import Support

/// Checks the limit on the length of a URL.
@Suite struct RouteURLLengthTests {
    @Test func theLongestURLHas8192Bytes() throws {
        let longest = "/" + String(repeating: "a", count: 8191)
        #expect(try RouteURL(longest).segments[0].utf8.count == 8191)
        expect(longest + "a", isTooLongAt: 8192)
    }

    @Test func bytesCountRatherThanCharacters() throws {
        let longest = String(repeating: "é", count: 4096)
        #expect(try RouteURL(longest).segments == [longest])
        expect(longest + "é", isTooLongAt: 8192)
    }

    @Test(arguments: [("/abc", 4), ("/é", 3), ("/%41", 4)])
    func limitIsWhatTheOptionsSay(_ text: String, _ limit: Int) {
        #expect(throws: Never.self) { try RouteURL(text, options: .init(maximumLength: limit)) }
        expect(text, isTooLongAt: limit - 1, limit: limit - 1)
    }

    @Test(arguments: [1, 2, 3, 4])
    func limitMayCutAnEscape(_ limit: Int) {
        expect("/%41/b", isTooLongAt: limit, limit: limit)
    }

    @Test(arguments: 1...7)
    func limitMayCutACharacter(_ limit: Int) {
        expect("/🏳️b", isTooLongAt: limit, limit: limit)
    }

    @Test func nothingFitsIntoAnEmptyLimit() {
        expect("/", isTooLongAt: 0, limit: 0)
        expect("/", isTooLongAt: 0, limit: -1)
        let error = #expect(throws: RouteURLError.self) { try RouteURL("", options: .init(maximumLength: 0)) }
        #expect(error?.code == .empty)
    }

    @Test(
        arguments: [
            ("‸ abcdef", .surroundingSpace), ("/a‸\nbcde", .controlCharacter), ("/‸%zzab", .invalidEscape),
        ] as [(MarkedFault, RouteURLError.Code)])
    func faultBeforeTheLimitWins(_ fault: MarkedFault, _ code: RouteURLError.Code) {
        let error = #expect(throws: RouteURLError.self) {
            try RouteURL(fault.text, options: .init(maximumLength: 5))
        }
        #expect(error?.code == code)
        #expect(error?.offset == fault.offset)
    }

    @Test(arguments: ["/abcd\n", "/abcd%zz", "/abcd ", "/abc "])
    func faultBehindTheLimitDoesNot(_ text: String) {
        expect(text, isTooLongAt: 4, limit: 4)
    }

    @Test(arguments: 2...5)
    func caretIsUnderTheCharacterThatTheLimitCuts(_ limit: Int) {
        let error = #expect(throws: RouteURLError.self) {
            try RouteURL("/a🎈b", options: .init(maximumLength: limit))
        }
        #expect(error?.description.hasSuffix("\n  /a🎈b\n    ^") == true)
    }

    private func expect(
        _ text: String,
        isTooLongAt offset: Int,
        limit: Int = 8192,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let error = #expect(throws: RouteURLError.self, sourceLocation: sourceLocation) {
            try RouteURL(text, options: .init(maximumLength: limit))
        }
        #expect(error?.code == .tooLong, sourceLocation: sourceLocation)
        #expect(error?.offset == offset, sourceLocation: sourceLocation)
    }

    @Test func theErrorKeepsOnlyTheBeginningOfATextThatIsTooLong() throws {
        let text = "/" + String(repeating: "🎈", count: 100_000)
        let error = try #require(throws: RouteURLError.self) { try RouteURL(text) }
        #expect(error.code == .tooLong && text.hasPrefix(error.text))
        #expect(error.text.utf8.count <= 8192 + 72)
    }

    @Test func theEventOfATextThatIsTooLongHasOnlyItsBeginning() {
        let router = Routing()
        let log = EventLog(router)
        router.open("/" + String(repeating: "a", count: 100_000))
        #expect(log.events(.malformed).map { $0.route.utf8.count <= 8192 + 72 } == [true])
    }
}
