/// What a page is told of the app when it begins to listen.
struct Hello: Codable {
    let name: String
    let suggestions: [String]
    let hasNavigator: Bool
    let hasWindow: Bool
}
