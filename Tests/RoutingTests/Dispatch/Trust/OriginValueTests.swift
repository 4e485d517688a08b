import Foundation
import RoutingDiagnostics
import Testing

@testable import Routing
@testable import Support

/// Origins as values, and the values that carry them.
@Suite struct OriginValueTests {
    typealias Kind = RouteOrigin.Kind

    private func copy<Value: Codable>(_ value: Value) throws -> Value {
        try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }

    private func decoded<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(type, from: Data(json.utf8))
    }

    @Test func originsAreComparedByWhatTheySay() {
        let mail = RouteOrigin.external(source: "mail")
        let origins: [RouteOrigin] = [.internal, .external(), .external(source: ""), mail]
        for (index, origin) in origins.enumerated() {
            for (other, otherOrigin) in origins.enumerated() {
                #expect((origin == otherOrigin) == (index == other))
            }
        }
        #expect(Set(origins + [.external(source: "mail"), .external(), .internal]).count == 4)
        #expect(origins.map(\.description) == ["internal", "external", "external ()", "external (mail)"])
        #expect(origins.map(\.kind) == [.internal, .external, .external, .external])
        #expect(origins.map(\.source) == [nil, nil, "", "mail"])
    }

    @Test(arguments: [RouteOrigin.internal, .external(), .external(source: "mail")])
    func anOriginIsSaved(_ origin: RouteOrigin) throws {
        #expect(try copy(origin) == origin)
    }

    @Test(arguments: [
        "{}", #"{"kind":"trusted"}"#, #"{"kind":"internal","source":"mail"}"#, #"{"source":"mail"}"#,
        #""internal""#,
    ])
    func whatIsNoOriginIsRefused(_ json: String) {
        #expect(throws: DecodingError.self) { try decoded(json, as: RouteOrigin.self) }
    }

    @Test func kindsAreSavedByTheirNames() throws {
        #expect(try copy(Kind.allCases) == [.internal, .external])
        #expect(try decoded(#"["external"]"#, as: [Kind].self) == [.external])
        #expect(Kind.allCases.map { OriginSet($0).kinds } == [[.internal], [.external]])
        #expect(OriginSet(Kind.allCases) == .all && OriginSet([]).kinds.isEmpty)
    }

    @Test func aHeldIntentKeepsItsOrigin() async throws {
        let router = Routing()
        let gate = Gate("shut")
        router.proxy("/**") { _ in .hold(at: gate) }
        router.open("/a")
        router.open("/b", from: .external(source: "mail"))
        await router.idle()
        #expect(try copy(gate.pending).map(\.origin) == [.internal, .external(source: "mail")])
    }

    @Test func anIntentThatDoesNotSayWhereItCameFromIsExternal() throws {
        let saved = #"{"url":"/a","parameters":[],"tags":[]}"#
        let parameters = String(decoding: try JSONEncoder().encode(Parameters()), as: UTF8.self)
        let json = saved.replacingOccurrences(of: "[],\"tags\"", with: "\(parameters),\"tags\"")
        #expect(try decoded(json, as: HeldIntent.self).origin == .external())
    }

    @Test func whatWaitsSaysWhereItComesFrom() {
        let driven = DrivenRouter()
        driven.map("/**")
        for origin in [RouteOrigin.internal, .internal, .external(source: "mail")] {
            driven.router.open("/a", from: origin)
        }
        #expect(driven.router.pending.map(\.origin) == [.internal, .external(source: "mail")])
        driven.scheduler.runAll()
    }

    @Test func aRegisteredRouteSaysWhatItAcceptsAndIsSavedWithIt() throws {
        let router = Routing(configuration: Routing.Configuration(externalDefault: .deny))
        router.map("/a") { _ in }
        router.map("/b", accepting: [.external, .internal]) { _ in }
        router.map("/c", accepting: []) { _ in }
        router.proxy("/d") { _ in .pass }
        let accepting = router.routes.map(\.accepting)
        #expect(accepting == [Kind.allCases, [], Kind.allCases, [.internal]])
        #expect(try copy(router.routes) == router.routes)
        let saved = String(decoding: try JSONEncoder().encode(router.routes[0]), as: UTF8.self)
        #expect(!saved.contains("accepting"), "what accepts everything is saved as it was before")
    }

    @Test func aTableCarriesWhatEntriesAccept() throws {
        let router = Routing()
        router.map("/a", accepting: [.internal]) { _ in }
        router.map("/b", accepting: [.external]) { _ in }
        router.map("/c", accepting: []) { _ in }
        router.proxy("/d", accepting: [.internal]) { _ in .pass }
        router.map("/e") { _ in }
        let table = RouteTable(router.routes)
        #expect(try RouteTable(json: table.json) == table)
        #expect(table.rows[0].accepting == Kind.allCases)
        #expect(table.json.components(separatedBy: "accepting").count == 5)
        let strict = Routing.Configuration(externalDefault: .deny)
        for configuration in [Routing.Configuration(), strict] {
            let copy = try table.router(configuration: configuration)
            #expect(copy.routes.map(\.accepting) == router.routes.map(\.accepting))
            #expect(!copy.canOpen("/a", from: .external()) && copy.canOpen("/e", from: .external()))
        }
        let markdown = table.markdown
        #expect(markdown.contains("accepts internal URLs only"))
        #expect(markdown.contains("accepts external URLs only"))
        #expect(markdown.contains("accepts no URLs"))
    }

    @Test func aRowThatSaysNothingAcceptsEverything() throws {
        let json = #"{"kind":"map","pattern":"/a","fileID":"A.swift","line":1}"#
        #expect(try decoded(json, as: RouteTable.Row.self).accepting == Kind.allCases)
        let both: [Kind] = [.external, .internal]
        let row = try RouteTable.Row(.map, "/a", fileID: "A.swift", line: 1, accepting: both)
        #expect(row.accepting == Kind.allCases)
    }

    @Test(arguments: [#"["everybody"]"#, #""internal""#])
    func aRowWithOtherOriginsIsRefused(_ accepting: String) {
        let row = #"{"kind":"map","pattern":"/a","fileID":"A","line":1,"accepting":\#(accepting)}"#
        #expect(throws: RouteDocumentError.self) {
            try RouteTable(json: #"{"version":1,"routes":[\#(row)]}"#)
        }
    }

    @Test func aJournalTakesDownWhereExternalURLsComeFrom() async throws {
        let router = Routing()
        let journal = RoutingJournal(router)
        router.map("/a") { _ in }
        router.map("/b", accepting: [.internal]) { _ in }
        router.open("/a")
        router.open("/b", from: .external(source: "mail"))
        await router.idle()
        let mail = RouteOrigin.external(source: "mail")
        let told = journal.records.filter { $0.origin != nil }
        #expect(told.map(\.origin) == [mail, mail] && told.map(\.route) == ["/b", "/b"])
        #expect(told.last?.kind == .untrusted && told.last?.entry?.pattern == "/b")
        #expect(try RoutingTrace(json: journal.trace.json()) == journal.trace)
        #expect("\(journal)".contains("opened /b from external (mail)"))
    }
}
