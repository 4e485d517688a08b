import Routing
import Testing

/// The samples of the documentation of values in parameters.
@Suite struct ParameterValueSamples {
    @Test func aParameterIsReadAsAValue() throws {
        let parameters: Parameters = ["id": "7", "tag": "new", "tag": "sale"]
        let id = try parameters.value("id", as: Int.self)
        let page = try parameters.value("page", as: Int?.self) ?? 1
        let tags = try parameters.value("tag", as: [String].self)
        assert(id == 7 && page == 1 && tags == ["new", "sale"])
        #expect(id == 7 && page == 1 && tags == ["new", "sale"])
    }

    @Test func propertiesBecomeParameters() throws {
        struct Filter: Codable {
            var page: Int?
            var tags: [String]
        }
        let parameters = try Parameters(encoding: Filter(page: 2, tags: ["new", "sale"]))
        assert(parameters == ["page": "2", "tags": "new", "tags": "sale"])
        #expect(parameters == ["page": "2", "tags": "new", "tags": "sale"])
    }
}
