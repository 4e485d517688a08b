internal import Routing

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension AppSiteAssociation {
    /// The largest file that Apple's systems accept, in bytes and not compressed ("Supporting associated
    /// domains").
    public static let largestFile = 128 * 1024

    /// The file, to be put at `https://<host>/.well-known/apple-app-site-association`.
    ///
    /// Equal values give one text: with line breaks and indentation, or without them when it is larger than
    /// ``largestFile`` otherwise. A file that was made of routes is never larger than that.
    public var json: String {
        let text = JSONText.pretty(self)
        return text.utf8.count <= Self.largestFile ? text : JSONText.compact(self)
    }

    /// Reads a file.
    ///
    /// The form with `components` is read, and the older one with `paths`, in which `NOT ` excludes, also
    /// where `details` is an object with an app for each key. Keys that are not about links are passed over.
    ///
    /// - Parameter data: The file.
    /// - Throws: A ``/Routing/RouteDocumentError`` that names the place of the fault.
    /// - Complexity: O(*n*) in the size of the file, which is bounded.
    public init(_ data: Data) throws {
        guard data.count <= Self.largestFile else {
            let message = "\(data.count) bytes, where Apple accepts \(Self.largestFile); shorten comments"
            throw RouteDocumentError(.tooLarge, at: "", message)
        }
        self = try JSONText.read(Self.self, from: Array(data))
    }
}
