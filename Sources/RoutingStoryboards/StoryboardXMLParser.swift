internal import Foundation

#if canImport(FoundationXML)
    internal import FoundationXML
#endif

/// Reads the XML of a storyboard with the parser of the platform.
final class StoryboardXMLParser: NSObject {
    private var builder = StoryboardBuilder()
    /// The first fault; nothing is read after it, though some parsers continue.
    private var fault: MalformedStoryboard?
}

extension StoryboardDocument {
    /// Reads a storyboard.
    ///
    /// - Parameter data: The bytes of the file.
    /// - Throws: ``MalformedStoryboard`` when the bytes are not a storyboard.
    init(reading data: Data) throws(MalformedStoryboard) {
        let text = try StoryboardText(checking: data)
        self = try StoryboardXMLParser().parse(text)
    }
}

extension StoryboardXMLParser {
    func parse(_ text: StoryboardText) throws(MalformedStoryboard) -> StoryboardDocument {
        let parser = XMLParser(data: Data(text.bytes))
        parser.delegate = self
        let isParsed = parser.parse()
        if let fault { throw fault }
        // Some platforms report success for a document with an error, others stop without an error.
        if let error = parser.parserError { throw describe(error, at: parser) }
        let document = try builder.finish()
        guard isParsed else { throw MalformedStoryboard("the XML parser gave up", line: parser.lineNumber) }
        return document
    }

    private func describe(_ error: any Error, at parser: XMLParser) -> MalformedStoryboard {
        let code = (error as NSError).code
        var message = Self.messages[code] ?? "this is not well-formed XML (error \(code))"
        if let open = builder.openElement { message += "; \(open) is open" }
        return MalformedStoryboard(message, line: parser.lineNumber, column: parser.columnNumber)
    }

    /// The errors that manual edits and merges cause; the numbers are those of `XMLParser.ErrorCode`.
    private static let messages = [
        4: "there is no XML in it",
        5: "the file ends too early, or goes on after its root element",
        9: "this character is not allowed",
        26: "no such entity; write & as &amp;",
        38: "< is not allowed in an attribute; write &lt;",
        39: "an attribute needs quotes around its value",
        40: "the quotes of an attribute are not closed",
        41: "an attribute needs a value",
        42: "an attribute occurs twice",
        68: "a name is missing",
        73: "a tag is not closed",
        76: "another element ends here than began last",
        77: "the file ends too early",
    ]
}

extension StoryboardXMLParser: XMLParserDelegate {
    func parser(
        _ parser: XMLParser,
        didStartElement element: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        if fault != nil { return }
        do throws(MalformedStoryboard) {
            try builder.begin(element, attributes, line: parser.lineNumber)
        } catch {
            fault = error
            parser.abortParsing()
        }
    }

    func parser(
        _ parser: XMLParser,
        didEndElement element: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {
        if fault == nil { builder.end() }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if fault == nil { builder.read(text) }
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        if fault == nil { builder.read(String(decoding: block, as: UTF8.self)) }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        if fault != nil { return }
        fault = describe(error, at: parser)
        parser.abortParsing()
    }
}
