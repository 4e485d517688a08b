import DemoApp
import Foundation
import Routing
import RoutingPresentation
import Testing

/// Tests the rules that keep out other programs and other pages, each with a request that breaks only this rule.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SecurityTests {
    /// The requests that need the token.
    nonisolated static let guarded = [
        ("GET", "/api/events"), ("GET", "/api/routes"), ("GET", "/api/findings"), ("GET", "/api/state"),
        ("GET", "/api/journal.json"), ("GET", "/api/journal.txt"), ("POST", "/api/explain"),
        ("POST", "/api/open"),
        ("POST", "/api/move"), ("POST", "/api/history"), ("POST", "/api/state"), ("GET", "/api/"),
        ("GET", "/api/nothing"),
    ]

    @Test(arguments: guarded)
    func nothingIsToldOrDoneWithoutTheToken(method: String, path: String) async throws {
        try await Served.serving { served in
            let token = served.token
            let wrong: [String?] = [
                nil, "", "Bearer", "Bearer ", "Bearer \(token.dropLast())", "Bearer \(token)0",
                "Basic \(token)",
                "Bearer \(String(repeating: "0", count: 32))", token,
            ]
            for authorization in wrong {
                let changes = ["Authorization": authorization, "Cookie": "token=\(token)"]
                let reply = try await served.client.ask(
                    method,
                    "\(path)?token=\(token)",
                    method == "POST" ? "{}" : nil,
                    changing: changes
                )
                #expect(reply.status == 401, "with \(authorization ?? "nothing")")
                #expect(reply.fault?.contains("token") == true)
            }
        }
    }

    @Test
    func theTokenIs128BitsThatAreNewEachTime() async throws {
        var tokens: Set<String> = []
        for _ in 1...3 {
            try await Served.serving { served in
                #expect(served.token.count == 32)
                #expect(served.token.allSatisfy { $0.isHexDigit })
                tokens.insert(served.token)
            }
        }
        #expect(tokens.count == 3)
    }

    /// Without this rule, a site whose name resolves to this machine could read everything.
    @Test(arguments: [
        "evil.example", "evil.example:PORT", "127.0.0.1", "127.0.0.1:1", "127.0.0.1.evil.example:PORT",
    ])
    func aForeignHostIsRefused(host: String) async throws {
        try await Served.serving { served in
            let host = host.replacing("PORT", with: "\(served.port)")
            for path in ["/", "/inspector.js", "/api/routes"] {
                let reply = try await served.client.ask("GET", path, changing: ["Host": host, "Origin": nil])
                #expect(reply.status == 403)
                #expect(reply.fault?.contains("Host") == true)
            }
        }
    }

    @Test
    func aRequestWithoutAHostIsRefused() async throws {
        try await Served.serving { served in
            for version in ["1.0", "1.1"] {
                let request = "GET / HTTP/\(version)\r\nConnection: close\r\n\r\n"
                let reply = Reply(try await Wire(port: served.port).exchange(request))
                #expect(reply.status == 403)
            }
        }
    }

    @Test(arguments: ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1:PORT", ""])
    func aForeignOriginIsRefused(origin: String) async throws {
        try await Served.serving { served in
            let origin = origin.replacing("PORT", with: "\(served.port)")
            for (method, path) in [("GET", "/api/routes"), ("POST", "/api/open"), ("GET", "/")] {
                let body = method == "POST" ? #"{"url":"app://books/7"}"# : nil
                let reply = try await served.client.ask(method, path, body, changing: ["Origin": origin])
                #expect(reply.status == 403)
                #expect(reply.fault?.contains("Origin") == true)
            }
            #expect(served.app.log.urls == [])
        }
    }

    @Test(arguments: ["cross-site", "same-site", "none"])
    func aRequestOfAnotherSiteIsRefused(site: String) async throws {
        try await Served.serving { served in
            let changes = ["Sec-Fetch-Site": site, "Origin": nil]
            let reply = try await served.client.ask("GET", "/api/routes", changing: changes)
            #expect(reply.status == 403)
            #expect(reply.fault?.contains("another site") == true)
        }
    }

    @Test
    func localhostIsAsGoodAsItsNumber() async throws {
        try await Served.serving { served in
            let host = "LocalHost:\(served.port)"
            let changes = ["Host": host, "Origin": "http://localhost:\(served.port)"]
            let reply = try await served.client.ask("GET", "/api/routes", changing: changes)
            #expect(reply.status == 200)
            // The origin has to have the same name as the host.
            let mixed = ["Host": host, "Origin": "http://127.0.0.1:\(served.port)"]
            let refusal = try await served.client.ask("GET", "/api/routes", changing: mixed)
            #expect(refusal.status == 403)
        }
    }

    @Test(arguments: ["open", "move", "history", "explain"])
    func nothingIsDoneByGET(path: String) async throws {
        try await Served.serving { served in
            let before = served.app.window.snapshot
            let reply = try await served.client.ask(
                "GET", "/api/\(path)?url=app://books/7", #"{"url":"app://today"}"#)
            #expect(reply.status == 404)
            await served.app.router.idle()
            #expect(served.app.log.urls == [])
            #expect(served.app.window.snapshot == before)
        }
    }

    /// A form of another page can send these types without a preflight request.
    @Test(arguments: ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", nil])
    func aFormIsRefused(type: String?) async throws {
        try await Served.serving { served in
            let reply = try await served.client.ask(
                "POST",
                "/api/open",
                #"{"url":"app://books/7"}"#,
                changing: ["Content-Type": type]
            )
            #expect(reply.status == 415)
            #expect(served.app.log.urls == [])
        }
    }

    @Test
    func longBodiesAreRefused() async throws {
        try await Served.serving { served in
            let long = String(repeating: "x", count: 200_000)
            for path in ["open", "explain", "move", "history"] {
                let reply = try await served.client.post("/api/\(path)", #"{"url":"\#(long)"}"#)
                #expect(reply.status == 413, "\(path)")
            }
            let file = String(repeating: " ", count: 1_100_000)
            #expect(try await served.client.post("/api/state", file).status == 413)
        }
    }

    /// The limit also applies to a body that does not state its length.
    @Test
    func longBodiesInChunksAreRefused() async throws {
        try await Served.serving { served in
            let changes = ["Content-Length": nil, "Transfer-Encoding": "chunked"]
            let head = served.client.text("POST", "/api/open", nil, changes)
            let chunk = "4000\r\n" + String(repeating: "x", count: 0x4000) + "\r\n"
            let text = try await Wire(port: served.port).exchange(
                head + String(repeating: chunk, count: 16) + "0\r\n\r\n",
                until: { $0.contains("\r\n\r\n{") }
            )
            #expect(Reply(text).status == 413)
        }
    }

    @Test(arguments: [
        ("/", 200), ("/inspector.css", 200), ("/api/routes", 200), ("/nothing", 404), ("/api/x", 404),
    ])
    func everyAnswerForbidsWhatABrowserNeedNotDo(path: String, status: Int) async throws {
        try await Served.serving { served in
            for changes in [[:], ["Host": "evil.example"]] as [[String: String]] {
                let reply = try await served.client.ask("GET", path, changing: changes)
                #expect(reply.status == (changes.isEmpty ? status : 403))
                let policy = reply.headers["content-security-policy"] ?? ""
                let rules = policy.components(separatedBy: "; ")
                let wanted = [
                    "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'",
                    "img-src 'self' data:", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
                ]
                #expect(wanted.allSatisfy(rules.contains))
                #expect(!policy.contains("unsafe"))
                #expect(reply.headers["x-content-type-options"] == "nosniff")
                #expect(reply.headers["referrer-policy"] == "no-referrer")
                #expect(reply.headers["cache-control"] == "no-store")
                #expect(reply.headers["access-control-allow-origin"] == nil)
            }
        }
    }

    @Test
    func thePageLoadsNothingFromElsewhere() async throws {
        try await Served.serving { served in
            let files =
                ["/", "/inspector.css", "/picture.css", "/icon.svg"]
                + [
                    "elements", "explanation", "findings", "inspector", "navigation", "picture", "routes",
                    "server", "trace",
                ]
                .map { "/\($0).js" }
            for path in files {
                let reply = try await served.client.ask("GET", path, changing: ["Authorization": nil])
                #expect(reply.status == 200, "\(path)")
                let foreign = reply.body.replacing("http://www.w3.org/2000/svg", with: "")
                #expect(!foreign.contains("http://") && !foreign.contains("https://"), "\(path)")
                #expect(
                    !reply.body.contains("innerHTML") && !reply.body.contains("insertAdjacentHTML"), "\(path)"
                )
            }
        }
    }

    #if os(Linux)
        /// All addresses in 127.0.0.0/8 belong to this machine; another one of them stands for an external address.
        @Test
        func itListensOnOneAddressOnly() async throws {
            try await Served.serving { served in
                await #expect(throws: (any Error).self) {
                    _ = try await Wire(port: served.port, host: "127.0.0.2").exchange(
                        "GET / HTTP/1.0\r\n\r\n")
                }
            }
        }
    #endif
}
