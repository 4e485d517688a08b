/// The names of the captures of a pattern, from left to right.
enum CaptureNames: Sendable {
    case none
    /// One name, as in most patterns with captures; it needs no array.
    case one(String)
    case many([String])

    /// Stores the names of the captures of a pattern.
    init(_ captures: [ParsedPattern.Capture]) {
        switch captures.count {
        case 0: self = .none
        case 1: self = .one(captures[0].name)
        default: self = .many(captures.map { $0.name })
        }
    }

    /// The number of names.
    var count: Int {
        switch self {
        case .none: 0
        case .one: 1
        case .many(let names): names.count
        }
    }

    /// The name of a capture, by its number from left to right.
    subscript(number: Int) -> String {
        switch self {
        case .none: preconditionFailure("a pattern without captures has no capture of any number")
        case .one(let name): name
        case .many(let names): names[number]
        }
    }
}

/// The syntax of capture names in patterns and regular expressions: `[A-Za-z0-9_]+(-[A-Za-z0-9_]+)*`.
enum CaptureName {
    /// Finds the end of a name; a hyphen is part of a name only between two other characters of the name.
    ///
    /// - Parameters:
    ///   - bytes: The text that holds the name.
    ///   - start: Where the name begins.
    /// - Returns: The offset after the name; `start` if there is no name.
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

    /// Reads the name at an offset; `nil` if no name begins there.
    static func text(in bytes: [UInt8], from start: Int) -> String? {
        let end = end(in: bytes, from: start)
        return end > start ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
    }
}

extension RoutePattern {
    /// The names of the captures, from left to right; `:_` captures nothing.
    package var captureNames: [String] {
        switch form {
        case .segments(let pattern):
            (0..<pattern.names.count).map { pattern.names[$0] }.filter { $0 != "_" }
        case .wholeURL(let expression): expression.captureNames
        }
    }
}

extension PatternComponent {
    /// The captures in the component, including those without a name.
    package var captures: [Capture] {
        switch self {
        case .capture(let capture), .restCapture(let capture): [capture]
        case .mixed(let pieces):
            pieces.compactMap(\.capture)
        case .literal, .anySegment, .anySegments, .rest: []
        }
    }
}
