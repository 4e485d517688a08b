internal import Foundation
internal import RoutingPresentation

/// A cache of documents, so that a storyboard that is opened again need not be read again.
@MainActor
struct StoryboardCache {
    /// The maximum number of cached documents; the document that was read first is removed first.
    static let maximalCount = 64

    private var documents: [URL: StoryboardDocument] = [:]
    private var order: [URL] = []

    /// Returns the document of a file, which is read unless it is cached; a failed read is not cached.
    ///
    /// - Parameter url: The file.
    /// - Returns: The document.
    /// - Throws: `PresentationError` with the code `malformedStoryboard`.
    mutating func document(at url: URL) throws(PresentationError) -> StoryboardDocument {
        if let document = documents[url] { return document }
        let document = try Self.read(url)
        if order.count == Self.maximalCount { documents[order.removeFirst()] = nil }
        order.append(url)
        documents[url] = document
        return document
    }

    private static func read(_ url: URL) throws(PresentationError) -> StoryboardDocument {
        let data: Data
        do {
            let file = try FileHandle(forReadingFrom: url)
            // One byte above the limit is enough for the reader to refuse the file.
            data = try file.read(upToCount: StoryboardText.maximalSize + 1) ?? Data()
        } catch {
            throw .unreadable(url, because: error)
        }
        do throws(MalformedStoryboard) {
            return try StoryboardDocument(reading: data)
        } catch {
            throw .malformed(url, error)
        }
    }
}
