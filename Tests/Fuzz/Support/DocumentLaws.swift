@testable import Routing

/// The laws for reading any kind of document.
enum DocumentLaws {
    /// Reads a document, or checks that the error explains the fault.
    ///
    /// - Parameters:
    ///   - text: The document.
    ///   - reading: A closure that reads it.
    /// - Returns: The value of the document; `nil` when it is malformed.
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
