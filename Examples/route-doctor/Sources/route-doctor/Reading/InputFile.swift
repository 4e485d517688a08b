import ArgumentParser
import Foundation

/// A file that is named on the command line.
enum InputFile: Equatable {
    /// What no table and no site's file comes near to: 4 MiB.
    private static let mostBytes = 1 << 22

    case standardInput
    case path(String)

    /// The name in messages and in places.
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
    /// Reads the file, as far as it can be anything that is read here.
    ///
    /// - Returns: The bytes, without the mark that some editors put in front.
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
            // Half a table would be looked at as if it were all there is.
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
