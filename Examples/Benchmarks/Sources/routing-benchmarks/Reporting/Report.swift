/// The requested measurements.
struct Report: Encodable {
    let machine = Machine()
    let isQuick: Bool
    var matching: [MatchingRow]?
    var endToEnd: [EndToEndRow]?
    var typedRoutes: [TypedRouteRow]?
    var registration: [RegistrationRow]?
    var navigation: [NavigationRow]?
    var scaling: [ScalingRow]?
    var overload: [OverloadRow]?
}
