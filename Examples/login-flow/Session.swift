/// Who is logged in.
@MainActor
final class Session {
    private var user: String?
    private let passwords = ["ada": "lovelace", "grace": "hopper"]

    /// Whether somebody is.
    var isActive: Bool { user != nil }

    /// Logs somebody in who knows the password.
    ///
    /// - Parameters:
    ///   - user: Who it is.
    ///   - password: What they say the password is.
    /// - Returns: Whether it is; if not, nothing changes.
    func logIn(_ user: String, password: String) -> Bool {
        guard passwords[user] == password else { return false }
        self.user = user
        return true
    }

    /// Logs out whoever is logged in.
    func logOut() {
        user = nil
    }
}
