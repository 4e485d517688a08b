internal import Foundation

extension Bundle {
    /// Finds a storyboard, in the language of the user if there are several.
    func storyboardURL(named name: String, compiled: Bool = false) -> URL? {
        let path = name.split(separator: "/").map(String.init)
        guard let file = path.last else { return nil }
        let found = url(
            forResource: file,
            withExtension: compiled ? "storyboardc" : "storyboard",
            subdirectory: path.count > 1 ? path.dropLast().joined(separator: "/") : nil
        )
        return found ?? (compiled ? nil : addedStoryboardURL(at: path))
    }

    /// Finds a storyboard that was added after the bundle was first searched.
    ///
    /// A bundle remembers the files of its directories, and does not find files that are added later.
    private func addedStoryboardURL(at path: [String]) -> URL? {
        guard let root = resourceURL, !path.contains("..") else { return nil }
        let file = path.joined(separator: "/") + ".storyboard"
        let languages = (preferredLocalizations + ["Base"]).map { root.appendingPathComponent("\($0).lproj") }
        return ([root] + languages).lazy.map { $0.appendingPathComponent(file) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// The names of the storyboards in the bundle and its directories, sorted; for reports.
    var storyboardNames: [String] {
        guard let root = resourceURL else { return [] }
        var names: Set<String> = []
        for file in root.contents {
            if file.pathExtension == "storyboard" { names.insert(file.nameOfStoryboard) }
            // Outside apps, the main bundle is a build directory, so only one level is searched.
            for inner in file.contents where inner.pathExtension == "storyboard" {
                let directory = file.pathExtension == "lproj" ? "" : "\(file.lastPathComponent)/"
                names.insert(directory + inner.nameOfStoryboard)
            }
        }
        return names.sorted()
    }
}

extension URL {
    fileprivate var nameOfStoryboard: String { deletingPathExtension().lastPathComponent }

    /// The contents of a directory; empty if the URL is not a directory.
    fileprivate var contents: [URL] {
        guard hasDirectoryPath else { return [] }
        return (try? FileManager.default.contentsOfDirectory(at: self, includingPropertiesForKeys: nil)) ?? []
    }
}
