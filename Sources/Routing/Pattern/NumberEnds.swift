/// Finds where numbers end that begin at one place of a text.
///
/// At each place of a long row of digits as many numbers begin as digits follow. They are not read one by
/// one: their ends follow from the end of the row, the end of its zeros, and the first digits behind these.
struct NumberEnds<Runs: ByteRuns> {
    private let runs: Runs

    init(_ runs: Runs) {
        self.runs = runs
    }

    /// Finds where integers within 64 bits end: ASCII digits, with a `-` before them if they are signed.
    @inline(__always)
    func integers(in text: Span<UInt8>, from start: Int, isSigned: Bool) -> CaptureEnds {
        let isNegative = isSigned && text.has(ascii("-"), at: start)
        let digits = isNegative ? start + 1 : start
        let limit = isNegative ? Int64.min.magnitude : isSigned ? UInt64(Int64.max) : .max
        return CaptureEnds(digits + 1..<lastEnd(ofDigitsAt: digits, in: text, atMost: limit) + 1)
    }

    /// Finds where finite decimal numbers end: `-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?`.
    func decimals(in text: Span<UInt8>, from start: Int) -> CaptureEnds {
        let integer = text.has(ascii("-"), at: start) ? start + 1 : start
        let point = runs.end(of: .digits, in: text, from: integer)
        guard point > integer else { return CaptureEnds() }
        var fraction = point..<point
        if text.has(ascii("."), at: point) {
            fraction = point + 1..<runs.end(of: .digits, in: text, from: point + 1)
        }
        let first = runs.end(of: .zeros, in: text, from: integer)
        let mayOverflow = point - first > Self.safeMagnitude
        let last = mayOverflow ? min(point, first + largestMagnitude(from: first, in: text)) : point
        let isFinite = last == point && !fraction.isEmpty
        return CaptureEnds(
            integer + 1..<last + 1,
            isFinite ? fraction.lowerBound + 1..<fraction.upperBound + 1 : 0..<0,
            exponents(in: text, from: first, to: point, fraction)
        )
    }

    /// Finds where decimal numbers with an exponent end.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - first: The first digit before the point that is not zero; where they end, if there is none.
    ///   - point: Where the digits before the point end.
    ///   - fraction: The digits behind the point.
    /// - Returns: The places.
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
        // Zero stays zero, whatever the exponent.
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

    /// The last end of a number that is not above a limit; where the digits begin if there is none.
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

    /// A number of so many digits before the point is finite, whatever the digits.
    private static var safeMagnitude: Int { 308 }

    /// How many digits before the point a finite number may have whose digits are these: 308 or 309.
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
