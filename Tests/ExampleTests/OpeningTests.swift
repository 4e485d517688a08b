import Testing

@Suite struct OpeningTests {
    private let program: ExampleProgram

    init() throws {
        program = try ExampleProgram("deep-links")
    }

    @Test func opensTheURLsOfItsArguments() async throws {
        let result = try await program.run(["books/7", "routingexample://push/settings"])
        #expect(
            result.output == """
                books/7
                  logged   books/7 ["id": "7"]
                  asked    logging        → pass
                  ran      book 7, page 1
                  handled  by books

                routingexample://push/settings
                  logged   routingexample://push/settings [:]
                  asked    logging        → pass
                  asked    rewriting      → redirect to routingexample://present/settings
                  ran      settings
                  handled  by settings


                """
        )
        #expect(result.errors.isEmpty)
        #expect(result.exitStatus == 0)
    }

    @Test func goesOnAfterAMalformedURL() async throws {
        let result = try await program.run(["books/%4", "books/7"])
        #expect(
            result.output.hasPrefix(
                """
                books/%4
                  failed   malformedURL: the text is not a URL
                           malformed URL at byte 6: invalidEscape: \
                two hexadecimal digits other than 00 follow a '%'; a '%' itself is written '%25'
                             books/%4
                                   ^

                books/7

                """
            )
        )
        #expect(result.output.hasSuffix("  ran      book 7, page 1\n  handled  by books\n\n"))
        #expect(result.exitStatus == 1)
    }

    @Test(arguments: [
        "books/7", "HTTPS://example.com/books/7?page=2#notes", "routingexample://player/play",
        "routingexample://promotion", "routingexample://present/login", "RoutingExample://Push/Settings/",
        "routingexample://someone@push/./settings", "routingexample://push/privilegedinfo?x=%26%3d#top",
        "routingexample://present/login?callback=books%2F7",
    ])
    func succeedsWhenAllIsHandled(url: String) async throws {
        let result = try await program.run([url])
        #expect(result.exitStatus == 0, "\(result.output)")
        #expect(!result.output.contains("  failed "))
    }

    @Test(arguments: [
        "", " books/7", "books/seven", "routingexample://push/nothing",
        "https://example.com\\@evil.test/books/7",
        "routingexample://present/login?callback=nowhere", "routingexample://present/login?callback=%25zz",
    ])
    func failsWhenSomethingIsNotHandled(url: String) async throws {
        let result = try await program.run([url])
        #expect(result.exitStatus == 1, "\(result.output)")
        #expect(result.output.contains("  failed "))
    }

    @Test func failsWhenOnlyTheFirstIsNotHandled() async throws {
        let result = try await program.run(["nowhere", "books/7"])
        #expect(result.exitStatus == 1)
    }

    @Test func loginComesBackToTheWholeURL() async throws {
        let url = "routingexample://push/privilegedinfo?page=3&note=a%26b#top"
        let result = try await program.run([url])
        #expect(result.output.contains("\n  opened   \(url)\n"))
        #expect(result.output.contains("\n  ran      privileged info, page 3\n"))
    }

    @Test(arguments: ["\u{1B}[2J", "a\nb", "a\rb"])
    func malformedURLDoesNotReachTheTerminalAsItIs(url: String) async throws {
        let result = try await program.run([url])
        #expect(!result.output.contains(url))
        #expect(result.exitStatus == 1)
    }

    @Test func escapedControlCharactersDoNotForgeTheStory() async throws {
        let result = try await program.run(["books/7?page=%0A%20%20failed&%1B=%1B"])
        #expect(!result.output.contains("\n  failed"))
        #expect(!result.output.contains("\u{1B}"))
        #expect(result.exitStatus == 0)
    }
}
