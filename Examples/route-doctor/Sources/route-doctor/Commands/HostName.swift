import ArgumentParser
import Routing

/// The host of a web site, and nothing around it.
struct HostName: ExpressibleByArgument {
    /// In lower case.
    let text: String

    init?(argument: String) {
        // Where nobody looks at it again, a URL instead of a host would be a host without any links.
        guard let url = try? RouteURL("https://\(argument)/"), let host = url.host, url.segments.isEmpty,
            host == argument.lowercased()
        else { return nil }
        text = host
    }
}
