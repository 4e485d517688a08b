import ArgumentParser
import Foundation

/// A file named on the command line.
enum InputFile: Equatable {
    /// The maximum size of a file, far above that of any real table: 4 MiB.
    private static let mostBytes = 1 << 22

    case standardInput
    case path(String)

    /// The name in messages and in places of registration.
    var name: String {
        switch self {
        case .standardInput: "stdin"
        case .path(let path): path
        }
    }
}

extension InputFile: ExpressibleByArgument {
    init(argument: String) {
        self = argument == "-" ? .standardInput : .path(argument)
    }
}

extension InputFile {
    /// Reads the file, if it is not too large.
    ///
    /// - Returns: The bytes, without a byte order mark.
    /// - Throws: A ``BadFile``.
    func bytes() throws -> [UInt8] {
        let handle = try handle()
        var bytes: [UInt8] = []
        while bytes.count <= Self.mostBytes {
            guard let chunk = try chunk(of: handle), !chunk.isEmpty else { break }
            bytes += chunk
        }
        guard bytes.count <= Self.mostBytes else {
            throw BadFile(self, "this is longer than 4 MiB, and so are no routes; name another file")
        }
        return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    }

    private func chunk(of handle: FileHandle) throws -> Data? {
        do {
            return try handle.read(upToCount: 1 << 16)
        } catch {
            // Half a table would be mistaken for a whole one.
            throw BadFile(self, "it could not be read to its end; try again")
        }
    }

    private func handle() throws -> FileHandle {
        guard case .path(let path) = self else { return .standardInput }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw BadFile(self, "there is no such file; look at its name, and where you are")
        }
        guard !isDirectory.boolValue else { throw BadFile(self, "this is a directory; name a file in it") }
        guard let handle = FileHandle(forReadingAtPath: path) else {
            throw BadFile(self, "you may not read it; look at its permissions")
        }
        return handle
    }
}
