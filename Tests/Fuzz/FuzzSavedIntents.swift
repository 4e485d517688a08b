import Foundation

@testable import Routing

/// Decodes any bytes as values that routers save — held intents, parameters, patterns — and saves them again.
///
/// - Parameters:
///   - start: The bytes.
///   - count: The number of bytes.
/// - Returns: Zero.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSavedIntents(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let data = Data(FuzzInput(start, count).rest)
    if let intents = again([HeldIntent].self, data, isSame: { $0.elementsEqual($1, by: isSame) }) {
        for intent in intents {
            Law.check("a route begins its URL", intent.url.utf8.starts(with: intent.route.utf8), intent)
            _ = try? intent.data(as: [String: Int].self)
            // The router decides anew about a saved URL, which only must not stop the program.
            _ = router.canOpen(intent.url)
        }
    }
    _ = again(Parameters.self, data, isSame: ==)
    _ = again([RoutePattern].self, data, isSame: ==)
    return 0
}

private let router: Routing = {
    let router = Routing()
    router.map("app://books/:id<int>") { _ in }
    router.map("/docs/:path...") { _ in }
    router.map("/a/**/z") { _ in }
    return router
}()

/// Decodes a value, saves it and decodes it again.
private func again<Value: Codable>(
    _ type: Value.Type,
    _ data: Data,
    isSame: (Value, Value) -> Bool
) -> Value? {
    guard let value = try? JSONText.value(type, from: Array(data)) else { return nil }
    let again = Law.succeeds("what is decoded is saved and comes back", value) {
        try JSONText.value(type, from: Array(try JSONText.text(value).utf8))
    }
    Law.check("what comes back is the same", isSame(value, again), (value, again))
    return value
}

private func isSame(_ left: HeldIntent, _ right: HeldIntent) -> Bool {
    let data = [left, right].map { try? $0.data(as: [String: Int].self) }
    return Law.isSame(left.url, right.url) && left.parameters == right.parameters && left.tags == right.tags
        && data[0] == data[1]
}
