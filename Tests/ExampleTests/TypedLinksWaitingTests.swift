import Foundation
import Testing

/// What needs a login, and waits for it at a gate.
@Suite struct TypedLinksWaitingTests {
    private let program = TypedLinksProgram()
    /// The story of an account that is held while the login is shown.
    private let held = """
        Account app://account/orders
          opened   app://login
          asked    authentication → hold at signed in
          held     app://account/orders
          shown    login
          handled  by login


        """

    @Test func afterTheLoginTheAccountIsOpenedAsItWasMeant() async throws {
        let result = try await program.run(["account", "--page", "orders", "login"])
        let resumed = """
            login
              resumed  app://account/orders
              asked    authentication → pass
              handled  by account
              returned account, orders


            """
        #expect(result.output == held + resumed)
        #expect(result.errors.isEmpty)
        #expect(result.exitStatus == 0)
    }

    @Test func whatIsStillHeldAtTheEndIsToldAsJSON() async throws {
        let result = try await program.run(["account", "--page", "orders"])
        let pending = """
            still held at the gate 'signed in'
            [
              {
                "data" : "1",
                "origin" : {
                  "kind" : "internal"
                },
                "parameters" : [
                  [
                    "page",
                    "orders"
                  ]
                ],
                "tags" : [

                ],
                "url" : "app://account/orders"
              }
            ]

            """
        #expect(result.output == held + pending)
        #expect(result.errors.isEmpty)
        #expect(result.exitStatus == 1)
    }

    @Test func aLoginThatIsLeftAloneDiscardsWhatIsHeld() async throws {
        let result = try await program.run(["account", "--page", "orders", "cancel", "login"])
        let discarded = """
            cancel
              failed   discarded: 'app://account/orders' was discarded: the gate 'signed in' was emptied
                       LoginCancelled()

            login


            """
        #expect(result.output == held + discarded)
        #expect(result.exitStatus == 1)
    }

    @Test func whatIsHeldGoesOnInTheOrderInWhichItCame() async throws {
        let pages = ["app://account", "app://account/address", "app://account", "app://account/orders"]
        let result = try await program.run(pages + ["book", "7", "login"])
        let returned = result.lines("returned")
        let accounts = ["account, overview", "account, address", "account, overview", "account, orders"]
        #expect(returned == ["book 7, cover"] + accounts)
        #expect(result.lines("resumed") == pages)
        #expect(result.lines("shown") == ["login"], "one login is enough")
        #expect(result.exitStatus == 0)
    }

    @Test func aFullGateRefusesAndKeepsWhatItHolds() async throws {
        let accounts = Array(repeating: "app://account", count: 9)
        let result = try await program.run(accounts + ["login"])
        #expect(result.lines("failed").count == 1)
        #expect(result.lines("failed").first?.hasPrefix("refused: ") == true)
        #expect(result.lines("returned").count == 8)
        #expect(result.exitStatus == 1)
    }

    @Test func afterTheLogoutTheAccountIsHeldAgain() async throws {
        let steps = ["login", "account", "logout", "account", "login"]
        let result = try await program.run(steps)
        let decisions = result.lines("asked").map { $0.components(separatedBy: " → ").last }
        #expect(decisions == ["pass", "hold at signed in", "pass"])
        #expect(result.lines("shown") == ["login"])
        #expect(result.lines("returned") == ["account, overview", "account, overview"])
        #expect(result.exitStatus == 0)
    }

    @Test func whatDoesNotDecodeToAPageIsGuardedAsWell() async throws {
        let result = try await program.run(["app://account/secrets", "login"])
        #expect(result.lines("held") == ["app://account/secrets"])
        #expect(result.lines("failed").map { $0.prefix(8) } == ["noRoute:"])
        #expect(result.lines("returned").isEmpty)
        #expect(result.exitStatus == 1)
    }

    @Test func theRouteOfASessionGoesWithIt() async throws {
        let basket = "app://basket"
        let result = try await program.run([basket, "login", basket, "logout", basket])
        #expect(result.lines("returned") == ["the basket"])
        #expect(result.lines("failed").count == 2)
        #expect(result.exitStatus == 1)
    }
}
