import Routing
import Testing

/// The samples of the README.
@Suite struct ReadmeSamples {
    @Test func theProgramOfTwentyLinesEndsByItself() async {
        final class Library: RouteOwner {}
        let library = Library()
        let router = Routing()

        router.map("app://login", tags: ["Views"]) { request in
            print("log in, then go on to", request.parameters["callback"] ?? "nothing")
        }
        router.map("app://books/:id", tags: ["Views"], owner: library) { request in
            print("book", request.parameters["id"] ?? "")
        }
        let audit = router.proxy("/**", tags: ["Views"]) { request in
            print("asked about", request.url)
            return .pass
        }
        router.proxy("app://account/**", tags: ["Views"]) { request in
            .redirect(to: "app://login?callback=\(RouteURL.escapingQueryValue(request.url.string))")
        }

        router["Views"].open("app://books/7")
        router["Views"].open("app://account/orders?page=2")
        await router.idle()

        router.dispose(of: audit)
        print(router["Views"].canOpen("app://books/8"))
        #expect(router["Views"].canOpen("app://books/8"))
        withExtendedLifetime(library) {}
    }
}

/// What the samples ask whether somebody is logged in.
actor SampleSession {
    var isActive = false
}
