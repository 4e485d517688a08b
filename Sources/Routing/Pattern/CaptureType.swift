/// The types that a pattern can ask of a capture by name, as in `:id<int>`.
package enum CaptureType: String, Sendable, CaseIterable {
    case int, uint, double, bool, uuid, hex, alpha, alnum

    /// The type with a number.
    init(number: Int) {
        self = Self.allCases[number]
    }

    /// The place among all types.
    var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The type that an unknown name stands for: a misspelt one, or one of another language.
    init?(meantBy name: String) {
        let slips = Self.allCases.compactMap { type in
            EditDistance.slip(type.rawValue.utf8, name.utf8).map { (type: type, letters: $0) }
        }
        let meant = Self.otherNames[name.foldedASCII] ?? slips.min { $0.letters < $1.letters }?.type
        guard let meant else { return nil }
        self = meant
    }

    /// What other routers and languages call the types.
    private static let otherNames: [String: CaptureType] = [
        "integer": .int, "number": .double, "float": .double, "decimal": .double, "boolean": .bool,
        "guid": .uuid, "hexadecimal": .hex, "letters": .alpha, "alphanumeric": .alnum,
    ]

    /// Whether a text is a value of the type, spelt in ASCII.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    func accepts(_ text: Span<UInt8>) -> Bool {
        ends(in: text, from: 0, ScannedRuns()).contains(text.count)
    }
}

extension CaptureType {
    /// Finds where the texts of the type end that begin at one place.
    ///
    /// - Parameters:
    ///   - text: The bytes that they stand in.
    ///   - start: Where they begin.
    ///   - runs: Finds where digits and letters end.
    /// - Returns: All places that are the end of a text of the type.
    /// - Complexity: O(1) with runs from a table.
    @inline(__always)
    func ends(in text: Span<UInt8>, from start: Int, _ runs: some ByteRuns) -> CaptureEnds {
        switch self {
        case .int, .uint:
            NumberEnds(runs).integers(in: text, from: start, isSigned: self == .int)
        case .double:
            NumberEnds(runs).decimals(in: text, from: start)
        case .bool:
            CaptureEnds(at: text.end(of: "true", at: start) ?? text.end(of: "false", at: start))
        case .uuid:
            CaptureEnds(at: isUUID(text, from: start) ? start + 36 : nil)
        case .hex:
            CaptureEnds(start + 1..<runs.end(of: .hexadecimal, in: text, from: start) + 1)
        case .alpha:
            CaptureEnds(start + 1..<runs.end(of: .letters, in: text, from: start) + 1)
        case .alnum:
            CaptureEnds(start + 1..<runs.end(of: .alphanumeric, in: text, from: start) + 1)
        }
    }

    /// The class of bytes by whose runs the type is read; `nil` for a type of fixed length.
    var bytes: ByteClass? {
        switch self {
        case .int, .uint, .double: .digits
        case .bool, .uuid: nil
        case .hex: .hexadecimal
        case .alpha: .letters
        case .alnum: .alphanumeric
        }
    }

    /// Digits and hyphens; Foundation would take `0x` and `+` for digits.
    private func isUUID(_ text: Span<UInt8>, from start: Int) -> Bool {
        guard start + 36 <= text.count else { return false }
        return text.extracting(start..<start + 36).indices.allSatisfy { index in
            let isHyphen = index == 8 || index == 13 || index == 18 || index == 23
            let byte = text[start + index]
            return isHyphen ? byte == ascii("-") : byte.isASCIIHexDigit
        }
    }
}
