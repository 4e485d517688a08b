import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A reader of documents that refuses those that are not well-formed.
final class XMLDocumentReader: NSObject, XMLParserDelegate {
    struct Element {
        let name: String
        let attributes: [String: String]
        var text = ""
    }

    struct Fault: Error {
        let line: Int
        let reason: String
    }

    private(set) var elements: [Element] = []
    private var open: [Int] = []

    static func read(_ document: String) throws -> XMLDocumentReader {
        let reader = XMLDocumentReader()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = reader
        // The parser has said yes to what it had an error for.
        let isParsed = parser.parse()
        if !isParsed || parser.parserError != nil || !reader.open.isEmpty {
            throw Fault(line: parser.lineNumber, reason: "\(String(describing: parser.parserError))")
        }
        return reader
    }

    func text(of name: String) -> [String] {
        elements.filter { $0.name == name }.map(\.text)
    }

    func elements(ofClass name: String) -> [Element] {
        elements.filter { element in
            let names = element.attributes["class"]?.split(separator: " ") ?? []
            return names.contains { $0 == "routing-\(name)" }
        }
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        open.append(elements.count)
        elements.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if let last = open.last { elements[last].text += text }
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        open.removeLast()
    }
}
