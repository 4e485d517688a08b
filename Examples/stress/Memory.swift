import Foundation

/// The memory of this process.
enum Memory {
    /// The most that it has had so far, in megabytes.
    static var peak: Double {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_SELF, &usage)
            let unit = 1.0
        #else
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            let unit = 1024.0
        #endif
        return Double(usage.ru_maxrss) * unit / 1_000_000
    }
}
