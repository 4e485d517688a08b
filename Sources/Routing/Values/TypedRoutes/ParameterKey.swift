/// The key of an element of a list, by its number.
struct ParameterKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ number: Int) {
        stringValue = String(number)
        intValue = number
    }

    init?(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init?(intValue: Int) {
        self.init(intValue)
    }
}
