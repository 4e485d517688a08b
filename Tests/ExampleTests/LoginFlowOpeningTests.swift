import Testing

@Suite struct LoginFlowOpeningTests {
    private let program = LoginFlowProgram()
    private let submit = "app://login/submit?user=ada&password=lovelace"

    @Test func aWrongPasswordThenTheRightOneReadsAsExpected() async throws {
        let result = try await program.run([
            "app://account/orders/3", "app://login/submit?user=ada&password=hopper",
            "app://login/submit?password=lovelace", submit,
        ])
        let expected = try program.expected("LoginFlowPassword.txt")
        #expect(result.output == expected)
        #expect(result.errors.isEmpty)
        #expect(result.exitStatus == 0)
    }

    @Test func whatFailsReadsAsExpectedAndTheRestGoesOn() async throws {
        let result = try await program.run([
            "app://nowhere", "", "app://books/%4", "https://example.com\\@evil.test/home", "app://books/x7",
            "app://login/submit/now", submit, "https://example.com/logout", "app://back", "app://books/7",
        ])
        let expected = try program.expected("LoginFlowFailures.txt")
        #expect(result.output == expected)
        #expect(result.errors.isEmpty)
        #expect(result.exitStatus == 1)
    }

    @Test func privilegedURLWithoutAScreenFailsOnceSomebodyIsLoggedIn() async throws {
        let result = try await program.run(["app://account/nothing", submit])
        #expect(result.lines("shown") == ["Log in"])
        let failures = result.lines("failed").map { $0.split(separator: " among ")[0] }
        #expect(failures == ["noRoute: no map matches 'app://account/nothing'"])
        #expect(result.exitStatus == 1)
    }

    @Test(arguments: [
        "https://example.com/account/orders", "HTTPS://Example.COM:443/Account/orders/", "account/orders",
        "//account/orders", "app://someone@account/./orders",
    ])
    func linksFromOutsideLandOnTheSameCode(url: String) async throws {
        let inside = try await program.run(["app://account/orders", submit])
        let outside = try await program.run([url, submit])
        #expect(outside.lines("shown") == ["Log in", "Orders"])
        #expect(outside.trees == inside.trees)
        #expect(outside.exitStatus == 0)
    }

    @Test(arguments: ["https://example.org/account/orders", "http://example.com:8080/home", "https://home"])
    func webSitesOfOthersShowNothing(url: String) async throws {
        let result = try await program.run([url])
        #expect(result.lines("asked").isEmpty)
        #expect(result.lines("shown").isEmpty)
        #expect(result.exitStatus == 1)
    }

    @Test(arguments: [
        "app://account/orders?page=3&note=a%26b#top", "https://example.com/account/orders?x=%3D",
        "app://account/orders?callback=app%3A%2F%2Fsettings",
    ])
    func theCallbackIsTheWholeURL(url: String) async throws {
        let result = try await program.run([url, submit])
        #expect(result.lines("opened") == [url])
        #expect(result.lines("shown") == ["Log in", "Orders"])
        #expect(result.exitStatus == 0)
    }

    @Test func loginWithoutACallbackIsDismissedAndThatIsAll() async throws {
        let result = try await program.run(["app://login", submit, "app://home"])
        #expect(result.lines("opened").isEmpty)
        #expect(result.lines("shown") == ["Log in", "Home"])
        #expect(result.trees.count == 3)
        #expect(result.trees[1] == result.trees[2])
        #expect(result.exitStatus == 0)
    }

    @Test(arguments: [
        "app%3A%2F%2Flogout", "app%3A%2F%2Fback", "nowhere", "https%3A%2F%2Fevil.test%2Fhome", "%25zz",
    ])
    func aCallbackIsAScreenOfOursOrNothing(callback: String) async throws {
        let result = try await program.run([
            "app://books/7", "app://login?callback=\(callback)", submit, "app://account/orders",
        ])
        #expect(result.lines("failed").count == 1)
        #expect(result.lines("ran") == ["log in"])
        #expect(result.lines("shown") == ["Book", "Log in", "Orders"])
        #expect(result.exitStatus == 1)
    }

    @Test func aLoginOverALoginGoesWithIt() async throws {
        let result = try await program.run(["app://account/orders", "app://account/orders/3", submit])
        let once = try await program.run(["app://account/orders/3", submit])
        #expect(result.lines("shown") == ["Log in", "Log in", "Order"])
        #expect(result.trees.last == once.trees.last)
        #expect(result.exitStatus == 0)
    }

    @Test func backLeavesTheLoginAndNobodyIsLoggedIn() async throws {
        let result = try await program.run([
            "app://books/7", "app://account/orders", "app://back", "app://account/orders",
        ])
        #expect(result.lines("shown") == ["Book", "Log in", "Log in"])
        #expect(result.trees[2] == result.trees[0])
        #expect(result.trees[3] == result.trees[1])
        #expect(result.exitStatus == 0)
    }

    @Test func loggingOutTakesPrivilegedScreensAway() async throws {
        let result = try await program.run([
            "app://home", "app://account/orders", submit, "app://logout", "app://account/orders",
        ])
        #expect(result.trees[3] == result.trees[0])
        #expect(result.trees[4] == result.trees[1])
        #expect(result.lines("shown") == ["Home", "Log in", "Orders", "Home", "Log in"])
        #expect(result.exitStatus == 0)
    }

    @Test(arguments: ["\u{1B}[2J", "a\nb", "app://login?callback=%1B%5B2J"])
    func controlCharactersDoNotReachTheTerminal(url: String) async throws {
        let result = try await program.run([url, submit])
        #expect(!result.output.contains("\u{1B}"))
        #expect(!result.output.contains("\nb\n"))
        #expect(result.exitStatus == 1)
    }
}
