import Foundation
import Testing

@testable import RoutingStoryboards

@Suite("What storyboards may not cost")
struct StoryboardLimitTests {
    private static let type = "type='\(StoryboardSketch.type)'"

    private func message(of text: String) -> String? {
        StoryboardFaultTests.fault(of: Data(text.utf8))?.description
    }

    /// An entity that is ten times another one, which is ten times another one, and so on.
    private static let bomb: String = {
        let lines = (1...9).map { level in
            "<!ENTITY e\(level) '\(String(repeating: "&e\(level - 1);", count: 10))'>"
        }
        return "<!DOCTYPE document [<!ENTITY e0 'bomb'>\(lines.joined())]>"
    }()

    @Test(arguments: [
        "\(bomb)<document \(type)>&e9;</document>",
        "\(bomb)<document \(type) title='&e9;'/>",
        "<!DOCTYPE document [<!ENTITY e 'x'>]><document \(type)/>",
        "<!DOCTYPE document SYSTEM 'file:///etc/hostname'><document \(type)/>",
        "<!DOCTYPE document [<!ENTITY e SYSTEM 'file:///etc/hostname'>]><document \(type)>&e;</document>",
        "<!DOCTYPE document [<!ENTITY % e SYSTEM 'file:///etc/hostname'> %e;]><document \(type)/>",
        "\u{FEFF}<?xml version='1.0'?> <!-- Main -->\t<!DOCTYPE document><document \(type)/>",
        "<document \(type)><!ENTITY e 'x'></document>",
    ])
    func entitiesAreRefusedUnread(text: String) {
        #expect(message(of: text) == "line 1: <!DOCTYPE> and what it declares are not allowed")
    }

    @Test(arguments: ["<?app?>", "<?xml?>", "<?xml-stylesheet href='x'?>", "<?"])
    func processingInstructionsAreRefusedUnread(instruction: String) {
        let message = "line 1: processing instructions are not allowed"
        #expect(self.message(of: "\(instruction)<document \(Self.type)/>") == message)
        #expect(self.message(of: "<document \(Self.type)>\(instruction)</document>") == message)
        #expect(self.message(of: "<!----><?xml version='1.0'?><document \(Self.type)/>") == message)
    }

    @Test func whatLooksLikeOneInTextIsNone() throws {
        let scene = StoryboardSketch.controller("a", "viewController", "title='&lt;!DOCTYPE x> &lt;?x?>'")
        let text = "<!-- <!DOCTYPE x> <?x?> --><!---->" + StoryboardSketch(scene).text
        let section = "<document \(Self.type)><![CDATA[ <!DOCTYPE x> <?x?> ]]]></document>"
        let document = try StoryboardDocument(reading: Data(text.utf8))
        #expect(document.scenes.map(\.title) == ["<!DOCTYPE x> <?x?>"])
        #expect(message(of: section) == nil)
    }

    @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32])
    func otherEncodingsAreRefused(encoding: String.Encoding) throws {
        let text = "<?xml version='1.0'?>" + Self.bomb + StoryboardSketch().text
        let data = try #require(text.data(using: encoding))
        let fault = try #require(StoryboardFaultTests.fault(of: data)?.description)
        #expect(fault == "it is not text in UTF-8" || fault.contains("save the file in UTF-8"))
    }

    @Test func aZeroByteIsNamed() {
        let data = Data("<document>\n\0</document>".utf8)
        let fault = StoryboardFaultTests.fault(of: data)?.description
        #expect(fault == "line 2: XML does not allow a zero byte; remove it, or save the file in UTF-8")
    }

    @Test func brokenUTF8IsRefused() {
        let data = Data(StoryboardSketch().text.utf8) + [0xC3]
        #expect(StoryboardFaultTests.fault(of: data)?.description == "it is not text in UTF-8")
    }

    @Test(arguments: ["utf-8", "UTF-7", "UTF-16", "ISO-8859-1", "IBM037", "nonsense"])
    func whatATextSaysOfItsEncodingIsNotBelieved(encoding: String) throws {
        let controller = StoryboardSketch.controller("a", "viewController", "title='+ADw- é'")
        let root = StoryboardSketch(controller).text
        for mark in ["", "\u{FEFF}"] {
            let text = "\(mark)<?xml version='1.0'\r\n encoding='\(encoding)'?>\n\(root)"
            let scene = try #require(try StoryboardDocument(reading: Data(text.utf8)).scenes.first)
            #expect(scene.title == "+ADw- é")
            #expect(scene.line == 3)
        }
    }

    @Test func elementsAreOnlySoDeep() {
        func nested(_ count: Int) -> String {
            let opening = String(repeating: "<view>", count: count)
            return "<document \(Self.type)>\(opening)\(String(repeating: "</view>", count: count))</document>"
        }
        #expect(message(of: nested(200)) == nil)
        for count in [512, 100_000] {
            // Parsers have limits of their own, some lower ones.
            #expect(message(of: nested(count)) != nil, "\(count)")
        }
    }

    @Test func anElementHasOnlySoManyAttributes() {
        func attributes(_ count: Int) -> String {
            let list = (0..<count).map { "a\($0)='>'" }.joined(separator: " ")
            return "<document \(Self.type)>\n<view \(list)/></document>"
        }
        #expect(message(of: attributes(4000)) == nil)
        let message = "line 2: an element has more than 4096 attributes or equals signs"
        #expect(self.message(of: attributes(100_000)) == message)
    }

    @Test func aStoryboardIsOnlySoLong() {
        let data = Data(repeating: UInt8(ascii: " "), count: StoryboardText.maximalSize + 1)
        #expect(StoryboardFaultTests.fault(of: data)?.description == "it is longer than 8388608 bytes")
        let text = StoryboardSketch("<!--" + String(repeating: "y", count: data.count - 400) + "-->").text
        #expect(message(of: text) == nil)
    }
}
