#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Dates as texts, such as `2024-06-14T12:30:00.5Z`: ISO 8601, restricted by RFC 3339.
///
/// Foundation's style handles the whole seconds. It writes at most milliseconds, but a printed date must be read
/// back unchanged. This code therefore writes as many digits of the fraction as needed.
enum ISO8601Text {
    private static let style = Date.ISO8601FormatStyle()
    /// The seconds of 400 years, after which the calendar repeats itself.
    ///
    /// Foundation uses the Julian calendar before 1582; ISO 8601 does not. The style is therefore only used for
    /// the years from 2000 to 2400, and other years are shifted by whole cycles.
    private static let cycle = 12_622_780_800.0

    /// Writes a date in UTC.
    ///
    /// - Returns: The text; `nil` for a date outside the years 0 to 9999, or with a fraction too fine to
    ///   write.
    static func text(_ date: Date) -> String? {
        let time = date.timeIntervalSinceReferenceDate
        // The description has the shortest digits that give the number back; subtraction would change them.
        guard time.magnitude < 1e12, !"\(time)".contains("e"), let exact = Decimal(string: "\(time)") else {
            return nil
        }
        let seconds = time.rounded(.down)
        let cycles = (seconds / cycle).rounded(.down)
        let near = style.format(Date(timeIntervalSinceReferenceDate: seconds - cycles * cycle))
        guard let year = Int(near.prefix(4)).map({ $0 + 400 * Int(cycles) }), 0...9999 ~= year else {
            return nil
        }
        let fraction = "\(exact - Decimal(Int(seconds)))".dropFirst()
        return padded(year) + near.dropFirst(4).dropLast() + fraction + "Z"
    }

    /// Reads a date with its time and its offset from UTC.
    ///
    /// - Returns: The date; `nil` if the text is not a date.
    static func date(_ text: String) -> Date? {
        let tail = text.dropFirst(19)
        let digits = tail.first == "." ? tail.dropFirst().prefix { $0.isASCII && $0.isWholeNumber } : nil
        guard let year = Int(String(text.prefix(4)), radix: 10), text.hasPrefix(padded(year)),
            let time = seconds("\(2000 + year % 400)\(text.prefix(19).dropFirst(4))Z"),
            let offset = offset(digits.map { tail[$0.endIndex...] } ?? tail)
        else { return nil }
        let whole = time - offset + Double(year / 400 - 5) * cycle
        guard let digits else { return Date(timeIntervalSinceReferenceDate: whole) }
        guard 1...18 ~= digits.count, let fraction = Decimal(string: "0.\(digits)") else { return nil }
        return Double("\(Decimal(Int(whole)) + fraction)").map(Date.init(timeIntervalSinceReferenceDate:))
    }

    /// Reads the offset from UTC in seconds: `Z`, or hours and minutes with a sign.
    private static func offset(_ text: Substring) -> Double? {
        switch text.first {
        case "Z": text.count == 1 ? 0 : nil
        case "+": seconds("2001-01-01T\(text.dropFirst()):00Z")
        case "-": seconds("2001-01-01T\(text.dropFirst()):00Z").map(-)
        default: nil
        }
    }

    /// Reads a time in UTC, in a year that the style is used for.
    private static func seconds(_ text: String) -> Double? {
        // The style also accepts the 30th of February, but then writes another day.
        guard let date = try? style.parse(text), style.format(date) == text else { return nil }
        return date.timeIntervalSinceReferenceDate
    }

    private static func padded(_ year: Int) -> String {
        String("\(10_000 + year)".dropFirst())
    }
}
