/// The positions of elements in a text that is valid JSON.
struct JSONPlaces {
    private let bytes: [UInt8]
    /// The position up to which lines and columns were counted.
    private var counted = (offset: 0, line: 1, column: 1)

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The positions where the rows of a table begin.
    var rows: [Int] {
        guard let list = member("routes", ofObjectAt: skippingSpace(from: 0)), byte(list) == UInt8(ascii: "[")
        else { return [] }
        var rows: [Int] = []
        var index = skippingSpace(from: list + 1)
        while index < bytes.count, bytes[index] != UInt8(ascii: "]") {
            rows.append(index)
            index = afterComma(from: endOfValue(at: index))
        }
        return rows
    }

    /// The position where the value of a member begins; `nil` if there is no member with the name.
    func member(_ name: String, ofObjectAt offset: Int) -> Int? {
        guard byte(offset) == UInt8(ascii: "{") else { return nil }
        var index = skippingSpace(from: offset + 1)
        while byte(index) == UInt8(ascii: "\"") {
            let end = endOfString(at: index)
            let value = skippingSpace(from: skippingSpace(from: end) + 1)
            if bytes[min(index + 1, end)..<end].dropLast().elementsEqual(name.utf8) { return value }
            index = afterComma(from: endOfValue(at: value))
        }
        return nil
    }

    /// The line and the column of a position, in characters, counted from 1.
    ///
    /// Call it with ascending positions.
    mutating func lineAndColumn(of offset: Int) -> (line: Int, column: Int) {
        let passed = bytes[min(counted.offset, offset)..<offset]
        let lines = passed.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let last = String(decoding: lines.last ?? [], as: UTF8.self).count
        counted = (
            offset, counted.line + max(0, lines.count - 1), lines.count > 1 ? last + 1 : counted.column + last
        )
        return (counted.line, counted.column)
    }
}

extension JSONPlaces {
    private func byte(_ index: Int) -> UInt8? {
        index < bytes.count ? bytes[index] : nil
    }

    private func skippingSpace(from start: Int) -> Int {
        var index = start
        while let byte = byte(index), [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
        return index
    }

    private func afterComma(from start: Int) -> Int {
        let index = skippingSpace(from: start)
        return byte(index) == UInt8(ascii: ",") ? skippingSpace(from: index + 1) : index
    }

    private func endOfString(at start: Int) -> Int {
        var index = start + 1
        while let byte = byte(index), byte != UInt8(ascii: "\"") {
            index += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }

    /// The position where a string, a word or a bracketed value ends.
    private func endOfValue(at start: Int) -> Int {
        var index = start
        var depth = 0
        while let byte = byte(index) {
            switch byte {
            case UInt8(ascii: "\""):
                index = endOfString(at: index)
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                index += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if depth == 0 { return index }
                depth -= 1
                index += 1
            case UInt8(ascii: ",") where depth == 0:
                return index
            default:
                index += 1
            }
        }
        return index
    }
}
