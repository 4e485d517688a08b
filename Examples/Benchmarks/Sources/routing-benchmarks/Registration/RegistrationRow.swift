/// What was measured of registering and disposing of so many routes.
struct RegistrationRow: Encodable {
    let routes: Int
    /// A map, while an empty router grows to all the routes.
    let nanosecondsPerMapInARow: Double
    /// A map, with all the routes in place.
    let nanosecondsPerMapInPlace: Double
    /// How many times as long that takes as with the fewest routes, in the same rounds.
    let timesFewest: Double
    /// A map and an open of what was mapped, until its handler has completed, with all the routes in place.
    let nanosecondsPerMapAndOpen: Double
    /// A disposal, while all the routes go in shuffled order.
    let nanosecondsPerDisposal: Double
    /// What the routes hold on the heap, each; missing where the platform does not say.
    let bytesPerRoute: Double?
    /// What of it is still held, by a router that is empty again.
    let bytesPerRouteAfterDisposal: Double?
    /// What the process occupies the less for the disposal, once the allocator was asked to give memory back.
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
