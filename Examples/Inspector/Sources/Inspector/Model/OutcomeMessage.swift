/// The outcome of a URL that a page opened.
struct OutcomeMessage: Codable {
    /// The number that the page received when it opened the URL.
    let number: Int
    let url: String
    let isHandled: Bool
    /// The map that handled the URL, or the reason why none did.
    let text: String
}
