/// What is passed along with a URL, or returned: an object, because it is handed on often and looked at once.
final class Payload: Sendable {
    let value: any Sendable

    init(_ value: any Sendable) {
        self.value = value
    }
}
