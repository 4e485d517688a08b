/// A class of ASCII bytes that the values of a capture type consist of.
enum ByteClass: Sendable {
    case zeros, digits, hexadecimal, letters, alphanumeric

    /// Whether a byte belongs to the class.
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
    /// The first index at or after `start` whose byte is not in the class; the end of the text if none is.
    func end(of bytes: ByteClass, in text: Span<UInt8>, from start: Int) -> Int
}

/// Runs that are scanned on each call: best for a text that is read once.
struct ScannedRuns: ByteRuns {
    @inline(__always)
    func end(of bytes: ByteClass, in text: Span<UInt8>, from start: Int) -> Int {
        var end = start
        while end < text.count, bytes.contains(text[end]) { end += 1 }
        return end
    }
}

/// The runs of a class, and of zeros for digits, precomputed for every index of a text.
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
