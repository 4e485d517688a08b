import Foundation
import Routing
import RoutingDiagnostics

/// Finds all faults in a JSON table, whereas the library stops reading at the first fault.
struct JSONFaults {
    /// A row, or its fault.
    private struct Attempt: Decodable {
        let result: Result<RouteTable.Row, RouteDocumentError>

        init(from decoder: any Decoder) throws {
            do {
                result = .success(try RouteTable.Row(from: decoder))
            } catch {
                result = .failure(RouteDocumentError(error))
            }
        }
    }

    private struct Attempts: Decodable {
        let routes: [Attempt]
    }

    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// Returns the faults.
    ///
    /// - Parameters:
    ///   - configuration: The configuration of the router.
    ///   - first: The fault at which reading the table stopped.
    /// - Returns: The fault of each row with its position, or the first fault if it concerns no row.
    func faults(_ configuration: Routing.Configuration, first: RouteDocumentError) -> [BadFile.Fault] {
        guard first.place.hasPrefix("routes["),
            let attempts = try? JSONDecoder().decode(Attempts.self, from: Data(text.utf8))
        else { return [BadFile.Fault(first)] }
        var places = JSONPlaces(text)
        let rows = places.rows
        return zip(attempts.routes, rows).enumerated().compactMap { index, attempt in
            let (row, offset) = attempt
            guard let fault = Self.fault(of: row, configuration) else { return nil }
            // In a table of one row, that row has the index 0.
            let member = fault.place.split(separator: "]", maxSplits: 1).dropFirst().joined()
            let name = member.drop { $0 == "." }.prefix { $0 != "." && $0 != "[" }
            let place = places.lineAndColumn(of: places.member(String(name), ofObjectAt: offset) ?? offset)
            return BadFile.Fault(
                line: place.line,
                column: place.column,
                message: "\(fault.code) at routes[\(index)]\(member): \(fault.message)"
            )
        }
    }

    private static func fault(
        of attempt: Attempt,
        _ configuration: Routing.Configuration
    ) -> RouteDocumentError? {
        switch attempt.result {
        case .success(let row): row.fault(configuration)
        case .failure(let fault): fault
        }
    }
}

extension BadFile.Fault {
    /// A fault of a document, with the line and the column that it contains for invalid JSON.
    init(_ fault: RouteDocumentError) {
        guard let place = fault.place.wholeMatch(of: #/line (\d+), column (\d+)/#) else {
            self.init(message: "\(fault)")
            return
        }
        self.init(
            line: Int(place.1),
            column: Int(place.2),
            message: "\(fault.code): \(fault.message)"
        )
    }
}
