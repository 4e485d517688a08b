import Foundation
import SeededRandom
import Testing

@testable import Routing

@Suite struct JSONSyntaxTests {
    @Test(arguments: [
        "null", "[]", "{}", " [ 1 , -0.5e+3 , 0 , true , false , null , \"\\u00e9\\n\\\\\" ] ",
        "{\"a\": {\"b\": [{}]}}",
        "\u{FEFF}{}", "\"/\"", "\"\\/\"",
    ])
    func whatIsJSONHasNoFault(_ text: String) {
        #expect(JSONSyntax(Array(text.utf8)).fault() == nil)
    }

    @Test(arguments: [
        ("{\"a\":\n  [1,\n   2,]}", "line 3, column 6", "a value is wanted"),
        ("{\"a\": 1,}", "line 1, column 9", "',' too many"),
        ("{\"é\" 1}", "line 1, column 6", "':' is wanted"), ("[1 2]", "line 1, column 4", "write ',' or ']'"),
        ("{\"a\": 1 \"b\"}", "line 1, column 9", "write ',' or '}'"),
        ("[1", "line 1, column 3", "']' is missing"),
        ("{\"a", "line 1, column 2", "never closed"),
        ("[01]", "line 1, column 2", "without a '+' or a '0' in front"),
        ("[+1]", "line 1, column 2", "without a '+'"), ("[.5]", "line 1, column 2", "-0.5"),
        ("[NaN]", "line 1, column 2", "a value is wanted"), ("[True]", "line 1, column 2", "mean 'true'?"),
        ("['a']", "line 1, column 2", "double quotes"), ("[1, // a\n]", "line 1, column 5", "no comments"),
        ("[1,]", "line 1, column 4", "',' too many"), ("{\"a\":]", "line 1, column 6", "a string in quotes"),
        ("{} x", "line 1, column 4", "remove what follows"),
        ("[tru]", "line 1, column 2", "mean 'true'?"),
        ("\"a\nb\"", "line 1, column 3", "control character"),
        ("\"\\x\"", "line 1, column 2", "followed by one of"),
        ("\"\\u12\"", "line 1, column 2", "four hexadecimal digits"),
        ("{a: 1}", "line 1, column 2", "name in quotes"),
        ("[}", "line 1, column 2", "a value is wanted"), ("[1}", "line 1, column 3", "'}' is not expected"),
    ])
    func aFaultHasItsPlace(_ text: String, _ place: String, _ words: String) {
        let fault = JSONSyntax(Array(text.utf8)).fault()
        #expect(fault?.code == .malformedJSON && fault?.place == place)
        #expect(fault?.message.contains(words) == true, "\(fault?.message ?? "")")
    }

    /// Different halves are different keys, but neither is a text.
    @Test(arguments: [
        ("{\"\\ud800\": 1, \"\\ud801\": 2}", "line 1, column 3"), ("[\"a\\uDC00\"]", "line 1, column 4"),
        ("[\"\\ud83d\\ud83d\\ude00\"]", "line 1, column 3"), ("[\"\\ud83d\\n\"]", "line 1, column 3"),
        ("[\"\\ud83d\\ude00\\ude00\"]", "line 1, column 15"), ("\"\\ud83d", "line 1, column 2"),
    ])
    func halfACharacterHasItsPlace(_ text: String, _ place: String) {
        let fault = JSONSyntax(Array(text.utf8)).fault()
        #expect(fault?.code == .malformedJSON && fault?.place == place)
        #expect(fault?.message.contains("half a character; write both") == true)
    }

    @Test(
        arguments: [
            ([0x22, 0x61, 0xFF, 0x22], "line 1, column 3"), ([0x22, 0xC3, 0x22], "line 1, column 3"),
            ([0x5B, 0x0A, 0x22, 0xED, 0xA0, 0x80, 0x22], "line 2, column 3"),
        ] as [([UInt8], String)])
    func whatIsNotUTF8HasItsPlace(_ bytes: [UInt8], _ place: String) {
        let fault = JSONSyntax(bytes).fault()
        #expect(fault?.code == .malformedJSON && fault?.place == place)
        #expect(fault?.message.contains("not UTF-8") == true)
    }

    @Test func nestingHasAnEnd() {
        let deepest = JSONSyntax.deepest
        let nested = { (depth: Int) in
            Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        }
        #expect(JSONSyntax(nested(deepest)).fault() == nil)
        #expect(JSONSyntax(nested(deepest + 1)).fault()?.code == .tooDeep)
        #expect(JSONSyntax(Array(String(repeating: "[", count: 100_000).utf8)).fault()?.code == .tooDeep)
    }

    @Test(arguments: [
        ("{\"a\": 1, \"b\": 2,\n \"a\": 3}", "line 2, column 2", "line 1, column 2"),
        ("{\"a\":1,\"\\u0061\":2}", "line 1, column 8", "line 1, column 2"),
        ("{\"\\u00E9\":1,\"\\u00e9\":2}", "line 1, column 13", "line 1, column 2"),
        ("{\"é\":1,\"e\u{301}\":2}", "line 1, column 8", "line 1, column 2"),
        ("{\"e\\u0301\":1,\"é\":2}", "line 1, column 14", "line 1, column 2"),
        ("{\"\\ud83d\\ude00\":1,\"😀\":2}", "line 1, column 19", "line 1, column 2"),
        ("{\"\\/\\n\\\"\":1,\"\\u002f\\u000a\\u0022\":2}", "line 1, column 13", "line 1, column 2"),
        ("{\"\":1,\"\":2}", "line 1, column 7", "line 1, column 2"),
        ("[{\"x\": {\"a\": [], \"a\": 1}}]", "line 1, column 18", "line 1, column 9"),
    ])
    func aKeyThatStandsTwiceHasBothPlaces(_ text: String, _ second: String, _ first: String) {
        let fault = JSONSyntax(Array(text.utf8)).fault()
        #expect(fault?.code == .duplicateKey && fault?.place == second)
        #expect(fault?.message.contains("at \(first);") == true, "\(fault?.message ?? "")")
    }

    @Test(arguments: [
        "{\"a\": {\"a\": {\"a\": 1}}}", "[{\"a\": 1}, {\"a\": 1}]", "{\"a\": 1, \"A\": 2, \"\\u0041a\": 3}",
        "{\"a\": {\"b\": 1}, \"b\": 2}", "{\"a\": \"a\", \"b\": \"a\"}", "{\"\\\\u0061\": 1, \"a\": 2}",
    ])
    func keysOfDifferentObjectsAreDifferent(_ text: String) {
        #expect(JSONSyntax(Array(text.utf8)).fault() == nil)
    }

    @Test func theLastOfManyKeysIsComparedWithTheFirst() {
        let keys = (0..<20_000).map { "\"\($0)\":0" }.joined(separator: ",")
        #expect(JSONSyntax(Array("{\(keys)}".utf8)).fault() == nil)
        let fault = JSONSyntax(Array("{\(keys),\"\\u0030\":0}".utf8)).fault()
        #expect(fault?.code == .duplicateKey)
        #expect(fault?.message.contains("line 1, column 2;") == true)
    }

    @Test func whatHasNoFaultIsReadByTheDecoder() throws {
        var generator = SeededGenerator(seed: RandomSeed.current &+ 31)
        let pieces = [
            "{", "}", "[", "]", ",", ":", "\"a\"", "1", "-", ".5", "e3", "true", "null", " ", "0", "\"é\":",
        ]
        var good = 0
        for _ in 0..<5_000 {
            let text = (0..<generator.number(below: 7)).map { _ in generator.pick(pieces) }.joined()
            let wrapped = generator.pick([text, "[\(text)]", "{\"a\":\(text)}"])
            guard JSONSyntax(Array(wrapped.utf8)).fault() == nil else { continue }
            good += 1
            #expect(
                (try? JSONSerialization.jsonObject(with: Data(wrapped.utf8), options: .fragmentsAllowed))
                    != nil,
                "\(wrapped); ROUTING_SEED=\(RandomSeed.current)"
            )
        }
        #expect(good > 300)
    }
}
