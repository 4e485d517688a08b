import Routing

/// Something that is done with the app: a place that is opened, or what its user does at the login.
enum Step {
    case open(any Route)
    case openURL(String)
    case logIn
    case cancelLogin
    case logOut
}

extension Step {
    /// The step in a line; for a value, its type and the URL that it is printed as, if there is one.
    var heading: String {
        switch self {
        case .open(let route): "\(type(of: route)) \((try? route.url) ?? "that is no URL")"
        case .openURL(let url): url
        case .logIn: "login"
        case .cancelLogin: "cancel"
        case .logOut: "logout"
        }
    }
}
