/// Whether somebody is logged in.
@MainActor
final class Session {
    var isActive = false
}
