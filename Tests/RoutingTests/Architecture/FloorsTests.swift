import Foundation
import Testing

/// Each folder of `Sources/Routing` uses the types of those above it in a list, and of none below.
///
/// What stands in no folder is the public face, the last of them.
@Suite struct FloorsTests {
    private static let face = "the public face"
    private static let floors =
        ["Base", "URL", "Pattern", "Matching", "Values", "Registry", "Dispatch", face]

    @Test func noArrowRunsUp() throws {
        let files = try Self.files()
        var floors: [String: Int] = [:]
        for file in files {
            for type in file.words.declarations { floors[type] = file.floor }
        }
        #expect(files.count > 200 && floors.count > 150)
        for file in files {
            for (type, line) in file.words.mentions where floors[type] ?? 0 > file.floor {
                let floor = Self.floors[floors[type] ?? 0]
                Issue.record("\(file.path):\(line) mentions \(type), which \(floor) declares")
            }
        }
    }

    @Test func everyFolderIsAFloor() throws {
        #expect(try Set(Self.files().map(\.floor)).count == Self.floors.count)
    }

    private struct File {
        let path: String
        let floor: Int
        let words: SourceWords
    }

    private static func files() throws -> [File] {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/Routing").standardizedFileURL
        let paths = try #require(FileManager.default.enumerator(atPath: root.path)).compactMap {
            $0 as? String
        }
        return try paths.filter { $0.hasSuffix(".swift") }.map { path in
            let folder = path.contains("/") ? String(path.prefix { $0 != "/" }) : face
            let floor = try #require(floors.firstIndex(of: folder), "\(folder) is not in the list")
            let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            return File(path: path, floor: floor, words: SourceWords(text))
        }
    }
}
