/// The capitalised words of a source file that are code, and the types that it declares for the whole module.
struct SourceWords {
    /// The line on which each word is mentioned first.
    private(set) var mentions: [String: Int] = [:]
    /// The types at the top level of the file that other files can see.
    private(set) var declarations: [String] = []

    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    /// The number of braces that are open.
    private var depth = 0
    private var isBehindKeyword = false
    private var isHidden = false

    init(_ text: String) {
        bytes = Array(text.utf8)
        while index < bytes.count { step() }
    }

    private mutating func step() {
        if starts(with: "//") {
            skip(to: "\n")
        } else if starts(with: "\"\"\"") {
            index += 3
            skip(to: "\"\"\"")
        } else if starts(with: "#\"") {
            index += 2
            skip(to: "\"#")
        } else if starts(with: "\"") {
            skipString()
        } else if isWord(bytes[index]) {
            readWord()
        } else {
            readSign()
        }
    }

    private mutating func readSign() {
        switch bytes[index] {
        case UInt8(ascii: "\n"):
            line += 1
            isHidden = false
        case UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "}"): depth -= 1
        default: break
        }
        index += 1
    }

    private mutating func readWord() {
        let start = index
        while index < bytes.count, isWord(bytes[index]) { index += 1 }
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        if ["private", "fileprivate"].contains(word) { isHidden = true }
        if word.first?.isUppercase == true {
            if isBehindKeyword, depth == 0, !isHidden { declarations.append(word) }
            if mentions[word] == nil { mentions[word] = line }
        }
        isBehindKeyword = ["class", "struct", "enum", "protocol", "actor", "typealias"].contains(word)
    }

    private mutating func skipString() {
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
    }

    private mutating func skip(to end: String) {
        while index < bytes.count, !starts(with: end) {
            if bytes[index] == UInt8(ascii: "\n") { line += 1 }
            index += 1
        }
        // A line break is counted when it is read.
        if end != "\n" { index += end.utf8.count }
    }

    private func starts(with text: String) -> Bool {
        bytes[index...].starts(with: text.utf8)
    }

    private func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
        default: false
        }
    }
}
