import ArgumentParser
import Routing

/// The host of a web site, without the other parts of a URL.
struct HostName: ExpressibleByArgument {
    /// The host in lower case.
    let text: String

    init?(argument: String) {
        // Without this check, a URL would count as a host without links.
        guard let url = try? RouteURL("https://\(argument)/"), let host = url.host, url.segments.isEmpty,
            host == argument.lowercased()
        else { return nil }
        text = host
    }
}
