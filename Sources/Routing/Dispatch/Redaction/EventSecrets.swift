/// The texts of an event in which there is something to hide, the URL that was opened first.
final class EventSecrets: Sendable {
    let texts: [SecretText]

    init(_ texts: [SecretText]) {
        self.texts = texts
    }
}
