import Routing

// A fuzzed target holds the file itself.
#if canImport(Reference)
    @testable import Reference
#endif

extension ExactPairs {
    init(_ parameters: Parameters) {
        self.init(parameters.map { ($0.name, $0.value) })
    }
}
