import Foundation
import RoutingDiagnostics
import Testing

@testable import Routing
@testable import Support

/// Saved values, and texts that would stop the program in the decoder.
@Suite struct RouteDocumentTests {
    /// A value of a program's own, which conforms without a line of code.
    private struct Note: RouteDocument, Equatable {
        var text: String
        var parameters: Parameters
    }

    /// A way to read a text as a type.
    struct Reader: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let read: @Sendable (String) throws -> Void

        init<Value: RouteDocument & SendableMetatype>(_ type: Value.Type) {
            testDescription = "\(type)"
            read = { text in
                _ = try Value(json: text)
            }
        }

        init<Value: RouteDocument & SendableMetatype>(listOf type: Value.Type) {
            testDescription = "[\(type)]"
            read = { text in
                _ = try [Value](json: Data(text.utf8))
            }
        }
    }

    static let readers = [
        Reader(HeldIntent.self), Reader(listOf: HeldIntent.self), Reader(RouteExplanation.self),
        Reader(Parameters.self), Reader(RoutePattern.self), Reader(listOf: RoutePattern.self),
        Reader(RoutingTrace.self), Reader(RegisteredRoute.self), Reader(listOf: RouteFinding.self),
    ]

    /// Foundation's decoder stops the program on 513 brackets that are never closed.
    @Test(arguments: readers)
    func whatStopsTheDecoderIsRefusedFirst(_ reader: Reader) throws {
        for count in [65, 512, 513, 514, 100_000] {
            for opening in ["[", "{\"a\":", "[{\"a\":"] {
                let error = #expect(throws: DecodingError.self) {
                    try reader.read(String(repeating: opening, count: count))
                }
                #expect(fault(error)?.code == .tooDeep)
            }
        }
    }

    @Test(arguments: readers)
    func whatIsNoJSONIsRefusedWithItsPlace(_ reader: Reader) throws {
        let texts = [
            ("\"abc", RouteDocumentError.Code.malformedJSON, "line 1, column 1"),
            ("[\"\\u12\"]", .malformedJSON, "line 1, column 3"), ("", .malformedJSON, "line 1, column 1"),
            ("{\"url\": 1,\n \"\\u0075rl\": 2}", .duplicateKey, "line 2, column 2"),
        ]
        for (text, code, place) in texts {
            let error = #expect(throws: DecodingError.self) { try reader.read(text) }
            #expect(fault(error)?.code == code && fault(error)?.place == place, "\(text)")
        }
    }

    /// What the root of a document must be, and what it is instead.
    @Test(arguments: [
        (Reader(HeldIntent.self), "[]", "expected an object with 'url', found an array"),
        (Reader(RouteExplanation.self), "null", "expected an object with 'url', found null"),
        (Reader(RoutingTrace.self), "true", "expected an object with 'records', found true or false"),
        (Reader(RoutePattern.self), "7", "expected a string in quotes, found a number"),
        (Reader(Parameters.self), "{}", "expected an array in brackets, found an object"),
        (Reader(listOf: RoutePattern.self), "\"/a\"", "expected an array in brackets, found a string"),
    ])
    func rootOfAnotherTypeIsNamed(_ reader: Reader, _ text: String, _ sentence: String) {
        let error = #expect(throws: DecodingError.self) { try reader.read(text) }
        #expect("\(error as Any)".contains("wrongType in the document: \(sentence)"))
        // A tool that has the error only says as much, but for the key.
        let found = sentence.split(separator: ", ").last ?? ""
        #expect(error.map { "\(RouteDocumentError($0))".hasSuffix(found) } == true)
    }

    /// What a decoder says of a value cites it, and keys stand in places.
    @Test func whatWasReadIsCitedInShortAndOnOneLine() throws {
        struct Colors: RouteDocument {
            enum Color: String, Codable { case red }
            var byName: [String: Color]
        }
        let long = "\u{1B}[2J" + String(repeating: "s3cr3t", count: 10_000)
        let json = JSONText.compact(["byName": [long: long]])
        let error = try #require(throws: DecodingError.self) { try Colors(json: json) }
        let fault = RouteDocumentError(error)
        #expect(fault.code == .invalidValue && fault.message.count < 260 && fault.place.count < 100)
        #expect(fault.place.hasPrefix("byName.\\u{1b}[2Js3cr3t") && fault.place.hasSuffix("…"))
        #expect(!fault.description.contains("\u{1B}"))
        let kind = #expect(throws: DecodingError.self) {
            try JSONText.value(RouteOrigin.Kind.self, from: Array(JSONText.compact(long).utf8))
        }
        #expect(kind.map { "\($0)" }?.contains("\u{1B}") == false)
        #expect(kind.map { "\($0)".count < 400 } == true)
    }

    @Test func whatIsNotUTF8IsRefused() {
        let bytes: [[UInt8]] = [
            [0x22, 0xFF, 0x22], [0xFF, 0xFE, 0x5B, 0x00], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x5B, 0, 0x5D],
        ]
        for bytes in bytes {
            #expect(throws: DecodingError.self) { try RoutePattern(json: bytes) }
        }
    }

    @Test func valuesComeBack() async throws {
        let router = Routing()
        router.map("/books/:id") { _ in }
        let explanation = router.explain("/books/7?tag=a&tag=b")
        #expect(try RouteExplanation(json: explanation.json()) == explanation)
        #expect(try RouteExplanation(json: Data(explanation.json().utf8)) == explanation)
        #expect(try [RegisteredRoute](json: router.routes.json()) == router.routes)
        let patterns: [RoutePattern] = ["/a", "/b/:id<int>"]
        #expect(try [RoutePattern](json: patterns.json()) == patterns)
        #expect(try RoutePattern(json: patterns[1].json()) == patterns[1])
        let notes = [Note(text: "é", parameters: ["a": "b", "a": "c"])]
        #expect(try [Note](json: notes.json()) == notes)
    }

    @Test func dataOfAHeldIntentIsGuarded() throws {
        func intent(_ data: String) throws -> HeldIntent {
            try HeldIntent(json: #"{"url": "/a", "parameters": [], "tags": [], "data": "\#(data)"}"#)
        }
        for count in [513, 514] {
            let unclosed = try intent(String(repeating: "[", count: count))
            #expect(throws: DecodingError.self) { try unclosed.data(as: [String].self) }
        }
        let doubled = try intent(#"{\"a\": 1, \"a\": 2}"#)
        #expect(throws: DecodingError.self) { try doubled.data(as: [String: Int].self) }
        #expect(try intent("[7]").data(as: [Int].self) == [7])
    }

    /// Data is the program's own, and may be nested deeper than any value of this package.
    @Test func deepDataOfAHeldIntentComesBack() throws {
        struct Nested: Codable, Equatable {
            var list: [Nested]
        }
        let deep = (0..<200).reduce(Nested(list: [])) { inner, _ in Nested(list: [inner]) }
        let data = try JSONText.text(try JSONText.text(deep))
        let intent = try HeldIntent(json: #"{"url": "/a", "parameters": [], "tags": [], "data": \#(data)}"#)
        #expect(try intent.data(as: Nested.self) == deep)
    }

    private func fault(_ error: DecodingError?) -> RouteDocumentError? {
        guard case .dataCorrupted(let context)? = error else { return nil }
        let fault = context.underlyingError as? RouteDocumentError
        // Printed, the error says it once.
        #expect("\(error as Any)".components(separatedBy: fault?.message ?? "").count == 2)
        return fault
    }
}
