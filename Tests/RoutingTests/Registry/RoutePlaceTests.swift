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

    @Test func oneFromATableIsTheSamePlace() {
        let read = RoutePlace(text: ["App", "Routes.swift"].joined(separator: "/"), 12)
        #expect(read == place && read.description == place.description)
        #expect(Set([place, read]).count == 1)
        #expect(read != RoutePlace(text: "App/Routes.swift", 13))
        #expect(RoutePlace(text: "", .max).line == UInt(UInt32.max))
    }

    @Test func everyEntryHasOneSoThatItIsSmall() {
        #expect(MemoryLayout<RoutePlace>.size <= 24)
    }
}
