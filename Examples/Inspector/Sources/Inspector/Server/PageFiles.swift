import Foundation

/// The files of the page, read once.
struct PageFiles: Sendable {
    /// A file as it is served.
    struct File: Sendable {
        let bytes: Data
        let type: String
    }

    /// The files by their paths.
    let files: [String: File]

    private static let types = [
        "html": "text/html; charset=utf-8",
        "css": "text/css; charset=utf-8",
        "js": "text/javascript; charset=utf-8",
        "svg": "image/svg+xml",
    ]

    /// Reads the files from the resources of this package.
    ///
    /// - Throws: An error of the file system.
    init() throws {
        var files: [String: File] = [:]
        let folder = Bundle.module.bundleURL.appendingPathComponent("Page")
        for url in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            guard let type = Self.types[url.pathExtension] else { continue }
            files["/\(url.lastPathComponent)"] = File(bytes: try Data(contentsOf: url), type: type)
        }
        files["/"] = files["/index.html"]
        self.files = files
    }
}
