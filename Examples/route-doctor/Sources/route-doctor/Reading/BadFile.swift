import ArgumentParser

/// The error for a malformed file, with all faults of the file.
struct BadFile: Error {
    /// A fault, and advice how to correct it.
    struct Fault {
        /// The line and the column if they are known, in characters, counted from 1.
        var line: Int?
        var column: Int?
        let message: String
    }

    let file: InputFile
    let faults: [Fault]

    init(_ file: InputFile, _ faults: [Fault]) {
        self.file = file
        self.faults = faults
    }

    /// Makes a fault of the whole file.
    init(_ file: InputFile, _ message: String) {
        self.init(file, [Fault(message: message)])
    }
}

extension BadFile: CustomStringConvertible {
    /// A line for each fault, in the style of compilers, followed by their number if there are several.
    var description: String {
        let lines = faults.map { fault in
            let place = [fault.line, fault.column].compactMap { $0 }.map { ":\($0)" }.joined()
            return "\(file.name)\(place): \(fault.message)"
        }
        let count = faults.count > 1 ? ["\(file.name): \(faults.count) faults, so nothing was looked at"] : []
        return (lines + count).joined(separator: "\n")
    }
}

extension BadFile {
    /// Calls a closure that reads files; reports a malformed file and ends the program.
    ///
    /// - Throws: An `ExitCode` for a malformed file, or the error of `body`.
    static func told<Value>(by body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let bad as BadFile {
            StandardError.tell("\(bad)")
            throw ExitCode.badFile
        }
    }
}
