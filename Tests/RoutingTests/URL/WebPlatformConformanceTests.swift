import Testing

@testable import Routing

/// Reads every row of the web platform's test data, as a URL and as a pattern.
@Suite struct WebPlatformConformanceTests {
    /// The schemes that browsers hold to the rules of web hosts; a superset of ours.
    private static let browserSchemes: Set<String> = ["http", "https", "ws", "wss", "ftp"]

    @Test(arguments: try WebPlatformTable.load())
    func hostIsTheOneABrowserSees(_ row: WebPlatformTable.Row) {
        guard let url = try? RouteURL(row.input) else { return }
        if row.protocol == "http:" || row.protocol == "https:" { #expect(url.host == row.host) }
        if url.scheme == "http" || url.scheme == "https" { #expect(!row.failure) }
    }

    @Test(arguments: try WebPlatformTable.load())
    func hostIsTheOneABrowserSeesWhateverItsWebSchemes(_ row: WebPlatformTable.Row) {
        let options = RouteURL.Options(webSchemes: Self.browserSchemes)
        guard let url = try? RouteURL(row.input, options: options) else { return }
        if Self.browserSchemes.contains(row.protocol.map { String($0.dropLast()) } ?? "") {
            #expect(url.host == row.host)
        }
        if Self.browserSchemes.contains(url.scheme ?? "") { #expect(!row.failure) }
    }

    @Test(arguments: try WebPlatformTable.load())
    func faultPointsIntoTheText(_ row: WebPlatformTable.Row) throws {
        do {
            _ = try RouteURL(row.input)
        } catch let error as RouteURLError {
            #expect(error.text.isExactly(row.input))
            #expect((0...row.input.utf8.count).contains(error.offset))
        }
    }

    @Test(arguments: try WebPlatformTable.load())
    func inputReadAsAPatternIsAPatternOrAnError(_ row: WebPlatformTable.Row) throws {
        do {
            #expect(try RoutePattern(row.input).description.isExactly(row.input))
        } catch let error as RoutePatternError {
            #expect(error.pattern.isExactly(row.input))
            #expect((0...row.input.utf8.count).contains(error.offset))
        }
    }

    @Test func mostRowsOfWebURLsWithAHostWithoutQuirksAreAccepted() throws {
        let web = try WebPlatformTable.load().filter { $0.protocol?.hasPrefix("http") == true }
        let accepted = web.filter { (try? RouteURL($0.input)) != nil }
        #expect(web.count > 100, "the table was loaded")
        #expect(accepted.count * 2 > web.count, "\(accepted.count) of \(web.count)")
    }
}
