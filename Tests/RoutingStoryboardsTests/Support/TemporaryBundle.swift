import Foundation

/// A directory with files in it, as a bundle; it is removed when its last reference is released.
final class TemporaryBundle {
    let url: URL
    let bundle: Bundle

    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        for (path, text) in files {
            let file = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        guard let bundle = Bundle(url: url) else { throw CocoaError(.fileNoSuchFile) }
        self.bundle = bundle
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
