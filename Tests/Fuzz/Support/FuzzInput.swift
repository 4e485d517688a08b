/// The bytes that the fuzzer generated, read from the beginning.
struct FuzzInput {
    private var bytes: ArraySlice<UInt8>

    /// Copies the bytes of the fuzzer.
    ///
    /// - Parameters:
    ///   - start: The first byte; `nil` for no bytes.
    ///   - count: The number of bytes.
    init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
        bytes = Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))[...]
    }

    /// The remaining bytes.
    var rest: [UInt8] { Array(bytes) }

    /// The remaining bytes as text; invalid UTF-8 is repaired.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The lines of the remaining text, empty ones included.
    var lines: [String] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// Removes and returns a byte that selects the options of a target; zero when no byte is left.
    mutating func byte() -> UInt8 {
        bytes.popFirst() ?? 0
    }
}
