/// The login state of the app.
@MainActor
final class Session {
    var isActive = false
}
