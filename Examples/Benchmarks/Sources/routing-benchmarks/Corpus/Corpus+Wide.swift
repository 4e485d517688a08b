extension Corpus {
    /// The sizes of the generated corpora, which differ in nothing else.
    static let wideSizes = [10, 100, 1_000, 10_000, 100_000]

    /// The name of the wide corpus of a size.
    static func wideName(_ size: Int) -> String { "wide\(size)" }

    /// Generates a corpus of sections and items, like those of a large site; it is the same in every run.
    ///
    /// Half of the patterns have a capture; their order is shuffled. A tenth of the URLs match no pattern:
    /// their item does not exist, their last segment has an extra `s`, or they have an extra segment.
    ///
    /// - Parameter size: The number of patterns.
    /// - Returns: The corpus.
    static func wide(_ size: Int) -> Corpus {
        var random = SplitMix64(seed: UInt64(size))
        let side = Int((Double(size) / 2).squareRoot().rounded(.up))
        let routes = (0..<side)
            .flatMap { section in
                (0..<side).flatMap { item in
                    [
                        WideRoute(section: section, item: item, hasCapture: false),
                        WideRoute(section: section, item: item, hasCapture: true),
                    ]
                }
            }
            .shuffled(using: &random)
            .prefix(size)
        let urls = (0..<max(1_000, size / 10)).map { _ in
            routes[Int.random(in: routes.indices, using: &random)].url(using: &random)
        }
        return Corpus(name: wideName(size), patterns: routes.map(\.pattern), urls: urls)
    }
}

/// A pattern of a wide corpus.
private struct WideRoute {
    let section: Int
    let item: Int
    let hasCapture: Bool

    var pattern: String { path(item: "item\(item)", capture: ":id") }

    func url(using random: inout SplitMix64) -> String {
        let capture = String(Int.random(in: 1..<1_000_000, using: &random))
        let hit = path(item: "item\(item)", capture: capture)
        guard Int.random(in: 0..<10, using: &random) == 0 else { return hit }
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return path(item: "itemz\(item)", capture: capture)
        case 1: return hit + "s"
        default: return hit + "/nope"
        }
    }

    private func path(item: String, capture: String) -> String {
        "/section\(section)/\(item)/" + (hasCapture ? "\(capture)/detail" : "list")
    }
}
