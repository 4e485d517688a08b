@testable import Routing

/// What holds of the reading of every document.
enum DocumentLaws {
    /// Reads a document, or sees that the error says what is wrong.
    ///
    /// - Parameters:
    ///   - text: The document.
    ///   - reading: How it is read.
    /// - Returns: What was read, if anything was.
    static func read<Document>(_ text: String, _ reading: () throws -> Document) -> Document? {
        do {
            return try reading()
        } catch let error as RouteDocumentError {
            Law.check("an error says what is wrong", !error.message.isEmpty, (text, error))
            Law.check("an error is short", error.description.utf8.count < 1000 + 8 * text.utf8.count, error)
        } catch {
            Law.check("an error is a RouteDocumentError", false, (text, error))
        }
        return nil
    }
}
