/// What the fuzzer made up, taken apart from its beginning.
struct FuzzInput {
    private var bytes: ArraySlice<UInt8>

    /// Copies what the fuzzer hands over.
    ///
    /// - Parameters:
    ///   - start: Where it is; `nil` for nothing.
    ///   - count: How many bytes there are.
    init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
        bytes = Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))[...]
    }

    /// What is left.
    var rest: [UInt8] { Array(bytes) }

    /// What is left as text; what is no UTF-8 is repaired.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The lines of what is left, empty ones included.
    var lines: [String] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// Takes a byte, by which a target decides; zero when there is none left.
    mutating func byte() -> UInt8 {
        bytes.popFirst() ?? 0
    }
}
