/// Where a URL leads: the parts of the tree on the way, one at least, and how it is followed.
struct Course {
    let match: Blueprint.Match
    let stops: ArraySlice<Blueprint.Stop>
    let options: OpeningOptions

    /// The first part of it.
    var stop: Blueprint.Stop { stops[stops.startIndex] }

    /// Where it leads from there on; `nil` at the endpoint.
    var rest: Course? {
        stops.count > 1 ? Course(match: match, stops: stops.dropFirst(), options: options) : nil
    }
}
