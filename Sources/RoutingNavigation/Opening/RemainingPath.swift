internal import Routing

/// The remaining path to the endpoint of a URL: at least one declared node, and the options for following it.
struct RemainingPath {
    let match: Blueprint.Match
    var stops: ArraySlice<Blueprint.Stop>
    let options: OpeningOptions
    /// The captures of the place that contains the first node of the path.
    var surroundings = Parameters()
    /// Whether that place is kept with other captures than before.
    var isMoved = false

    /// The first node of the path.
    var stop: Blueprint.Stop { stops[stops.startIndex] }
}
