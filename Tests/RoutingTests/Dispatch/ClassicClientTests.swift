import ClassicClient
import Routing
import Testing

/// Code of older routers, compiled unchanged in Swift 5 mode.
@Suite struct ClassicClientTests {
    @Test func classicCodeRunsUnchanged() async {
        let app = ClassicApp()
        #expect(app.openPrivilegedInfo())
        await app.router.idle()
        #expect(app.seen == ["login, then routingexample://push/privilegedinfo"])

        app.authenticated = true
        #expect(app.openPrivilegedInfo())
        app.router.open("books/7")
        app.router.open("last/book")
        app.router.open("orders/3")
        await app.router.idle()
        #expect(
            app.seen.dropFirst() == [
                "routingexample://push/privilegedinfo, passing a date: true", "book 7", "guard of orders/3",
                "order 3",
            ]
        )
    }
}
