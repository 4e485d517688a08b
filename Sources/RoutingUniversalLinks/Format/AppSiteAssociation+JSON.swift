internal import Routing

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension AppSiteAssociation {
    /// The size limit of Apple's systems, in bytes and not compressed ("Supporting associated domains").
    package static let largestFile = 128 * 1024

    /// The text of the file, for `https://<host>/.well-known/apple-app-site-association`.
    ///
    /// Equal values give equal texts. The text has line breaks and indentation, unless these would make it
    /// larger than 128 KiB. A file that was made from routes is never larger than that.
    public var json: String {
        let file = AppSiteFile(self)
        let text = JSONText.pretty(file)
        return text.utf8.count <= Self.largestFile ? text : JSONText.compact(file)
    }

    /// Reads a file.
    ///
    /// It reads the form with `components` and the older form with `paths`, in which `NOT ` excludes. It also
    /// reads files in which `details` is an object with a key for each app. Keys that do not concern links
    /// are skipped.
    ///
    /// - Parameter data: The file.
    /// - Throws: A ``/Routing/RouteDocumentError`` that names the place of the fault.
    /// - Complexity: O(*n*) in the size of the file, which is bounded.
    public init(_ data: Data) throws {
        guard data.count <= Self.largestFile else {
            let message = "\(data.count) bytes, where Apple accepts \(Self.largestFile); shorten comments"
            throw RouteDocumentError(.tooLarge, at: "", message)
        }
        self = try Self(JSONText.read(AppSiteFile.self, from: Array(data)))
    }
}
