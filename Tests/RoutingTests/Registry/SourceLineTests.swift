import Testing

@testable import Routing

@Suite struct SourceLineTests {
    private let place = SourceLine("App/Routes.swift", 12)

    @Test func itIsAFileAndALine() {
        #expect(place.fileID == "App/Routes.swift")
        #expect(place.line == 12)
        #expect(place.description == "App/Routes.swift:12")
    }

    @Test func twoAreOneWhenFileAndLineAre() {
        #expect(place == SourceLine("App/Routes.swift", 12))
        #expect(place != SourceLine("App/Routes.swift", 13))
        #expect(place != SourceLine("App/Other.swift", 12))
        #expect(Set([place, SourceLine("App/Routes.swift", 12)]).count == 1)
    }

    @Test func oneFromATableIsTheSamePlace() {
        let read = SourceLine(text: ["App", "Routes.swift"].joined(separator: "/"), 12)
        #expect(read == place && read.description == place.description)
        #expect(Set([place, read]).count == 1)
        #expect(read != SourceLine(text: "App/Routes.swift", 13))
        #expect(SourceLine(text: "", .max).line == UInt(UInt32.max))
    }

    @Test func everyEntryHasOneSoThatItIsSmall() {
        #expect(MemoryLayout<SourceLine>.size <= 24)
    }
}
