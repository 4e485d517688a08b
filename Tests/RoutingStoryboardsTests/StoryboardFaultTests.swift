import Foundation
import Testing

@testable import RoutingStoryboards

@Suite("Texts that are no storyboards")
struct StoryboardFaultTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        let fault: String

        init(_ name: String, _ text: String, _ fault: String) {
            self.name = name
            self.text = text
            self.fault = fault
        }

        var testDescription: String { name }
    }

    private static let opening = "<document type='\(StoryboardSketch.type)'>"
    private static let ended = "the file ends too early, or goes on after its root element"

    static let rows = [
        Row("nothing", "", "there is no XML in it"),
        Row("spaces", " \n ", "there is no XML in it"),
        Row("words", "hello", "there is no XML in it"),
        Row("a comment", "<!-- nothing -->", ended),
        Row("half a comment", "\(opening)<!-- nothing", "<document> of line 1 is open"),
        Row("half a root", "<document type=", "an attribute needs quotes"),
        Row("a root that stays open", opening, "\(ended); <document> of line 1 is open"),
        Row("an element that stays open", "\(opening)\n<scenes>\n", "\(ended); <scenes> of line 2 is open"),
        Row(
            "an element that ends too late",
            "\(opening)\n<scenes>\n</document>",
            "line 3, column 12: another element ends here than began last; <scenes> of line 2 is open"
        ),
        Row("two roots", "\(opening)</document><document/>", ended),
        Row("words after the root", "\(opening)</document>words", ended),
        Row("an attribute twice", "<document a='1' a='2'/>", "an attribute occurs twice"),
        Row("an attribute without quotes", "<document a=1/>", "an attribute needs quotes around its value"),
        Row("an attribute without a value", "<document a/>", "an attribute needs a value"),
        Row("an angle in an attribute", "<document a='<'/>", "< is not allowed in an attribute"),
        Row("a bare ampersand", "<document a='B&W'/>", "line 1"),
        Row("an unknown entity", "\(opening)&nbsp;</document>", "no such entity; write & as &amp;"),
        Row("a control character", "\(opening)\u{1}</document>", "this character is not allowed"),
        Row("a merge conflict", "\(opening)\n<<<<<<< HEAD\n</document>", "line 2"),
        Row(
            "a property list",
            "\n<plist><dict/></plist>",
            "line 2: it is not a storyboard: the root element is <plist>, not <document>"
        ),
        Row("a page", "<html/>", "the root element is <html>, not <document>"),
        Row("a document of no type", "<document/>", "it is not a storyboard: the type of the document is ''"),
        Row(
            "a xib",
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'/>",
            "the type of the document is 'com.apple.InterfaceBuilder3.CocoaTouch.XIB'"
        ),
        Row(
            "a storyboard for macOS",
            "<document type='com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB'/>",
            "it is a storyboard for macOS or watchOS"
        ),
        Row(
            "a storyboard for watchOS",
            "<document type='com.apple.InterfaceBuilder.WatchKit.Storyboard'/>",
            "it is a storyboard for macOS or watchOS"
        ),
        Row(
            "a controller without an ID",
            StoryboardSketch("<viewController sceneMemberID='viewController'/>").text,
            "<viewController> has no id"
        ),
        Row(
            "two scenes of one ID",
            StoryboardSketch(StoryboardSketch.controller("a"), "\n" + StoryboardSketch.controller("a")).text,
            "line 2: the id 'a' is that of the scene in line 1 already"
        ),
        Row(
            "two scenes of one identifier",
            StoryboardSketch(
                StoryboardSketch.controller("a", "viewController", "storyboardIdentifier='Books'"),
                StoryboardSketch.controller("b", "viewController", "storyboardIdentifier='Books'")
            ).text,
            "the storyboard identifier 'Books' is that of the scene in line 1 already"
        ),
        Row(
            "a relationship to nowhere",
            StoryboardSketch(StoryboardSketch.navigation("a", root: "")).text,
            "a relationship has no name or no destination"
        ),
        Row(
            "a relationship without a name",
            StoryboardSketch(StoryboardSketch.controller("a", links: [("", "b")])).text,
            "a relationship has no name or no destination"
        ),
    ]

    @Test(arguments: rows)
    func aFaultSaysWhatIsWrong(row: Row) throws {
        let fault = try #require(Self.fault(of: Data(row.text.utf8)))
        #expect(fault.description.contains(row.fault))
    }

    @Test(arguments: rows)
    func aFaultIsTheSameEveryTime(row: Row) {
        let data = Data(row.text.utf8)
        #expect(Self.fault(of: data) == Self.fault(of: data))
    }

    @Test func everyPrefixOfAStoryboardIsAFault() throws {
        let scene = StoryboardSketch.navigation("a", "title='B &amp; C'", root: "b")
        let data = Data(StoryboardSketch(scene, initial: "a").text.utf8)
        for length in 0..<data.count {
            #expect(Self.fault(of: data.prefix(length)) != nil, "of \(length) bytes")
        }
        #expect(Self.fault(of: data) == nil)
    }

    static func fault(of data: Data) -> MalformedStoryboard? {
        do throws(MalformedStoryboard) {
            _ = try StoryboardDocument(reading: data)
            return nil
        } catch {
            return error
        }
    }
}
