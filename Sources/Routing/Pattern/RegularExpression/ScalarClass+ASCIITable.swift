extension ScalarClass {
    /// A set of ASCII scalars, one bit each.
    struct ASCIITable: Sendable {
        /// The scalars up to `?`.
        private var low: UInt64 = 0
        /// The scalars from `@`, so all letters.
        private var high: UInt64 = 0

        /// Creates the set of the ASCII scalars in some ranges.
        init(_ ranges: Ranges) {
            for range in ranges where range.lowerBound.isASCII {
                for value in range.lowerBound.value...min(range.upperBound.value, 127) {
                    insert(value)
                }
            }
        }

        /// Tells whether an ASCII scalar is in the set.
        func contains(_ scalar: Unicode.Scalar) -> Bool {
            let word = scalar.value < 64 ? low : high
            return word >> UInt64(scalar.value & 63) & 1 == 1
        }

        /// All other ASCII scalars.
        var inverted: Self {
            var result = self
            result.low = ~low
            result.high = ~high
            return result
        }

        /// The set with both cases of each letter it holds in either.
        var caseFolded: Self {
            // In `high`, `A`…`Z` are the bits 1…26, and `a`…`z` lie 32 further up.
            let capitals: UInt64 = 0x07FF_FFFE
            var result = self
            result.high |= (high & capitals) << 32 | (high >> 32) & capitals
            return result
        }

        private mutating func insert(_ value: UInt32) {
            let bit: UInt64 = 1 << UInt64(value & 63)
            if value < 64 {
                low |= bit
            } else {
                high |= bit
            }
        }
    }
}
