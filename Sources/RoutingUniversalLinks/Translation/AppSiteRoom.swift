internal import Routing

/// What is left of the largest file that is read, while one is made.
///
/// It counts bytes of the file without line breaks, and what ``AppSiteLimits`` counts, so that a file that is
/// printed is a file that is read.
struct AppSiteRoom {
    private var bytes = AppSiteAssociation.largestFile
    private var patterns = AppSiteLimits.mostPatterns
    private var length = AppSiteLimits.longestPatterns
    /// What is in the file already, and takes no room again.
    private var known: Set<AppSiteAssociation.Component> = []

    /// Takes the room of a file for some apps without any component.
    init(appIDs: [String]) {
        let details = AppSiteAssociation.Details(appIDs: appIDs, components: [])
        // A variable without values stands for the braces around all of them.
        let site = AppSiteAssociation(details: [details], substitutionVariables: ["": []])
        bytes -= JSONText.compact(site).utf8.count
    }

    /// Takes the room of some components.
    ///
    /// - Parameters:
    ///   - components: The components.
    ///   - variables: The variables, of which those count that are new.
    /// - Returns: Whether there was enough; otherwise none was taken.
    /// - Complexity: O(*n*) in their length.
    mutating func take(
        _ components: [AppSiteAssociation.Component],
        _ variables: AppSiteVariables
    ) -> Bool {
        let new = Set(components).subtracting(known)
        let paths = new.map { $0.path ?? "" }
        let size = paths.reduce(0) { $0 + $1.utf8.count }
        let used = paths.flatMap { AppSitePattern($0).variables }
        let length = used.reduce(size) { $0 + AppSiteLimits.length(ofValues: variables.values[$1] ?? []) }
        // Most of those for which there is no room are not written to find that out.
        guard new.count <= patterns, length <= self.length, size <= bytes else { return false }
        // A comma stands behind each in the place of the brackets around them.
        var bytes = JSONText.compact(Array(new)).utf8.count - 1
        for name in variables.newNames {
            bytes += JSONText.compact([name: variables.values[name] ?? []]).utf8.count
        }
        guard bytes <= self.bytes else { return false }
        self.bytes -= bytes
        self.length -= length
        patterns -= new.count
        known.formUnion(new)
        return true
    }
}
