/// The message about the app that a page receives first.
struct Hello: Codable {
    let name: String
    let suggestions: [String]
    let hasNavigator: Bool
    let hasWindow: Bool
}
