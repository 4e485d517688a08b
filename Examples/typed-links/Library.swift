import Routing

/// A small app without screens: its router and its session.
@MainActor
final class Library {
    let router = Routing()
    let session: Session

    /// Creates the app; no user is logged in.
    init() {
        session = Session(in: router)
        mapBooks()
        mapHelp()
        mapAccount()
    }
}
