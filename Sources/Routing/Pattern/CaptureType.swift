/// The types that a pattern can require of a capture by name, as in `:id<int>`.
package enum CaptureType: String, Sendable, CaseIterable {
    case int, uint, double, bool, uuid, hex, alpha, alnum

    /// Creates the type at an index of `allCases`.
    init(number: Int) {
        self = Self.allCases[number]
    }

    /// The index of the type in `allCases`.
    var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Whether a text is a value of the type, written in ASCII.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    func accepts(_ text: Span<UInt8>) -> Bool {
        ends(in: text, from: 0, ScannedRuns()).contains(text.count)
    }
}

extension CaptureType {
    /// Finds the ends of all texts of the type that begin at one position.
    ///
    /// - Parameters:
    ///   - text: The bytes that contain them.
    ///   - start: The position where they begin.
    ///   - runs: Finds the ends of runs of digits and letters.
    /// - Returns: All positions where a text of the type ends.
    /// - Complexity: O(1) with runs from a table.
    @inline(__always)
    func ends(in text: Span<UInt8>, from start: Int, _ runs: some ByteRuns) -> EndPositions {
        switch self {
        case .int, .uint:
            NumberScanner(runs).integers(in: text, from: start, isSigned: self == .int)
        case .double:
            NumberScanner(runs).decimals(in: text, from: start)
        case .bool:
            EndPositions(at: text.end(of: "true", at: start) ?? text.end(of: "false", at: start))
        case .uuid:
            EndPositions(at: isUUID(text, from: start) ? start + 36 : nil)
        case .hex:
            EndPositions(start + 1..<runs.end(of: .hexadecimal, in: text, from: start) + 1)
        case .alpha:
            EndPositions(start + 1..<runs.end(of: .letters, in: text, from: start) + 1)
        case .alnum:
            EndPositions(start + 1..<runs.end(of: .alphanumeric, in: text, from: start) + 1)
        }
    }

    /// The class of bytes whose runs determine the ends; `nil` for `bool` and `uuid`, which need no runs.
    var bytes: ByteClass? {
        switch self {
        case .int, .uint, .double: .digits
        case .bool, .uuid: nil
        case .hex: .hexadecimal
        case .alpha: .letters
        case .alnum: .alphanumeric
        }
    }

    /// Whether a UUID begins at an index: hexadecimal digits and four hyphens.
    ///
    /// Foundation would also accept `0x` and `+` as digits.
    private func isUUID(_ text: Span<UInt8>, from start: Int) -> Bool {
        guard start + 36 <= text.count else { return false }
        return text.extracting(start..<start + 36).indices.allSatisfy { index in
            let isHyphen = index == 8 || index == 13 || index == 18 || index == 23
            let byte = text[start + index]
            return isHyphen ? byte == ascii("-") : byte.isASCIIHexDigit
        }
    }
}
