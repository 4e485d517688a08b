import Testing

@testable import Routing
@testable import Support

/// The samples of the documentation comments.
@Suite struct CommentSamples {
    private let router = Routing()

    @Test func theRouterOpensABook() async {
        let router = Routing()
        router.map("app://books/:id") { request in
            print("book", request.parameters["id"] ?? "")
        }
        router.open("app://books/7")
        await router.idle()
        #expect(router.pending.isEmpty)
    }

    @Test func parametersKeepRepeatedNames() {
        var parameters: Parameters = ["tag": "new", "page": "2"]
        parameters.append("sale", for: "tag")
        assert(parameters["tag"] == "sale")  // a plain subscript gives the last
        assert(parameters.values(for: "tag") == ["new", "sale"])
        #expect(parameters.count == 3)
    }

    @Test func aMalformedURLShowsWhere() throws {
        do {
            _ = try RouteURL("app://books/%zz")
        } catch let error as RouteURLError where error.code == .invalidEscape {
            print(error)  // shows the text with a caret under the `%`
        }
    }

    @Test(arguments: [("books", true), (":section", false)])
    func aTextIsReadWithTheWebSchemesOfTheRouter(host: String, isPattern: Bool) {
        let router = Routing(configuration: Routing.Configuration(webSchemes: ["app"]))
        do {
            let schemes = router.configuration.webSchemes
            router.map(try RoutePattern("app://\(host)/:id", webSchemes: schemes)) { _ in }
        } catch {
            print(error)
        }
        #expect(router.canOpen("app://books/7") == isPattern)
        #expect(throws: Never.self) { try RoutePattern("app://\(host)/:id" as String) }
    }

    @Test(arguments: [("books", true), ("books(", false), (":", false), ("a|b", false)])
    func aTextThatIsPutTogetherIsReadAtRunTime(section: String, isPattern: Bool) throws {
        func read() throws -> RoutePattern {
            let pattern = try RoutePattern("/\(section)/:id" as String)
            return pattern
        }
        if isPattern {
            #expect(try read().captures(in: "/books/7") == ["id": "7"])
        } else {
            #expect(throws: RoutePatternError.self) { try read() }
        }
    }

    @Test func aMalformedPatternShowsWhere() throws {
        let text = "books(/:id"
        do {
            _ = try RoutePattern(text)
        } catch let error as RoutePatternError where error.code == .unclosedGroup {
            print(error)
        }
        let error = #expect(throws: RoutePatternError.self) { try RoutePattern(text) }
        #expect(
            error?.description == """
                malformed pattern at byte 5: unclosedGroup: this '(' is never closed; write ')', or '%28' for the character
                  books(/:id
                       ^
                """
        )
    }

    @Test func expressionsMatchInLinearTime() throws {
        let number = try RegularExpression(#"\d+"#)
        assert(number.matchesWhole("0042".utf8, ignoringCase: false))

        let book = try RegularExpression("/books/:id", dialect: .route)
        assert(book.captureNames == ["id"])
        assert(book.firstMatch(in: Array("app:/books/7".utf8), ignoringCase: true) == [11..<12])
        #expect(number != book)
    }

    @Test func constraintsAreGivenApart() throws {
        let tabs = ["notes", "quotes"]
        router.map(try RoutePattern("books/:id/:tab", where: ["id": .int, "tab": .oneOf(tabs)])) { request in
            show(request.parameters["id"])
        }
        #expect(router.canOpen("books/7/notes"))
        #expect(!router.canOpen("books/7/prices"))
    }

    @Test func aURLIsCarriedInAQuery() async throws {
        router.map("app://present/login") { request in request.parameters["callback"] }
        let callback = RouteURL.escapingQueryValue("app://push/item?id=7&tab=notes")
        router.open("app://present/login?callback=\(callback)")
        let outcome = try await router.dispatch("app://present/login?callback=\(callback)")
        #expect(outcome.value(as: String.self) == "app://push/item?id=7&tab=notes")
    }

    @Test func classicClosuresCallBack() {
        let session = ClassicSession()
        router.map("books/:id", tags: ["Views"]) { route, parameters, data, completed in
            show(parameters["id"])
            completed()
        }
        router.proxy("/*/privilegedinfo", tags: ["Views"]) { route, parameters, data, next in
            let callback = RouteURL.escapingQueryValue(route)
            next(session.isActive ? nil : ("app://present/login?callback=\(callback)", parameters, data))
        }
        router.protect("/*/privilegedinfo") { route, parameters, data, next in
            let callback = RouteURL.escapingQueryValue(route)
            next(session.isActive ? nil : ("app://present/login?callback=\(callback)", parameters, data))
        }
        #expect(router["Views"].canOpen("books/7"))
    }

    @Test func asyncClosuresReturn() {
        let library = Library()
        let session = SampleSession()
        router.map("books/:id") { request in
            try await library.book(request.parameters["id"])
        }
        router.proxy("/account/**") { request in
            await session.isActive ? .pass : .redirect(to: "app://present/login")
        }
        router.proxy("/account/**", tags: ["Views"]) { request in
            await session.isActive ? .pass : .redirect(to: "app://present/login")
        }
        router.protect("app://account/**") { request in
            if await session.isActive { return .pass }
            return .redirect(to: "app://login?next=\(RouteURL.escapingQueryValue(request.url.string))")
        }
        router.fallback { request in
            print("nothing at", request.url)
        }
        #expect(router.canOpen("books/7"))
    }

    @Test func errorsHaveCodes() async throws {
        do {
            try await router.dispatch("app://books/7")
        } catch let error as RoutingError where error.code == .noRoute {
            print(error.message)
        }
    }

    @Test @MainActor func routesGoWithTheirOwner() {
        var screen: BooksScreen? = BooksScreen()
        screen?.register(in: router)
        #expect(router.canOpen("books/7"))
        screen = nil
        #expect(!router.canOpen("books/7"))
    }

    @MainActor
    final class BooksScreen: RouteOwner {
        func register(in router: Routing) {
            router.map("books/:id", owner: self) { [weak self] request in
                self?.show(request.parameters["id"])
            }
        }
    }
}

extension CommentSamples.BooksScreen {
    private func show(_ id: String?) {
        print("book", id ?? "none")
    }
}

private func show(_ id: String?) {
    print("book", id ?? "none")
}

private struct ClassicSession {
    let isActive = false
}

private actor Library {
    func book(_ id: String?) throws -> String {
        id ?? "none"
    }
}
