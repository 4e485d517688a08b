/// The login state of the app.
@MainActor
final class Session {
    private var user: String?
    private let passwords = ["ada": "lovelace", "grace": "hopper"]

    /// Whether a user is logged in.
    var isActive: Bool { user != nil }

    /// Logs a user in if the password is right.
    ///
    /// - Parameters:
    ///   - user: The name of the user.
    ///   - password: The password to check.
    /// - Returns: Whether the password is right; if it is wrong, nothing changes.
    func logIn(_ user: String, password: String) -> Bool {
        guard passwords[user] == password else { return false }
        self.user = user
        return true
    }

    /// Logs the user out.
    func logOut() {
        user = nil
    }
}
