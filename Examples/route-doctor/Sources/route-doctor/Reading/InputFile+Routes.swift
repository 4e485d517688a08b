import Foundation
import Routing
import RoutingDiagnostics
import RoutingUniversalLinks

extension InputFile {
    /// Reads a table of routes, in JSON or as text.
    ///
    /// - Parameter configuration: The configuration of the router.
    /// - Returns: A router with the entries of the table.
    /// - Throws: A ``BadFile``.
    func routes(_ configuration: Routing.Configuration) throws -> Routing {
        let text = try text()
        let first = text.utf8.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
        return try isJSON ? routes(json: text, configuration) : routes(text: text, configuration)
    }

    private func routes(json: String, _ configuration: Routing.Configuration) throws -> Routing {
        do {
            return try RouteTable(json: json).router(configuration: configuration)
        } catch let fault as RouteDocumentError {
            throw BadFile(self, JSONFaults(json).faults(configuration, first: fault))
        }
    }

    private func routes(text: String, _ configuration: Routing.Configuration) throws -> Routing {
        let table = TextTable(text, named: name)
        guard table.faults.isEmpty else { throw BadFile(self, table.faults) }
        guard !table.rows.isEmpty else {
            // The output of a command that failed is empty too, and would pass for a table.
            let table = #"'{"version": 1, "routes": []}' for a table without routes"#
            throw BadFile(self, "there is no route in it; write lines such as 'map /books/:id', or \(table)")
        }
        do {
            return try RouteTable(rows: table.rows.reversed()).router(configuration: configuration)
        } catch is RouteDocumentError {
            let faults = table.rows.compactMap { row in
                row.fault(configuration).map { BadFile.Fault(line: Int(row.line), message: $0.message) }
            }
            throw BadFile(self, faults)
        }
    }

    /// Reads the file of a site.
    ///
    /// - Throws: A ``BadFile``.
    func site() throws -> AppSiteAssociation {
        let text = try text()
        do {
            return try AppSiteAssociation(Data(text.utf8))
        } catch let fault as RouteDocumentError {
            throw BadFile(self, [BadFile.Fault(fault)])
        }
    }

    private func text() throws -> String {
        let bytes = try bytes()
        guard !bytes.contains(0), let text = String(bytes: bytes, encoding: .utf8) else {
            let message = bytes.contains(0) ? "this is not text; name another file" : "this is not UTF-8"
            throw BadFile(self, [BadFile.Fault(line: Self.firstBadLine(of: bytes), message: message)])
        }
        return text
    }

    /// The first line that is not UTF-8 or contains a zero byte.
    private static func firstBadLine(of bytes: [UInt8]) -> Int? {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.firstIndex { $0.contains(0) || String(bytes: $0, encoding: .utf8) == nil }.map { $0 + 1 }
    }
}

extension RouteTable.Row {
    /// The fault for which a router would refuse the entry, if any.
    func fault(_ configuration: Routing.Configuration) -> RouteDocumentError? {
        do {
            _ = try RouteTable(rows: [self]).router(configuration: configuration)
            return nil
        } catch {
            return error as? RouteDocumentError
        }
    }
}
