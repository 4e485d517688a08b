import Testing

@Suite struct TypedLinksOpeningTests {
    private let program = TypedLinksProgram()

    @Test func aValueIsPrintedAndOpened() async throws {
        let result = try await program.run(["book", "7", "--tab", "notes", "--tag", "a b", "--tag", "c"])
        let expected = """
            Book app://books/7?tab=notes&tags=a%20b&tags=c
              asked    stock → pass
              handled  by book
              returned book 7, notes, tagged a b and c


            """
        #expect(result.output == expected)
        #expect(result.errors.isEmpty)
        #expect(result.exitStatus == 0)
    }

    @Test func aURLIsDecodedToTheSameValue() async throws {
        let url = "app://books/7?tab=notes&tags=a%20b&tags=c"
        let opened = try await program.run([url])
        let printed = try await program.run(["book", "7", "--tab", "notes", "--tag", "a b", "--tag", "c"])
        #expect("Book " + opened.output == printed.output)
        #expect(opened.exitStatus == 0)
    }

    @Test(arguments: ["app://books/7?tab=cover", "APP://Books/7/?tab=", "app://books/7?tab=Notes"])
    func aURLThatDoesNotDecodeGoesToTheNextRoute(url: String) async throws {
        let result = try await program.run([url])
        #expect(result.output == "\(url)\n  handled  by search\n  returned books found for '7'\n\n")
        #expect(result.exitStatus == 0)
    }

    @Test(arguments: [
        ("..", #"dotSegment 'name' (".."): readers of URLs resolve such a segment"#),
        (".", #"dotSegment 'name' ("."): readers of URLs resolve such a segment"#),
        ("", #"empty 'name' (""): no segment of a URL is empty"#),
    ])
    func aValueThatNoURLGivesBackFailsAndTheRestGoesOn(name: String, reason: String) async throws {
        let result = try await program.run(["shelf", name, "shelf", "50% off?"])
        let expected = """
            Shelf that is not a URL
              failed   malformedURL: the URL of a route of 'app://shelves/:name' cannot be printed
                       \(reason)

            Shelf app://shelves/50%25%20off%3F
              handled  by shelf
              returned shelf '50% off?'


            """
        #expect(result.output == expected)
        #expect(result.errors.isEmpty)
        #expect(result.exitStatus == 1)
    }

    @Test func wrongURLsAreToldAndTheRestGoesOn() async throws {
        let result = try await program.run(["nowhere", "app://books/%zz", "app://help"])
        let reason =
            "invalidEscape: two hexadecimal digits other than 00 follow a '%'; a '%' itself is written '%25'"
        let expected = """
            nowhere
              failed   noRoute: no map matches 'nowhere', and there is no fallback for it

            app://books/%zz
              failed   malformedURL: the text is not a URL
                       malformed URL at byte 12: \(reason)
                         app://books/%zz
                                     ^

            app://help
              handled  by help
              returned help, contents


            """
        #expect(result.output == expected)
        #expect(result.exitStatus == 1)
    }

    @Test(arguments: ["\u{1B}[2J", "a\nb", "\u{202E}app://books"])
    func controlCharactersDoNotReachTheTerminal(text: String) async throws {
        let result = try await program.run([text, "shelf", text])
        #expect(!result.output.contains(text))
        #expect(result.exitStatus == 1)
    }
}
