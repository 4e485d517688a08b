internal import Routing

extension AppSiteFile {
    /// Writes an association as Apple defines the file; ``AppSiteAssociation/unexpressed`` is not part of it.
    ///
    /// - Parameter site: The association.
    init(_ site: AppSiteAssociation) {
        let details = site.details.map { details in
            Details(appIDs: details.appIDs, components: details.components.map(Component.init))
        }
        let variables = site.substitutionVariables.isEmpty ? nil : site.substitutionVariables
        applinks = Links(details: details, substitutionVariables: variables)
    }
}

extension AppSiteAssociation {
    /// Reads a decoded file, either with components or in one of the older forms with paths.
    ///
    /// - Parameter file: The file.
    /// - Throws: A ``/Routing/RouteDocumentError`` for variables or patterns that Apple's systems would refuse.
    init(_ file: AppSiteFile) throws {
        let links = file.applinks
        let details = try links.details.enumerated().map { index, details in
            let place = links.apps.map { ".\($0[index].visible(atMost: 64))" } ?? "[\(index)]"
            return try Details(
                details, of: links.apps?[index], at: "applinks.details\(place)", links.defaults)
        }
        self.init(details: details, substitutionVariables: links.substitutionVariables ?? [:])
        try AppSiteInputLimits(self).check()
    }
}

extension AppSiteAssociation.Details {
    fileprivate init(
        _ details: AppSiteFile.Details,
        of app: String?,
        at place: String,
        _ defaults: AppSiteFile.Defaults?
    ) throws(RouteDocumentError) {
        // Files often list the app of a key or of `appID` again among `appIDs`.
        let named = [app, details.appID].compactMap { $0 }
        appIDs = named.reduce(into: details.appIDs ?? []) { if !$0.contains($1) { $0.append($1) } }
        guard !appIDs.isEmpty else {
            throw RouteDocumentError(.missing, at: place, "there is no app; add 'appIDs' with one at least")
        }
        if let components = details.components {
            // Systems that read components ignore paths next to them.
            let defaults = [details.defaults, defaults].compactMap { $0 }
            self.components = components.map { AppSiteAssociation.Component($0, defaults) }
        } else if let paths = details.paths {
            components = paths.map { AppSiteAssociation.Component(olderPath: $0) }
        } else {
            let message = "nothing says which links are handed over; add 'components'"
            throw RouteDocumentError(.missing, at: place, message)
        }
    }
}
