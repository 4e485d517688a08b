/// The number of items that a page did not receive because the page or the journal could not keep up.
struct LostMessage: Codable {
    let count: Int
}
