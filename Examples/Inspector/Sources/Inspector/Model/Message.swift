import Foundation

/// A message to pages, encoded once for all pages.
package struct Message: Sendable {
    /// The topic of a message.
    package enum Topic: String, Sendable {
        case hello
        case window
        case navigation
        case records
        /// The route table has changed.
        case routes
        case outcome
        case lost
        /// A message could not be encoded.
        case fault
    }

    /// The number of lost items if this message is lost.
    package let weight: Int
    /// The message as a server-sent event.
    package let text: String

    /// Encodes a message.
    ///
    /// - Parameters:
    ///   - topic: The topic.
    ///   - payload: The content.
    ///   - weight: The number of lost items if this message is lost.
    package init(_ topic: Topic, _ payload: some Encodable, weight: Int = 1) {
        self.weight = weight
        do {
            // JSON without white space is one line, as server-sent events require.
            let data = try JSONEncoder().encode(payload)
            text = "event: \(topic.rawValue)\ndata: \(String(decoding: data, as: UTF8.self))\n\n"
        } catch {
            text =
                "event: \(Topic.fault.rawValue)\ndata: {\"message\":\"a message could not be encoded\"}\n\n"
        }
    }
}
