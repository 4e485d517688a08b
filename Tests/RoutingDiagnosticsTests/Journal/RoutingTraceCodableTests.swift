import Foundation
import SeededRandom
import Testing

@testable import Routing
@testable import RoutingDiagnostics
@testable import Support

/// Traces that were saved, and what others may have put in their place.
@Suite struct RoutingTraceCodableTests {
    @Test func aTraceIsTheSameWhenItWasSaved() throws {
        let trace = RoutingTrace.login()
        let json = try trace.json()
        let read = try RoutingTrace(json: json)
        #expect(read == trace)
        #expect(read.hashValue == trace.hashValue)
        #expect(try read.json() == json)
    }

    @Test func theJournalOfARouterIsTheSameWhenItWasSaved() async throws {
        let router = Routing()
        let journal = RoutingJournal(router)
        let gate = Gate("ready \u{1F4A1} \"quoted\"", timeToLive: .milliseconds(1))
        router.map("/a/:id", tags: ["A"]) { _ in }
        router.proxy("/held") { _ in .hold(at: gate) }
        router.proxy("/old") { _ in .redirect(to: "/a/7") }
        router.proxy("/no") { _ in .reject("no\n\u{0}") }
        for url in ["/a/7", "/old", "/no", "/none", "%zz", "/held"] { router.open(url) }
        await router.idle()
        gate.discard()
        await router.idle()
        #expect(try RoutingTrace(json: journal.trace.json()) == journal.trace)
    }

    @Test(arguments: [
        (#"{"number": 0, "kind": "opened", "route": "a"}"#, "numbered from 1"),
        (
            #"{"number": 2, "parent": 2, "kind": "opened", "route": "a"}"#,
            "Event 2 cannot have led to event 2"
        ),
        (#"{"number": 2, "parent": -1, "kind": "opened", "route": "a"}"#, "Event -1 cannot have led"),
        (#"{"number": 1, "kind": "closed", "route": "a"}"#, "invalid String value closed"),
        (
            #"{"number": 1, "kind": "failed", "route": "a", "failure": {"code": "no", "message": ""}}"#,
            "invalid String value no"
        ),
        (
            #"{"number": 2, "kind": "opened", "route": "a"}, {"number": 2, "kind": "opened", "route": "a"}"#,
            "Event 2 cannot follow event 2"
        ),
        (
            #"{"number": 1, "kind": "opened", "route": ""# + String(repeating: "a", count: 65_537) + #""}"#,
            "longer than 65536 bytes"
        ),
        (#"{"kind": "opened", "route": "a"}"#, "number"),
        (#"{"number": 1e99, "kind": "opened", "route": "a"}"#, ""),
        (#"{"number": 1, "kind": "opened", "route": "a", "nanoseconds": 9223372036854775808}"#, ""),
    ])
    func aRecordThatNoRouterWouldHaveMadeIsRefused(_ records: String, _ sentence: String) {
        let error = #expect(throws: DecodingError.self) {
            try RoutingTrace(json: #"{"records": ["# + records + "]}")
        }
        #expect(sentence.isEmpty || "\(error as Any)".contains(sentence))
    }

    @Test(arguments: [#"{"records": {}}"#, "{}", "[]", "", "\u{0}", String(repeating: "[", count: 100_000)])
    func whatIsNoTraceIsRefused(_ json: String) {
        #expect(throws: DecodingError.self) { try RoutingTrace(json: json) }
    }

    @Test(arguments: [
        (#"{"records": ["#, "malformedJSON at line 1, column 14: the text ends too early: ']' is missing"),
        ("{\n  \"records\": [,]}", "malformedJSON at line 2, column 15: a value is wanted here"),
        (
            #"{"records": [], "others": "# + String(repeating: "[", count: 100_000),
            "tooDeep at line 1, column 90: nothing is nested deeper than 64"
        ),
    ])
    func whatIsNoJSONHasItsPlace(_ json: String, _ sentence: String) {
        let error = #expect(throws: DecodingError.self) { try RoutingTrace(json: json) }
        guard case .dataCorrupted(let context)? = error else {
            Issue.record("\(error as Any)")
            return
        }
        #expect((context.underlyingError as? RouteDocumentError)?.description.hasPrefix(sentence) == true)
    }

    @Test func aTraceHasABound() throws {
        let records = (1...RoutingTrace.mostRecords + 1).map {
            #"{"number":\#($0),"kind":"opened","route":"a"}"#
        }
        let most = "{\"records\":[" + records.dropLast().joined(separator: ",") + "]}"
        #expect(try RoutingTrace(json: most).records.count == RoutingTrace.mostRecords)
        let more = "{\"records\":[" + records.joined(separator: ",") + "]}"
        let error = #expect(throws: DecodingError.self) { try RoutingTrace(json: more) }
        #expect("\(error as Any)".contains("10000 records at most"))
    }

    @Test(arguments: RandomText.seeds(300))
    func whateverIsSavedIsReadOrRefused(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var bytes = Array(try RoutingTrace.login().json().utf8)
        for _ in 0...generator.number(below: 6) {
            let index = generator.number(below: bytes.count)
            switch generator.number(below: 4) {
            case 0: bytes[index] = UInt8(truncatingIfNeeded: generator.next())
            case 1: bytes.remove(at: index)
            case 2: bytes.insert(generator.pick(Array("0123456789-\"{}[],:eE.\\u".utf8)), at: index)
            default: bytes.swapAt(index, generator.number(below: bytes.count))
            }
        }
        guard let trace = try? RoutingTrace(json: String(decoding: bytes, as: UTF8.self)) else { return }
        // Every text that was read can be printed, and read again.
        #expect(try RoutingTrace(json: trace.json()) == trace)
        #expect(trace.description.split(separator: "\n").count == trace.records.count)
        #expect(trace.mermaid.hasPrefix("sequenceDiagram\n"))
    }
}
