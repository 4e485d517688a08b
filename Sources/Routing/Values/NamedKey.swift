/// The key of a value: its name in a document or among parameters, or its index in a list.
struct NamedKey: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init(intValue: Int) {
        stringValue = String(intValue)
        self.intValue = intValue
    }

    init(stringLiteral: String) {
        self.init(stringValue: stringLiteral)
    }
}
