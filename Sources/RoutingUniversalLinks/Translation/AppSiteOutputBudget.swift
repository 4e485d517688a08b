internal import Routing

/// The room left in a file while it is being made.
///
/// It counts the bytes of the file without line breaks and the numbers that ``AppSiteInputLimits`` bounds, so that
/// every printed file can be read again.
struct AppSiteOutputBudget {
    private var bytes = AppSiteAssociation.largestFile
    private var patterns = AppSiteInputLimits.mostPatterns
    private var length = AppSiteInputLimits.longestPatterns
    /// The components that are in the file already; repeating them takes no room.
    private var known: Set<AppSiteAssociation.Component> = []

    /// Subtracts the room of a file for some apps without components.
    init(appIDs: [String]) {
        let details = AppSiteAssociation.Details(appIDs: appIDs, components: [])
        // A variable without values accounts for the braces around all variables.
        let site = AppSiteAssociation(details: [details], substitutionVariables: ["": []])
        bytes -= JSONText.compact(AppSiteFile(site)).utf8.count
    }

    /// Subtracts the room of some components and of the new variables.
    ///
    /// - Returns: Whether there was enough room; otherwise nothing is subtracted.
    /// - Complexity: O(*n*) in their length.
    mutating func take(
        _ components: [AppSiteAssociation.Component],
        _ variables: AppSiteVariables
    ) -> Bool {
        let new = Set(components.filter { !known.contains($0) })
        let paths = new.map { $0.path ?? "" }
        let size = paths.reduce(0) { $0 + $1.utf8.count }
        let used = paths.flatMap { AppSitePattern($0).variables }
        let length = used.reduce(size) { length, variable in
            length + AppSiteInputLimits.length(ofValues: variables.values[variable] ?? [])
        }
        // These counts reject most components without printing them.
        guard new.count <= patterns, length <= self.length, size <= bytes else { return false }
        // Each component is followed by a comma in the file; the list has two brackets instead.
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
