internal import Routing

/// Where a URL leads: the parts of the tree on the way, one at least, and how it is followed.
struct Course {
    let match: Blueprint.Match
    var stops: ArraySlice<Blueprint.Stop>
    let options: OpeningOptions
    /// What the place captures that the first part is in.
    var surroundings = Parameters()
    /// Whether that place stays and captures something else than before.
    var isMoved = false

    /// The first part of it.
    var stop: Blueprint.Stop { stops[stops.startIndex] }
}
