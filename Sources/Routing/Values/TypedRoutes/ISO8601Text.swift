#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Dates as texts: `2024-06-14T12:30:00.5Z`, after ISO 8601 as RFC 3339 narrows it.
///
/// Foundation's style writes milliseconds, and a date that was printed must come back as it was: here a fraction
/// has the digits that it takes.
enum ISO8601Text {
    private static let secondsPerDay = 86_400
    /// The first day that dates are counted from, 2001-01-01, in days from 1970-01-01.
    private static let referenceDay = 11_323

    /// Writes a date in UTC.
    ///
    /// - Returns: The text; `nil` for a date outside the years 0 to 9999, or with a fraction too fine to write.
    static func text(_ date: Date) -> String? {
        let time = date.timeIntervalSinceReferenceDate
        guard time.magnitude < 1e12, let (seconds, fraction) = parts(of: time) else { return nil }
        let (days, rest) = seconds.quotientAndRemainder(dividingBy: secondsPerDay)
        let day = rest < 0 ? days - 1 : days
        let clock = rest < 0 ? rest + secondsPerDay : rest
        let (year, month, dayOfMonth) = civil(referenceDay + day)
        guard 0...9999 ~= year else { return nil }
        let date = "\(padded(year, 4))-\(padded(month))-\(padded(dayOfMonth))"
        let clockText = "\(padded(clock / 3600)):\(padded(clock / 60 % 60)):\(padded(clock % 60))"
        return date + "T" + clockText + (fraction.isEmpty ? "" : "." + fraction) + "Z"
    }

    /// Reads a date with its time and its distance from UTC.
    ///
    /// - Returns: The date; `nil` when the text is none.
    static func date(_ text: String) -> Date? {
        var scanner = Scanner(text)
        guard let year = scanner.number(4), scanner.skip("-"), let month = scanner.number(2),
            scanner.skip("-"),
            let day = scanner.number(2), scanner.skip("T"), let hour = scanner.number(2), scanner.skip(":"),
            let minute = scanner.number(2), scanner.skip(":"), let second = scanner.number(2),
            let fraction = scanner.fraction(), let offset = scanner.offset(), scanner.isAtEnd,
            1...12 ~= month, 1...31 ~= day, hour < 24, minute < 60, second < 60
        else { return nil }
        let days = self.days(year, month, day)
        guard civil(days) == (year, month, day) else { return nil }
        let clock = hour * 3600 + minute * 60 + second - offset
        let seconds = (days - referenceDay) * secondsPerDay + clock
        return time(seconds, fraction).map { Date(timeIntervalSinceReferenceDate: $0) }
    }
}

extension ISO8601Text {
    /// The most digits of a fraction.
    private static let mostDigits = 18

    /// Splits a time into the whole seconds below it and the digits of the fraction above them.
    private static func parts(of time: Double) -> (seconds: Int, fraction: String)? {
        // The shortest digits that give the number back; a fraction of its own would have other ones.
        let digits = time.magnitude.description.split(separator: ".")
        guard digits.count == 2, let whole = Int(digits[0]), digits[1].utf8.allSatisfy(\.isASCIIDigit) else {
            return nil
        }
        let fraction = digits[1] == "0" ? "" : String(digits[1])
        guard time < 0 else { return (whole, fraction) }
        if fraction.isEmpty { return (-whole, "") }
        return complement(fraction).map { (-whole - 1, $0) }
    }

    /// Puts whole seconds and the digits of a fraction above them together.
    private static func time(_ seconds: Int, _ fraction: String) -> Double? {
        if fraction.isEmpty || seconds >= 0 {
            return Double("\(seconds).\(fraction.isEmpty ? "0" : fraction)")
        }
        if fraction.utf8.allSatisfy({ $0 == ascii("0") }) { return Double(seconds) }
        return complement(fraction).flatMap { Double("-\(-seconds - 1).\($0)") }
    }

    /// The digits of what a fraction, which is not zero, lacks to one.
    private static func complement(_ fraction: String) -> String? {
        guard fraction.utf8.count <= mostDigits, let value = Int(fraction) else { return nil }
        let one = (0..<fraction.utf8.count).reduce(1) { power, _ in power * 10 }
        return padded(one - value, fraction.utf8.count)
    }

    private static func padded(_ number: Int, _ width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}

/// The Gregorian calendar, extended to all years; a year begins in March, so that a leap day is its last.
extension ISO8601Text {
    private static let daysPerEra = 146_097

    /// The days from 1970-01-01 to a day.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let marchYear = month <= 2 ? year - 1 : year
        let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
        let yearOfEra = marchYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * daysPerEra + dayOfEra - 719_468
    }

    /// The day that is so many days from 1970-01-01.
    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - daysPerEra + 1) / daysPerEra
        let dayOfEra = shifted - era * daysPerEra
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }
}

extension ISO8601Text {
    /// Reads a date from left to right.
    private struct Scanner {
        private var bytes: Substring.UTF8View

        init(_ text: String) {
            bytes = text[...].utf8
        }

        var isAtEnd: Bool { bytes.isEmpty }

        mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
            guard bytes.first == ascii(scalar) else { return false }
            bytes.removeFirst()
            return true
        }

        mutating func number(_ width: Int) -> Int? {
            let digits = bytes.prefix(width)
            guard digits.count == width, digits.allSatisfy(\.isASCIIDigit) else { return nil }
            bytes.removeFirst(width)
            return Int(Substring(digits))
        }

        /// Reads the digits of a fraction, if there is one; `nil` for a point with too few or too many behind it.
        mutating func fraction() -> String? {
            guard skip(".") else { return "" }
            let digits = bytes.prefix { $0.isASCIIDigit }
            guard 1...ISO8601Text.mostDigits ~= digits.count else { return nil }
            bytes.removeFirst(digits.count)
            return String(Substring(digits))
        }

        /// Reads the distance from UTC in seconds: `Z`, or hours and minutes with a sign.
        mutating func offset() -> Int? {
            if skip("Z") { return 0 }
            let isEast = skip("+")
            guard isEast || skip("-"), let hours = number(2), skip(":"), let minutes = number(2),
                hours < 24, minutes < 60
            else { return nil }
            return (hours * 60 + minutes) * (isEast ? 60 : -60)
        }
    }
}
