import Foundation

/// Something that pages are told, encoded once for all of them.
package struct Message: Sendable {
    /// What it is about.
    package enum Topic: String, Sendable {
        case hello
        case window
        case navigation
        case records
        /// The route table has changed.
        case routes
        case outcome
        case lost
        /// Something could not be said.
        case fault
    }

    /// How much is lost with it.
    package let weight: Int
    /// The message as a server-sent event.
    package let text: String

    /// Encodes a message.
    ///
    /// - Parameters:
    ///   - topic: What it is about.
    ///   - payload: What it says.
    ///   - weight: How much is lost with it.
    package init(_ topic: Topic, _ payload: some Encodable, weight: Int = 1) {
        self.weight = weight
        do {
            // JSON without white space is one line, as an event wants it.
            let data = try JSONEncoder().encode(payload)
            text = "event: \(topic.rawValue)\ndata: \(String(decoding: data, as: UTF8.self))\n\n"
        } catch {
            text =
                "event: \(Topic.fault.rawValue)\ndata: {\"message\":\"a message could not be encoded\"}\n\n"
        }
    }
}
