import Foundation

/// The properties of the machine that affect the figures.
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
