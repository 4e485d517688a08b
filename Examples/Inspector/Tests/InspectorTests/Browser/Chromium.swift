import Foundation

/// A Chromium of its own, driven over the DevTools protocol through a pair of pipes; it ends with them.
actor Chromium {
    /// Where it is, if it is installed.
    static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    private let process = Process()
    private let commands = Pipe()
    private let profile: URL
    private var last = 0
    private var waiting: [Int: CheckedContinuation<JSON, any Error>] = [:]
    /// What it said without being asked.
    private(set) var events: [JSON] = []
    private var expected:
        [(isIt: @Sendable (JSON) -> Bool, continuation: CheckedContinuation<Void, any Error>)] = []
    private var isOver = false

    /// Starts it.
    ///
    /// - Parameter path: Where it is.
    /// - Throws: What keeps it from starting.
    init(at path: String) throws {
        profile = FileManager.default.temporaryDirectory.appendingPathComponent(
            "inspector-\(UUID().uuidString)")
        let answers = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // It reads commands from descriptor 3 and writes answers to 4, which only a shell can be asked for.
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
    ///   - parameters: Its parameters.
    ///   - session: The page that it is for; `nil` for the browser itself.
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

    /// Waits until it has said something without being asked, if it has not yet.
    ///
    /// - Parameter isIt: Whether an event is the one.
    /// - Throws: ``Gone``.
    func hears(_ isIt: @escaping @Sendable (JSON) -> Bool) async throws {
        if isOver { throw Gone() }
        if events.contains(where: isIt) { return }
        try await withCheckedThrowingContinuation { expected.append((isIt, $0)) }
    }

    /// Ends it, and removes what it wrote.
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

    /// It ended before it answered.
    struct Gone: Error {}

    /// It could not do what it was told.
    struct Fault: Error {
        let message: String
    }
}
