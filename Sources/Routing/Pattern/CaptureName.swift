/// The names of captures: `[A-Za-z0-9_]+(-[A-Za-z0-9_]+)*`, in patterns and in regular expressions alike.
enum CaptureName {
    /// Finds the end of a name; a hyphen belongs to it only between two of its other characters.
    ///
    /// - Parameters:
    ///   - bytes: The text that holds the name.
    ///   - start: Where the name begins.
    /// - Returns: The offset behind the name; `start` when there is none.
    static func end(in bytes: [UInt8], from start: Int) -> Int {
        func isWord(_ index: Int) -> Bool {
            guard index < bytes.count else { return false }
            return bytes[index].isASCIILetter || bytes[index].isASCIIDigit || bytes[index] == ascii("_")
        }
        func isInnerHyphen(_ index: Int) -> Bool {
            index > start && index < bytes.count && bytes[index] == ascii("-") && isWord(index + 1)
        }
        var end = start
        while isWord(end) || isInnerHyphen(end) { end += 1 }
        return end
    }

    /// Reads the name at a place; `nil` if no name begins there.
    static func text(in bytes: [UInt8], from start: Int) -> String? {
        let end = end(in: bytes, from: start)
        return end > start ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
    }
}
