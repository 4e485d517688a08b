import ArgumentParser

/// A file that is not what it has to be, with all that is wrong with it.
struct BadFile: Error {
    /// Something that is wrong, and what to do about it.
    struct Fault {
        /// The line and the column, in characters, counted from 1, as far as they are known.
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
    /// A line for each fault, as compilers write them, and how many there are if there are several.
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
    /// Does something that needs files; a bad one ends the program, once it has been told what is wrong with it.
    ///
    /// - Throws: An `ExitCode` for a bad file, or what `body` throws.
    static func told<Value>(by body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let bad as BadFile {
            StandardError.tell("\(bad)")
            throw ExitCode.badFile
        }
    }
}
