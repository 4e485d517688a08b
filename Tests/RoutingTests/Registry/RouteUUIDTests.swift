import Foundation
import Testing

@testable import Routing

@Suite struct RouteUUIDTests {
    @Test func eachIsAnother() {
        #expect(Set((0..<100).map { _ in RouteUUID() }).count == 100)
    }

    @Test func itIsEncodedAsAUUID() throws {
        let uuids = [RouteUUID(), RouteUUID()]
        let data = try JSONEncoder().encode(uuids)
        #expect(
            try JSONDecoder().decode([UUID].self, from: data).map(\.uuidString) == uuids.map(\.description))
        #expect(try JSONDecoder().decode([RouteUUID].self, from: data) == uuids)
    }

    @Test(arguments: [#"["7"]"#, "[7]", "[null]"])
    func whatIsNoUUIDIsRefused(_ json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([RouteUUID].self, from: Data(json.utf8))
        }
    }
}
