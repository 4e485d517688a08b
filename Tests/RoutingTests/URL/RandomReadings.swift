import SeededRandom

@testable import Reference
@testable import Routing
@testable import Support

/// A writer of random URLs, half of them hostile and half of them well-behaved, read in random ways.
struct RandomReadings {
    private var texts: RandomText
    private var generator: SeededGenerator

    init(seed: UInt64) {
        texts = RandomText(seed: seed)
        generator = SeededGenerator(seed: ~seed)
    }

    /// Writes a text, and chooses how it is to be read.
    mutating func nextText() -> (text: String, options: RouteURL.Options) {
        var urls = RandomURL(generator)
        let text = generator.chance(50) ? texts.next() : urls.text(near: [])
        generator = urls.generator
        _ = generator.next()
        var options = RouteURL.Options()
        if generator.chance(20) {
            options.webSchemes = generator.pick([["app"], ["APP", "wss"], ["other", "app"]])
        }
        if generator.chance(10) { options.maximumLength = generator.number(below: 24) }
        options.decodesPlusAsSpace = generator.chance(20)
        return (text, options)
    }

    /// Writes a URL, or nothing when the text turned out to be none.
    mutating func next() -> RouteURL? {
        let (text, options) = nextText()
        return try? RouteURL(text, options: options)
    }
}
