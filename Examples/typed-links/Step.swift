import Routing

/// A step through the app: a place to open, or an action of the user at the login.
enum Step {
    case open(any Route)
    case openURL(String)
    case logIn
    case cancelLogin
    case logOut
}

extension Step {
    /// The step on one line; for a value, its type and, if it has one, its URL.
    var heading: String {
        switch self {
        case .open(let route): "\(type(of: route)) \((try? route.url) ?? "that is not a URL")"
        case .openURL(let url): url
        case .logIn: "login"
        case .cancelLogin: "cancel"
        case .logOut: "logout"
        }
    }
}
