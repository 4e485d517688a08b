/// How much a page was not told of because it, or the journal, could not keep up.
struct LostMessage: Codable {
    let count: Int
}
