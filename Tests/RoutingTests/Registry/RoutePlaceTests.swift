import Testing

@testable import Routing

@Suite struct RoutePlaceTests {
    private let place = RoutePlace("App/Routes.swift", 12)

    @Test func itIsAFileAndALine() {
        #expect(place.fileID == "App/Routes.swift")
        #expect(place.line == 12)
        #expect(place.description == "App/Routes.swift:12")
    }

    @Test func twoAreOneWhenFileAndLineAre() {
        #expect(place == RoutePlace("App/Routes.swift", 12))
        #expect(place != RoutePlace("App/Routes.swift", 13))
        #expect(place != RoutePlace("App/Other.swift", 12))
        #expect(Set([place, RoutePlace("App/Routes.swift", 12)]).count == 1)
    }
}
