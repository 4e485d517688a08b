import Testing

@testable import Routing

/// Reads every row of the web platform's test data, as a URL and as a pattern.
@Suite struct WebPlatformConformanceTests {
    /// The schemes that browsers hold to the rules of web hosts, with the number of their rows in the table.
    private static let browserSchemes = ["http": 100, "https": 20, "ws": 5, "wss": 4, "ftp": 4]

    @Test(arguments: try WebPlatformTable.load())
    func hostIsTheOneABrowserSees(_ row: WebPlatformTable.Row) {
        guard let url = try? RouteURL(row.input) else { return }
        let scheme = row.protocol.map { String($0.dropLast()) }
        if Self.browserSchemes[scheme ?? ""] != nil { #expect(url.host == row.host) }
        if Self.browserSchemes[url.scheme ?? ""] != nil { #expect(!row.failure) }
    }

    @Test func everySchemeOfBrowsersHasRows() throws {
        let rows = try WebPlatformTable.load()
        for (scheme, least) in Self.browserSchemes {
            let own = rows.filter { $0.input.lowercased().hasPrefix(scheme + ":") }
            #expect(own.count >= least, "\(scheme) has \(own.count) rows")
        }
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
