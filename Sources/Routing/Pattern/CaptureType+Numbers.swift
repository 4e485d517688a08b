extension CaptureType {
    /// Finds the ends of the numbers that begin at one position in a text.
    ///
    /// At each position in a run of digits, as many numbers begin as digits follow. They are not read one by one.
    /// Their ends are computed from the end of the run, the end of its zeros, and the first digits after these.
    struct NumberScanner<Runs: ByteRuns> {
        private let runs: Runs

        init(_ runs: Runs) {
            self.runs = runs
        }

        /// Finds the ends of integers within 64 bits: ASCII digits, with an optional `-` before them if signed.
        @inline(__always)
        func integers(in text: Span<UInt8>, from start: Int, isSigned: Bool) -> EndPositions {
            let isNegative = isSigned && text.has(ascii("-"), at: start)
            let digits = isNegative ? start + 1 : start
            let limit = isNegative ? Int64.min.magnitude : isSigned ? UInt64(Int64.max) : .max
            return EndPositions(digits + 1..<lastEnd(ofDigitsAt: digits, in: text, atMost: limit) + 1)
        }

        /// Finds the ends of finite decimal numbers: `-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?`.
        func decimals(in text: Span<UInt8>, from start: Int) -> EndPositions {
            let integer = text.has(ascii("-"), at: start) ? start + 1 : start
            let point = runs.end(of: .digits, in: text, from: integer)
            guard point > integer else { return EndPositions() }
            var fraction = point..<point
            if text.has(ascii("."), at: point) {
                fraction = point + 1..<runs.end(of: .digits, in: text, from: point + 1)
            }
            let first = runs.end(of: .zeros, in: text, from: integer)
            let mayOverflow = point - first > Self.safeMagnitude
            let last = mayOverflow ? min(point, first + largestMagnitude(from: first, in: text)) : point
            let isFinite = last == point && !fraction.isEmpty
            return EndPositions(
                integer + 1..<last + 1,
                isFinite ? fraction.lowerBound + 1..<fraction.upperBound + 1 : 0..<0,
                exponents(in: text, from: first, to: point, fraction)
            )
        }

        /// Finds the ends of decimal numbers with an exponent.
        ///
        /// - Parameters:
        ///   - text: The text.
        ///   - first: The index of the first nonzero digit before the point; `point` if all are zeros.
        ///   - point: The end of the digits before the point.
        ///   - fraction: The range of the digits after the point.
        /// - Returns: The range of the ends.
        private func exponents(
            in text: Span<UInt8>,
            from first: Int,
            to point: Int,
            _ fraction: Range<Int>
        ) -> Range<Int> {
            let mark = fraction.isEmpty ? point : fraction.upperBound
            guard text.has(ascii("e"), at: mark) || text.has(ascii("E"), at: mark) else { return 0..<0 }
            let isNegative = text.has(ascii("-"), at: mark + 1)
            let digits = isNegative || text.has(ascii("+"), at: mark + 1) ? mark + 2 : mark + 1
            let end = runs.end(of: .digits, in: text, from: digits)
            guard end > digits else { return 0..<0 }

            let isWhole = first < point
            let leading = isWhole ? first : runs.end(of: .zeros, in: text, from: fraction.lowerBound)
            // Zero is finite with any exponent.
            guard leading < mark else { return digits + 1..<end + 1 }
            let magnitude = isWhole ? point - first : fraction.lowerBound - leading
            let most = largestMagnitude(from: leading, in: text) - magnitude
            if isNegative {
                let lastOfTooLarge =
                    most < 0 ? lastEnd(ofDigitsAt: digits, in: text, atMost: UInt64(-most - 1)) : digits
                return lastOfTooLarge + 1..<end + 1
            }
            guard most >= 0 else { return 0..<0 }
            return digits + 1..<lastEnd(ofDigitsAt: digits, in: text, atMost: UInt64(most)) + 1
        }

        /// The last end of a number that does not exceed a limit; `start` if every number exceeds it.
        @inline(__always)
        private func lastEnd(ofDigitsAt start: Int, in text: Span<UInt8>, atMost limit: UInt64) -> Int {
            let end = runs.end(of: .digits, in: text, from: start)
            var place = runs.end(of: .zeros, in: text, from: start)
            var value: UInt64 = 0
            while place < end {
                let (shifted, isTooLong) = value.multipliedReportingOverflow(by: 10)
                let (sum, isTooLarge) = shifted.addingReportingOverflow(UInt64(text[place] - ascii("0")))
                if isTooLong || isTooLarge || sum > limit { break }
                value = sum
                place += 1
            }
            return place
        }

        /// The largest number of digits before the point with which every number is finite.
        private static var safeMagnitude: Int { 308 }

        /// The largest number of digits before the point with which a number with these digits is finite.
        ///
        /// The result is 308 or 309.
        private func largestMagnitude(from first: Int, in text: Span<UInt8>) -> Int {
            var digits = "0."
            var place = first
            while digits.utf8.count < 2 + Self.safeMagnitude + 1, place < text.count {
                if text[place].isASCIIDigit {
                    digits.unicodeScalars.append(Unicode.Scalar(text[place]))
                } else if text[place] != ascii(".") {
                    break
                }
                place += 1
            }
            let isFinite = Double("\(digits)e\(Self.safeMagnitude + 1)")?.isFinite == true
            return isFinite ? Self.safeMagnitude + 1 : Self.safeMagnitude
        }
    }
}
