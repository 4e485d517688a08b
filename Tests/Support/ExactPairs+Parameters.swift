import Routing

// A fuzz target compiles the files of `Reference` itself.
#if canImport(Reference)
    @testable import Reference
#endif

extension ExactPairs {
    init(_ parameters: Parameters) {
        self.init(parameters.map { ($0.name, $0.value) })
    }
}
