import Foundation

/// Browsers for tests.
enum Browsing {
    /// The reason why tests in a browser are skipped.
    static let advice: String = """
        NOT TESTED IN A BROWSER: Chromium is not installed; \
        apt-get install -y --no-install-recommends chromium fonts-dejavu-core
        """

    /// Whether a browser is installed; prints a message if none is.
    static let isPossible: Bool = {
        if Chromium.path != nil { return true }
        print(advice)
        return false
    }()

    /// Opens the page of an inspector, runs a test, and closes the browser.
    @MainActor
    static func browsing(
        _ served: Served,
        at url: String? = nil,
        width: Int = 1280,
        height: Int = 900,
        _ test: @MainActor (Tab) async throws -> Void
    ) async throws {
        guard let path = Chromium.path else { return }
        let browser = try Chromium(at: path)
        do {
            let tab = try await Tab(in: browser, width: width, height: height)
            try await tab.visit(url ?? served.url)
            // The page shows its state, whether it is connected or not.
            try await tab.wait(until: "document.querySelector('#connection')?.dataset.state")
            try await test(tab)
        } catch {
            await browser.quit()
            throw error
        }
        await browser.quit()
    }
}
