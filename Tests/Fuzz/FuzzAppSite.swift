import Foundation
import RoutingDiagnostics

@testable import Routing
@testable import RoutingUniversalLinks

/// Reads any bytes as Apple's file for universal links; a file that was read keeps its value when it is
/// written and read again.
///
/// The comments of the file serve as links to ask about, and as the patterns of a router. The file is compared
/// with that router.
///
/// - Parameters:
///   - start: The bytes.
///   - count: The number of bytes.
/// - Returns: Zero.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAppSite(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = FuzzInput(start, count)
    let read = DocumentLaws.read(input.text) { try AppSiteAssociation(Data(input.rest)) }
    guard let site = read else { return 0 }
    let components = site.details.flatMap(\.components)
    Law.check("components take room", components.count <= count, site)
    checkWriting(site)
    let router = Routing()
    for text in components.prefix(12).compactMap(\.comment) {
        if let pattern = try? RoutePattern(text) { router.map(pattern) { _ in } }
        _ = site.handsOver(text)
    }
    checkFindings(site, router)
    checkPrinting(router)
    return 0
}

private let host = "example.com"

private func checkWriting(_ site: AppSiteAssociation) {
    let json = site.json
    // Line breaks and indentation make the written file larger, perhaps too large to be read.
    guard json.utf8.count <= AppSiteAssociation.largestFile else { return }
    let again = Law.succeeds("what was read is written and read again", json) {
        try AppSiteAssociation(Data(json.utf8))
    }
    Law.check("what is read again is equal", again == site, (site, again))
    Law.check("it is written as the same text", Law.isSame(again.json, json), json)
}

/// Checks that each finding is true: the file and the router confirm it.
private func checkFindings(_ site: AppSiteAssociation, _ router: Routing) {
    for finding in site.check(router, host: host) where finding.code != .incomplete {
        let isNotTaken = finding.code == .notTaken
        Law.check("the file says so", site.handsOver(finding.witness) == isNotTaken, (site, finding))
        Law.check("the router says so", router.canOpen(finding.witness) != isNotTaken, (site, finding))
        Law.check("a finding says what is wrong", !finding.description.isEmpty, finding)
    }
}

/// Checks that the file made from a router is valid, and complete except for the routes that it reports.
private func checkPrinting(_ router: Routing) {
    let site = AppSiteAssociation(appIDs: ["A.b"], routes: router.routes, host: host)
    let again = Law.succeeds("what is printed is read", site) { try AppSiteAssociation(Data(site.json.utf8)) }
    Law.check("what is printed comes back", again.details == site.details, (site, again))
    Law.check("variables come back", again.substitutionVariables == site.substitutionVariables, (site, again))
    for finding in site.check(router, host: host) where finding.code == .neverHandedOver {
        let isToldOf = site.unexpressed.contains { $0.route == finding.route }
        Law.check("a route that is left out is told of", isToldOf, (site, finding))
    }
}
