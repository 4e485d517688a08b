internal import Routing

/// The room that is left in a file while it is made.
///
/// It counts the bytes of the file without line breaks and the numbers that ``AppSiteLimits`` bounds, so each
/// file that is printed can be read.
struct AppSiteRoom {
    private var bytes = AppSiteAssociation.largestFile
    private var patterns = AppSiteLimits.mostPatterns
    private var length = AppSiteLimits.longestPatterns
    /// The components that are in the file already, and take no room again.
    private var known: Set<AppSiteAssociation.Component> = []

    /// Takes the room of a file for some apps without any component.
    init(appIDs: [String]) {
        let details = AppSiteAssociation.Details(appIDs: appIDs, components: [])
        // A variable without values stands for the braces around all of them.
        let site = AppSiteAssociation(details: [details], substitutionVariables: ["": []])
        bytes -= JSONText.compact(site).utf8.count
    }

    /// Takes the room of some components and of the new variables.
    ///
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
        // These counts refuse most components without printing them.
        guard new.count <= patterns, length <= self.length, size <= bytes else { return false }
        // Each has a comma behind it in the file, where the list has two brackets.
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
