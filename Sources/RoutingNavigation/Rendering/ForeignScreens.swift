/// The treatment of screens that the program presented itself, such as an alert, over a place that must show.
///
/// A screen over a place that did not show before the request, such as one in another tab, goes after the request has
/// shown the place.
public enum ForeignScreens: Hashable, Sendable {
    /// The renderer dismisses the screen before it shows the place.
    case dismissForeign
    /// The request waits until the screen is gone; the timeout of the navigator keeps running.
    ///
    /// A URL keeps its place in the router meanwhile: in a router that handles one URL at a time, the URLs of other
    /// windows wait, too.
    ///
    /// ``PresenterRenderer/screenDidChange()`` tells the renderer to check again.
    case waitForForeign
}
