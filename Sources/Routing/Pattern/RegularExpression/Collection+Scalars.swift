extension Collection<UInt8> {
    /// Decodes the UTF-8 scalar that starts at an index.
    ///
    /// - Parameter index: The index of a byte.
    /// - Returns: The scalar and its width in bytes. A byte that starts no well-formed scalar is U+FFFD, one
    ///   byte wide. Overlong forms are not well-formed, so only the byte of a `/` decodes to a `/`.
    func scalar(at index: Index) -> (scalar: Unicode.Scalar, width: Int) {
        let lead = self[index]
        switch lead {
        case 0x00...0x7F: return (Unicode.Scalar(lead), 1)
        case 0xC2...0xDF: return longScalar(at: index, width: 2, smallest: 0x80)
        case 0xE0...0xEF: return longScalar(at: index, width: 3, smallest: 0x800)
        case 0xF0...0xF4: return longScalar(at: index, width: 4, smallest: 0x10000)
        default: return ("\u{FFFD}", 1)
        }
    }

    private func longScalar(
        at index: Index,
        width: Int,
        smallest: UInt32
    ) -> (scalar: Unicode.Scalar, width: Int) {
        let bytes = self[index...].prefix(width)
        guard bytes.count == width, bytes.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else {
            return ("\u{FFFD}", 1)
        }
        // The lead byte has one marker bit per byte of the scalar and a zero; each other byte has two.
        let value = bytes.dropFirst().reduce(UInt32(self[index]) & (0x7F >> UInt32(width))) { value, byte in
            value << 6 | UInt32(byte & 0x3F)
        }
        guard value >= smallest, let scalar = Unicode.Scalar(value) else { return ("\u{FFFD}", 1) }
        return (scalar, width)
    }
}

extension [UInt8] {
    /// Decodes the UTF-8 scalar at an offset; `nil` at the end.
    func scalar(after place: Int) -> (scalar: Unicode.Scalar, width: Int)? {
        place < count ? scalar(at: place) : nil
    }

    /// Decodes the UTF-8 scalar before an offset; `nil` at the beginning.
    ///
    /// A byte that is not part of a well-formed scalar is U+FFFD, one byte wide, in both directions.
    func scalar(before place: Int) -> (scalar: Unicode.Scalar, width: Int)? {
        guard place > 0 else { return nil }
        var start = place - 1
        while start > 0, place - start < 4, self[start] & 0xC0 == 0x80 { start -= 1 }
        let found = scalar(at: start)
        return found.width == place - start ? found : ("\u{FFFD}", 1)
    }
}
