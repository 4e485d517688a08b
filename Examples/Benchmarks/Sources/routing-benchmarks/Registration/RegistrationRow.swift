/// The measurements of registering and disposing of a number of routes.
struct RegistrationRow: Encodable {
    let routes: Int
    /// A map, while an empty router grows to all the routes.
    let nanosecondsPerMapInARow: Double
    /// A map, with all the routes in place.
    let nanosecondsPerMapInPlace: Double
    /// The time of a map in place, relative to the time with the fewest routes in the same rounds.
    let timesFewest: Double
    /// A map and an open of its URL until the handler has completed, with all the routes in place.
    let nanosecondsPerMapAndOpen: Double
    /// A disposal, while all the routes are disposed of in shuffled order.
    let nanosecondsPerDisposal: Double
    /// The heap memory of each route; missing where the platform does not report it.
    let bytesPerRoute: Double?
    /// The part of that memory that the router still holds when it is empty again.
    let bytesPerRouteAfterDisposal: Double?
    /// The memory that the process returns to the system after the disposal, on request to the allocator.
    let megabytesReturned: Double?
}

extension RegistrationRow: TableRow {
    static let header = [
        "routes", "ns/map in a row", "in place", "× fewest", "map + open", "dispose",
        "bytes/route", "afterwards", "MB returned",
    ]

    var cells: [String] {
        let figures: [Double?] = [
            nanosecondsPerMapInARow, nanosecondsPerMapInPlace, timesFewest, nanosecondsPerMapAndOpen,
            nanosecondsPerDisposal, bytesPerRoute, bytesPerRouteAfterDisposal, megabytesReturned,
        ]
        return [routes.inGroups] + figures.map(\.short)
    }
}
