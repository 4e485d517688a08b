import DemoApp
import Routing

extension Session {
    /// The largest number of URLs to open at the same time, including those that wait for a login.
    private static let mostOpenings = 16

    /// Opens a URL with the app's router, and reports the result.
    ///
    /// Keys are read meanwhile, because the URL may wait for a login.
    ///
    /// - Parameter url: The URL.
    func open(_ url: String) {
        guard openings < Self.mostOpenings else {
            scene.status = .failure("\(openings) URLs wait already")
            return
        }
        openings += 1
        scene.status = .note("opening \(url) …")
        Task {
            scene.status = await status(ofOpening: url)
            openings -= 1
            draw()
        }
    }

    private func status(ofOpening url: String) async -> StatusText? {
        do {
            let outcome = try await app.router.dispatch(url)
            // A URL that shows a place needs no message.
            return outcome.value(as: String.self).map { .note($0) }
        } catch {
            return .failure(app.router.advice(about: url, after: error))
        }
    }
}
