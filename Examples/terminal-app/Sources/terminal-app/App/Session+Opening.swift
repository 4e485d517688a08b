import DemoApp
import Routing

extension Session {
    /// More URLs are not opened at the same time; those that wait for a login count.
    private static let mostOpenings = 16

    /// Opens a URL with the app's router, and says what came of it.
    ///
    /// Keys are read meanwhile: what is opened may wait for a login.
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
            // What shows needs no words.
            return outcome.value(as: String.self).map { .note($0) }
        } catch {
            return .failure(app.router.advice(about: url, after: error))
        }
    }
}
