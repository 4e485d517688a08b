internal import Routing

extension AppSiteAssociation {
    /// Says whether a link of the site would be handed to an app.
    ///
    /// The link is compared as a browser hands it on; its host plays no part, since the file is that of one host.
    ///
    /// - Parameters:
    ///   - url: A web URL, or its path alone.
    ///   - appID: The app; `nil` for any of the file.
    /// - Returns: Whether it would; `false` for what is no web URL.
    /// - Complexity: O(size of the file), and in the worst case O(length of the URL × length of the patterns), values
    ///   of variables included.
    public func handsOver(_ url: String, to appID: String? = nil) -> Bool {
        guard let url = AppSiteURL(url) else { return false }
        var steps = AppSiteSteps()
        return AppSiteMatcher(self, for: appID).decision(on: url, &steps)?.isHandedOver == true
    }
}
