/// A request opens URLs in the scope in which its own was opened, and names itself as their cause.
extension RouteRequest: RouteOpening {}
