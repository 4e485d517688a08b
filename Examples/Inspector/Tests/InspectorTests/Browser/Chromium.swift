import Foundation

/// A separate Chromium process, controlled with the DevTools protocol over two pipes; it ends when they close.
actor Chromium {
    /// The path of the browser, if it is installed.
    static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    private let process = Process()
    private let commands = Pipe()
    private let profile: URL
    private var last = 0
    private var waiting: [Int: CheckedContinuation<JSON, any Error>] = [:]
    /// The events of the browser so far.
    private(set) var events: [JSON] = []
    private var expected:
        [(isIt: @Sendable (JSON) -> Bool, continuation: CheckedContinuation<Void, any Error>)] = []
    private var isOver = false

    /// Starts the browser.
    ///
    /// - Parameter path: The path of the browser.
    /// - Throws: An error when the process cannot start.
    init(at path: String) throws {
        profile = FileManager.default.temporaryDirectory.appendingPathComponent(
            "inspector-\(UUID().uuidString)")
        let answers = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // Chromium reads commands from descriptor 3 and writes answers to 4; only a shell can open these.
        let command = #"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null 2>/dev/null"#
        process.arguments = [
            "-c", command, path, "--headless", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu",
            "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions",
            "--disable-background-networking",
            "--hide-scrollbars", "--user-data-dir=\(profile.path)", "about:blank",
        ]
        process.standardInput = commands
        process.standardOutput = answers
        try process.run()

        let reader = answers.fileHandleForReading
        let (messages, continuation) = AsyncStream.makeStream(of: JSON.self)
        Thread.detachNewThread {
            var rest = Data()
            while case let part = reader.availableData, !part.isEmpty {
                rest += part
                while let end = rest.firstIndex(of: 0) {
                    if let message = try? JSONDecoder().decode(JSON.self, from: rest[..<end]) {
                        continuation.yield(message)
                    }
                    rest = Data(rest[(end + 1)...])
                }
            }
            continuation.finish()
        }
        Task {
            for await message in messages { await self.take(message) }
            await self.end()
        }
    }

    /// Sends a command, and waits for its result.
    ///
    /// - Parameters:
    ///   - method: The command.
    ///   - parameters: The parameters of the command.
    ///   - session: The session of the page; `nil` for the browser itself.
    /// - Returns: The result.
    /// - Throws: ``Fault`` or ``Gone``.
    func send(_ method: String, _ parameters: JSON = [:], session: String? = nil) async throws -> JSON {
        if isOver { throw Gone() }
        last += 1
        var message: [String: JSON] = [
            "id": .number(Double(last)), "method": .text(method), "params": parameters,
        ]
        if let session { message["sessionId"] = .text(session) }
        let data = try JSONEncoder().encode(JSON.object(message)) + Data([0])
        return try await withCheckedThrowingContinuation { continuation in
            waiting[last] = continuation
            try? commands.fileHandleForWriting.write(contentsOf: data)
        }
    }

    /// Waits for an event, unless it has already occurred.
    ///
    /// - Parameter isIt: Returns whether an event is the expected one.
    /// - Throws: ``Gone``.
    func hears(_ isIt: @escaping @Sendable (JSON) -> Bool) async throws {
        if isOver { throw Gone() }
        if events.contains(where: isIt) { return }
        try await withCheckedThrowingContinuation { expected.append((isIt, $0)) }
    }

    /// Ends the browser, and removes its profile.
    func quit() {
        try? commands.fileHandleForWriting.close()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: profile)
    }

    private func take(_ message: JSON) {
        guard let number = message["id"].number, let continuation = waiting.removeValue(forKey: Int(number))
        else {
            events.append(message)
            for (isIt, continuation) in expected where isIt(message) { continuation.resume() }
            expected.removeAll { $0.isIt(message) }
            return
        }
        if let fault = message["error"]["message"].text {
            continuation.resume(throwing: Fault(message: fault))
        } else {
            continuation.resume(returning: message["result"])
        }
    }

    private func end() {
        isOver = true
        for continuation in waiting.values { continuation.resume(throwing: Gone()) }
        for (_, continuation) in expected { continuation.resume(throwing: Gone()) }
        (waiting, expected) = ([:], [])
    }

    /// The error when the browser ended before it answered.
    struct Gone: Error {}

    /// The error when a command failed.
    struct Fault: Error {
        let message: String
    }
}
