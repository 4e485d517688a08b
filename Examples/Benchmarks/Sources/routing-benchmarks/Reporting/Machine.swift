import Foundation

/// What was measured on, as far as it tells figures apart.
struct Machine: Encodable {
    let operatingSystem = ProcessInfo.processInfo.operatingSystemVersionString
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let isOptimized: Bool = {
        #if DEBUG
            false
        #else
            true
        #endif
    }()
}
