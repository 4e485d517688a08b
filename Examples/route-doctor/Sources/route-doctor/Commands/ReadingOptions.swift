import ArgumentParser
import Routing

/// The router's options for reading URLs, which a table does not contain.
struct ReadingOptions: ParsableArguments {
    @Flag(help: "Tell capitals apart, as 'caseSensitive' does.")
    var caseSensitive = false

    @Option(
        help: ArgumentHelp(
            "A host whose web URLs patterns without a host match, as 'webHosts' has; may be repeated.",
            valueName: "host"
        )
    )
    var webHost: [HostName] = []

    @Option(
        help: ArgumentHelp(
            "A scheme of the web besides those of browsers, as 'webSchemes' has; may be repeated.",
            valueName: "scheme"
        )
    )
    var webScheme: [String] = []
}

extension ReadingOptions {
    /// The configuration of the router.
    var configuration: Routing.Configuration {
        var configuration = Routing.Configuration(caseSensitive: caseSensitive)
        if !webHost.isEmpty { configuration.webHosts = Set(webHost.map(\.text)) }
        if !webScheme.isEmpty { configuration.webSchemes = Set(webScheme) }
        return configuration
    }
}
