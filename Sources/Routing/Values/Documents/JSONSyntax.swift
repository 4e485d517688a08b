/// Finds the first fault in a text that is not JSON (RFC 8259), in one pass and without recursion.
///
/// The check runs before every decoder. Foundation's decoder stops the program on some texts, and silently
/// picks one of two values for a repeated key.
struct JSONSyntax {
    /// The deepest nesting of lists and objects, which is far deeper than in any document of this package.
    static let deepest = 64
    /// The deepest nesting in values of any type, which is the limit of Foundation's decoder.
    static let deepestOfAnyValue = 512

    /// An open list or object.
    private struct Level {
        /// The byte that closes it.
        let closing: UInt8
        /// The offsets of its keys, which are compared decoded and by canonical equivalence, as in the decoder.
        var keys = [String: Int]()
    }

    private enum Expectation {
        case value
        case valueOrEnd
        case keyOrEnd
        case key
        case colon
        case commaOrEnd
    }

    private let bytes: [UInt8]
    private let deepest: Int
    private var index = 0
    private var open: [Level] = []
    private var expectation = Expectation.value
    /// The last number that was read.
    private var number: Range<Int>?

    init(_ bytes: [UInt8], deepest: Int = Self.deepest) {
        self.bytes = bytes
        self.deepest = deepest
        // A byte order mark, which some editors add.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    /// Returns the first fault, or `nil` for a text that is JSON.
    consuming func fault() -> RouteDocumentError? {
        while true {
            skipSpace()
            guard index < bytes.count else { return faultAtEnd }
            if open.isEmpty, expectation == .commaOrEnd {
                return fault("the document ends before this; remove what follows")
            }
            if let fault = step() { return fault }
        }
    }

    /// Returns the error for the first number that no property of a document of this package can have, if there is one.
    ///
    /// The text must be JSON. Where a property is a whole number, Foundation's decoder reports such a number as invalid
    /// JSON, without a place.
    consuming func faultInNumbers() -> RouteDocumentError? {
        skipSpace()
        while index < bytes.count, step() == nil {
            if let number, Int(String(decoding: bytes[number], as: UTF8.self)) == nil {
                let message = "this number is not whole, or too large"
                return RouteDocumentError(.invalidValue, at: place(of: number.lowerBound), message)
            }
            skipSpace()
        }
        return nil
    }

    private var faultAtEnd: RouteDocumentError? {
        if open.isEmpty, expectation == .commaOrEnd { return nil }
        let closing = open.last.map { "'\(character($0.closing))' is missing" } ?? "there is no value"
        return fault("the text ends too early: \(closing)")
    }

    /// Reads the next token.
    private mutating func step() -> RouteDocumentError? {
        let byte = bytes[index]
        switch expectation {
        case .commaOrEnd:
            let closing = open.last?.closing ?? 0
            if byte == closing { return close() }
            guard byte == ascii(",") else {
                let closing = character(closing)
                return fault("'\(character(byte))' is not expected here; write ',' or '\(closing)'")
            }
            index += 1
            expectation = closing == ascii("}") ? .key : .value
            return nil
        case .keyOrEnd where byte == ascii("}"), .valueOrEnd where byte == ascii("]"):
            return close()
        case .key, .keyOrEnd:
            guard byte == ascii("\"") else {
                let isBehindComma = expectation == .key && byte == ascii("}")
                return fault(
                    isBehindComma
                        ? "a name in quotes is wanted here; is there a ',' too many before it?"
                        : "a name in quotes is wanted here")
            }
            expectation = .colon
            return readKey()
        case .colon:
            guard byte == ascii(":") else { return fault("':' is wanted between a name and its value") }
            index += 1
            expectation = .value
            return nil
        case .value, .valueOrEnd:
            return readValue(byte)
        }
    }

    private mutating func close() -> RouteDocumentError? {
        index += 1
        open.removeLast()
        expectation = .commaOrEnd
        return nil
    }

    private mutating func readValue(_ byte: UInt8) -> RouteDocumentError? {
        expectation = .commaOrEnd
        switch byte {
        case ascii("{"), ascii("["):
            guard open.count < deepest else {
                let message = "nothing is nested deeper than \(deepest) in such a document"
                return RouteDocumentError(.tooDeep, at: place(of: index), message)
            }
            index += 1
            open.append(Level(closing: byte == ascii("{") ? ascii("}") : ascii("]")))
            expectation = byte == ascii("{") ? .keyOrEnd : .valueOrEnd
            return nil
        case ascii("\""):
            return skipString()
        default:
            return skipWord()
        }
    }

    /// Skips `true`, `false`, `null` or a number.
    private mutating func skipWord() -> RouteDocumentError? {
        let start = index
        while index < bytes.count, isWordByte(bytes[index]) { index += 1 }
        let word = bytes[start..<index]
        if Self.words.contains(where: { word.elementsEqual($0.utf8) }) { return nil }
        if JSONNumber.matches(word) {
            number = start..<index
            return nil
        }
        index = start
        return fault(remedy(of: word))
    }

    private static let words = ["true", "false", "null"]

    /// The remedy for a word that is not a JSON value, but may be a value of another language.
    private func remedy(of word: ArraySlice<UInt8>) -> String {
        if let first = word.first, !first.isASCIILetter {
            return "a number is written as in 7, -0.5 or 2e10, without a '+' or a '0' in front"
        }
        if let meant = Self.words.first(where: { EditDistance.slip($0.utf8, word) != nil }) {
            return "did you mean '\(meant)'?"
        }
        switch bytes[index] {
        case ascii("'"): return "put a string in double quotes; write '\"'"
        case ascii("/"): return "JSON has no comments; remove this one"
        // An empty array would have been closed already.
        case ascii("]") where open.last?.closing == ascii("]"):
            return "a value is wanted here; is there a ',' too many before it?"
        default:
            return "a value is wanted here: a string in quotes, a number, an array, an object, true or false"
        }
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit
            || [ascii("-"), ascii("+"), ascii(".")].contains(byte)
    }

    /// Reads a key, which must be unique in its object.
    private mutating func readKey() -> RouteDocumentError? {
        let start = index
        if let fault = skipString() { return fault }
        let key = JSONKey.decode(bytes[start + 1..<index - 1])
        guard let first = open[open.count - 1].keys.updateValue(start, forKey: key) else { return nil }
        let message = "this key has a value already, at \(place(of: first)); remove one of the two"
        return RouteDocumentError(.duplicateKey, at: place(of: start), message)
    }

    private mutating func skipString() -> RouteDocumentError? {
        let start = index
        index += 1
        var text = UTF8Check()
        while index < bytes.count, bytes[index] != ascii("\"") {
            guard text.accept(bytes[index]) else { return notUTF8 }
            if bytes[index] < 0x20 {
                return fault("a string cannot hold a control character; write '\\n' or '\\u000A'")
            }
            if bytes[index] == ascii("\\"), let fault = skipEscape() { return fault }
            index += 1
        }
        guard index < bytes.count else {
            index = start
            return fault("this string is never closed; write '\"' at its end")
        }
        guard text.isComplete else { return notUTF8 }
        index += 1
        return nil
    }

    private var notUTF8: RouteDocumentError { fault("this is not UTF-8; save the text in that encoding") }

    /// Skips an escape, or the two escapes of a surrogate pair, up to its last byte.
    private mutating func skipEscape() -> RouteDocumentError? {
        guard index + 1 < bytes.count else { return nil }
        if let unit = unit(at: index) {
            let isPair =
                UTF16.isLeadSurrogate(unit) && self.unit(at: index + 6).map(UTF16.isTrailSurrogate) == true
            guard isPair || !UTF16.isSurrogate(unit) else {
                return fault(
                    "this escape is half a character; write both, as in '\\ud83d\\ude00', or the character")
            }
            index += isPair ? 11 : 5
            return nil
        }
        guard "\"\\/bfnrt".utf8.contains(bytes[index + 1]) else {
            return fault("'\\' is followed by one of \"\\/bfnrt, or by u and four hexadecimal digits")
        }
        index += 1
        return nil
    }

    /// The code unit of a `\u` and four digits at an index; `nil` for any other text.
    private func unit(at index: Int) -> UInt16? {
        guard index + 6 <= bytes.count, bytes[index...].starts(with: "\\u".utf8) else { return nil }
        let digits = bytes[index + 2..<index + 6]
        return digits.allSatisfy(\.isASCIIHexDigit) ? JSONKey.unit(digits) : nil
    }

    private mutating func skipSpace() {
        while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    }
}

extension JSONSyntax {
    private func fault(_ message: String) -> RouteDocumentError {
        RouteDocumentError(.malformedJSON, at: place(of: index), message)
    }

    /// The line and the column of an offset, in characters, counted from 1.
    private func place(of offset: Int) -> String {
        let before = bytes[..<min(offset, bytes.count)]
        let lines = before.split(separator: ascii("\n"), omittingEmptySubsequences: false)
        let column = String(decoding: lines.last ?? [], as: UTF8.self).count + 1
        return "line \(lines.count), column \(column)"
    }

    private func character(_ byte: UInt8) -> String {
        0x21..<0x7F ~= byte ? String(Unicode.Scalar(byte)) : "byte \(byte)"
    }
}
