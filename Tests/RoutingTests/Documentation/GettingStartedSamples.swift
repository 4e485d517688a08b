import Foundation
import Routing
import RoutingDiagnostics
import Samples
import Testing

@testable import Support

/// The program that the article "Getting started" builds, and what it prints.
@Suite struct GettingStartedSamples {
    private let printed = Recorder<String>()
    private let article: Article

    init() throws {
        article = try Article("GettingStarted")
    }

    @Test func theFirstStepPrintsWhatItShows() async {
        let printed = printed
        @Sendable func print(_ items: Any...) { printed.record(line(items)) }

        let router = Routing()

        router.map("app://books/:id<int>") { request in
            let page = request.parameters["page"] ?? "1"
            print("book", request.parameters["id"] ?? "", "page", page)
        }

        print(router.canOpen("app://books/seven"))
        router.open("app://books/7?page=12")
        await router.idle()

        #expect(printed.elements.joined(separator: "\n") == article.outputs[0])
    }

    @Test func theLoginPrintsWhatItShows() async throws {
        let printed = printed
        @Sendable func print(_ items: Any...) { printed.record(line(items)) }

        let router = Routing()
        print(router.canOpen("app://books/seven"))

        actor Session {
            private(set) var isActive = false
            func logIn() { isActive = true }
        }
        let session = Session()

        router.map("app://orders/:id<int>") { request in
            print("order", request.parameters["id"] ?? "")
        }
        router.map("app://login") { request in
            await session.logIn()
            print("logged in")
            if let callback = request.parameters["callback"] { request.open(callback) }
        }
        router.protect("app://orders/**") { request in
            if await session.isActive { return .pass }
            let callback = RouteURL.escapingQueryValue(request.url.string)
            return .redirect(to: "app://login?callback=\(callback)")
        }

        let outcome = try await router.dispatch("app://orders/42?from=mail")
        await router.idle()
        print("asked for an order, got", outcome.route)

        #expect(printed.elements.joined(separator: "\n") == article.outputs[1])
    }

    @Test func theExplanationIsWhatIsShown() throws {
        let printed = printed
        @Sendable func print(_ items: Any...) { printed.record(line(items)) }

        let router = Routing()
        let file: StaticString = "Bookshop/main.swift"
        for pattern in ["app://books/:id<int>", "app://orders/:id<int>", "app://login"] {
            let line = number(of: "router.map(\"\(pattern)\"")
            router.map(try RoutePattern(pattern), perform: { _ in }, fileID: file, line: line)
        }
        let guarded = "app://orders/**"
        router.protect(
            try RoutePattern(guarded),
            decide: { _ in .pass },
            fileID: file,
            line: number(of: "router.protect(\"\(guarded)\"")
        )

        print(router.explain("app://oders/42"))

        #expect(printed.elements.joined(separator: "\n") == article.outputs[2])
    }

    /// The number of a line of the program that the article has built by then.
    private func number(of beginning: String) -> UInt {
        let samples = article.samples
        let program = ["import RoutingDiagnostics"] + samples[0].dropLast(2) + samples[1]
        return UInt((program.firstIndex { $0.hasPrefix(beginning) } ?? -1) + 1)
    }
}

/// What `print` makes of some items.
func line(_ items: [Any]) -> String {
    items.map { "\($0)" }.joined(separator: " ")
}
