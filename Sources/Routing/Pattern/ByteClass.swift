/// A class of ASCII bytes of which values of types are made.
enum ByteClass: Sendable {
    case zeros, digits, hexadecimal, letters, alphanumeric

    /// Whether a byte is of the class.
    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        switch self {
        case .zeros: byte == ascii("0")
        case .digits: byte.isASCIIDigit
        case .hexadecimal: byte.isASCIIHexDigit
        case .letters: byte.isASCIILetter
        case .alphanumeric: byte.isASCIILetter || byte.isASCIIDigit
        }
    }
}

/// Finds where runs of bytes of one class end.
protocol ByteRuns {
    /// The first place from a start on whose byte is not of the class; the end of the text if there is none.
    func end(of bytes: ByteClass, in text: Span<UInt8>, from start: Int) -> Int
}

/// Runs that are scanned when they are asked for: best for a text that is read once.
struct ScannedRuns: ByteRuns {
    @inline(__always)
    func end(of bytes: ByteClass, in text: Span<UInt8>, from start: Int) -> Int {
        var end = start
        while end < text.count, bytes.contains(text[end]) { end += 1 }
        return end
    }
}

/// Runs of a class, and of zeros, that were found beforehand for every place of a text.
struct TabledRuns: ByteRuns {
    private let ends: [Int32]
    private let endsOfZeros: [Int32]

    /// - Complexity: O(*n*) in the length of the text.
    init(of bytes: ByteClass, in text: Span<UInt8>) {
        ends = Self.ends(of: bytes, in: text)
        endsOfZeros = bytes == .digits ? Self.ends(of: .zeros, in: text) : []
    }

    func end(of bytes: ByteClass, in text: Span<UInt8>, from start: Int) -> Int {
        Int(bytes == .zeros ? endsOfZeros[start] : ends[start])
    }

    private static func ends(of bytes: ByteClass, in text: Span<UInt8>) -> [Int32] {
        var ends = Array(repeating: Int32(text.count), count: text.count + 1)
        for place in text.indices.reversed() {
            ends[place] = bytes.contains(text[place]) ? ends[place + 1] : Int32(place)
        }
        return ends
    }
}
