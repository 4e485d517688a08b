import Routing
import RoutingTesting
import Testing

@Suite struct TrickyLinksTests {
    @Test(arguments: TrickyLinks.malformed)
    func aMalformedTextIsNoURL(link: TrickyLink) {
        #expect(throws: RouteURLError.self) { try RouteURL(link.url) }
    }

    @Test func everyLinkIsThereOnceAndSaysWhy() {
        #expect(Set(TrickyLinks.all.map { Array($0.url.utf8) }).count == TrickyLinks.all.count)
        #expect(TrickyLinks.all.allSatisfy { !$0.reason.isEmpty })
    }

    @Test func everyLinkIsAnswered() async {
        let router = Routing()
        router.map("**") { _ in }
        for link in TrickyLinks.all + TrickyLinks.around("app://account/orders") {
            let isOpen = router.canOpen(link.url)
            let outcome = try? await router.dispatch(link.url)
            #expect(isOpen == (outcome != nil), "\(link)")
        }
    }

    /// Hosts that a router may take for its own are refused, or are what a browser makes of them.
    @Test func noLinkReachesAnotherHost() {
        let router = Routing()
        for scheme in ["https", "wss", "ftp"] { router.map("\(scheme)://example.com/**") { _ in } }
        let reaching = TrickyLinks.hosts.filter { router.canOpen($0.url) }.map(\.url)
        #expect(reaching == ["https://EXAMPLE.com/", "https://example.com:443/"])
    }

    @Test func noSpellingReachesAGuardedRouteUnguarded() async {
        let router = Routing()
        router.map("**") { request in request.url.segments }
        router.proxy("account/**") { _ in .reject("guarded") }
        for link in TrickyLinks.around("app://account/orders") {
            guard let outcome = try? await router.dispatch(link.url) else { continue }
            let segments = outcome.value(as: [String].self) ?? []
            #expect(segments.first?.lowercased() != "account", "\(link)")
        }
    }
}
