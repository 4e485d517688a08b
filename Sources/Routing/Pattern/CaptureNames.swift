/// The names of the captures of a pattern, from left to right.
enum CaptureNames: Sendable {
    case none
    /// One, as in most patterns that have any: there is no array.
    case one(String)
    case many([String])

    /// Keeps the names that a pattern has.
    init(_ captures: [ParsedPattern.Capture]) {
        switch captures.count {
        case 0: self = .none
        case 1: self = .one(captures[0].name)
        default: self = .many(captures.map { $0.name })
        }
    }

    /// How many there are.
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

extension RoutePattern {
    /// The names of the captures, from left to right; `:_` captures nothing.
    package var captureNames: [String] {
        switch form {
        case .segments(let pattern):
            (0..<pattern.names.count).map { pattern.names[$0] }.filter { $0 != "_" }
        case .wholeURL(let expression): expression.captureNames
        }
    }

    /// The names that are captured from every URL that matches, whatever optional groups it leaves out.
    package var certainNames: Set<String> {
        guard case .segments(let pattern) = form else { return [] }
        let names = pattern.alternatives.map { Set($0.components.flatMap(\.captures).compactMap(\.name)) }
        return names.dropFirst().reduce(names.first ?? []) { $0.intersection($1) }
    }
}

extension PatternComponent {
    /// The captures in the component, those without a name included.
    package var captures: [Capture] {
        switch self {
        case .capture(let capture), .restCapture(let capture): [capture]
        case .mixed(let pieces):
            pieces.compactMap(\.capture)
        case .literal, .anySegment, .anySegments, .rest: []
        }
    }
}
