import Foundation

/// A page in a browser, with the actions of a user: reading, typing and tapping.
struct Tab {
    let browser: Chromium
    private let session: String

    /// Opens a page.
    ///
    /// - Parameters:
    ///   - browser: The browser.
    ///   - width: The width of the page, in CSS pixels.
    ///   - height: The height of the page, in CSS pixels.
    /// - Throws: An error of the browser.
    init(in browser: Chromium, width: Int = 1280, height: Int = 900) async throws {
        self.browser = browser
        let target = try await browser.send("Target.createTarget", ["url": "about:blank"])["targetId"]
        session =
            try await browser.send("Target.attachToTarget", ["targetId": target, "flatten": true])[
                "sessionId"
            ]
            .text ?? ""
        for domain in ["Page", "Runtime", "Log", "Audits"] { try await send("\(domain).enable") }
        try await resize(width: width, height: height)
    }

    @discardableResult
    func send(_ method: String, _ parameters: JSON = [:]) async throws -> JSON {
        try await browser.send(method, parameters, session: session)
    }

    func visit(_ url: String) async throws { try await send("Page.navigate", ["url": .text(url)]) }

    func resize(width: Int, height: Int, isPhone: Bool = false) async throws {
        try await send(
            "Emulation.setDeviceMetricsOverride",
            [
                "width": .number(Double(width)), "height": .number(Double(height)),
                "deviceScaleFactor": 1, "mobile": .bool(isPhone),
            ]
        )
    }

    func prefer(_ feature: String, _ value: String) async throws {
        let features: JSON = [["name": .text(feature), "value": .text(value)]]
        try await send("Emulation.setEmulatedMedia", ["features": features])
    }
}

extension Tab {
    /// Evaluates an expression; waits for the result of a promise.
    @discardableResult
    func evaluate(_ expression: String) async throws -> JSON {
        let reply = try await send(
            "Runtime.evaluate",
            ["expression": .text(expression), "awaitPromise": true, "returnByValue": true]
        )
        if let fault = reply["exceptionDetails"]["exception"]["description"].text {
            throw Chromium.Fault(message: fault)
        }
        return reply["result"]["value"]
    }

    /// Waits until a condition holds; it is evaluated whenever the page changes.
    ///
    /// The wait fails after a minute, which is enough even on a slow machine.
    ///
    /// - Parameter condition: An expression.
    /// - Throws: An error of the browser.
    func wait(until condition: String) async throws {
        let never = literal("never: \(condition)")
        try await evaluate(
            """
            new Promise((resolve, reject) => {
                const observer = new MutationObserver(() => check());
                const check = () => {
                    if (!(\(condition))) return;
                    observer.disconnect();
                    clearTimeout(limit);
                    resolve(true);
                };
                const limit = setTimeout(() => reject(new Error(\(never))), 60_000);
                const everything = { subtree: true, childList: true, attributes: true, characterData: true };
                observer.observe(document, everything);
                check();
            })
            """
        )
    }

    /// The texts of the elements that a selector finds.
    func texts(_ selector: String) async throws -> [String] {
        try await evaluate(
            "[...document.querySelectorAll(\(literal(selector)))].map((one) => one.textContent)"
        )
        .list.compactMap(\.text)
    }

    /// Types into the focused element, key by key.
    func type(_ text: String) async throws {
        for character in text {
            try await send("Input.dispatchKeyEvent", ["type": "char", "text": .text(String(character))])
        }
    }

    /// Inserts a text into the focused element, all at once.
    func paste(_ text: String) async throws { try await send("Input.insertText", ["text": .text(text)]) }

    /// Presses a key that does not stand for a character.
    func press(_ key: String, code: Int, text: String? = nil) async throws {
        var event: [String: JSON] = [
            "type": "keyDown", "key": .text(key), "code": .text(key),
            "windowsVirtualKeyCode": .number(Double(code)),
        ]
        event["text"] = text.map(JSON.text)
        try await send("Input.dispatchKeyEvent", .object(event))
        event["type"] = "keyUp"
        event["text"] = nil
        try await send("Input.dispatchKeyEvent", .object(event))
    }

    func pressEnter() async throws { try await press("Enter", code: 13, text: "\r") }
    func pressTab() async throws { try await press("Tab", code: 9) }

    /// Taps the middle of the first element that a selector finds.
    func tap(_ selector: String) async throws {
        let middle = try await evaluate(
            """
            (() => {
                const element = document.querySelector(\(literal(selector)));
                element.scrollIntoView({ block: "center", behavior: "instant" });
                const box = element.getBoundingClientRect();
                return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
            })()
            """
        )
        for type in ["mousePressed", "mouseReleased"] {
            let event: JSON = [
                "type": .text(type), "x": middle["x"], "y": middle["y"], "button": "left", "clickCount": 1,
            ]
            try await send("Input.dispatchMouseEvent", event)
        }
    }

    /// Chooses a file for an input.
    func choose(_ file: URL, for selector: String) async throws {
        let input = try await send(
            "Runtime.evaluate",
            ["expression": .text("document.querySelector(\(literal(selector)))")]
        )
        try await send(
            "DOM.setFileInputFiles",
            ["files": [.text(file.path)], "objectId": input["result"]["objectId"]]
        )
    }

    /// Directs downloads to a folder, and waits until one is complete.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - act: An action that makes the page save a file.
    /// - Throws: An error of the browser, or of the action.
    @MainActor
    func saves(into folder: URL, _ act: @MainActor () async throws -> Void) async throws {
        _ = try await browser.send(
            "Browser.setDownloadBehavior",
            ["behavior": "allow", "downloadPath": .text(folder.path), "eventsEnabled": true]
        )
        try await act()
        try await browser.hears { event in
            event["method"] == "Browser.downloadProgress" && event["params"]["state"] == "completed"
        }
    }

    /// Takes a screenshot, and saves it in the folder `INSPECTOR_SCREENSHOTS`, if that variable is set.
    func photograph(_ name: String) async throws {
        guard let folder = ProcessInfo.processInfo.environment["INSPECTOR_SCREENSHOTS"] else { return }
        let picture = try await send("Page.captureScreenshot", ["captureBeyondViewport": true])["data"].text
        guard let data = Data(base64Encoded: picture ?? "") else { return }
        try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
    }

    /// The faults that the browser reported: errors on the console, exceptions, and violations of a policy.
    var complaints: [String] {
        get async {
            await browser.events.compactMap { event in
                let parameters = event["params"]
                switch event["method"].text {
                case "Runtime.exceptionThrown": return "\(parameters["exceptionDetails"])"
                case "Runtime.consoleAPICalled" where ["error", "warning"].contains(parameters["type"].text):
                    return "\(parameters["args"])"
                case "Log.entryAdded" where ["error", "warning"].contains(parameters["entry"]["level"].text):
                    return "\(parameters["entry"])"
                case "Audits.issueAdded"
                where parameters["issue"]["code"].text == "ContentSecurityPolicyIssue":
                    return "\(parameters["issue"])"
                case "Page.javascriptDialogOpening": return "a dialog: \(parameters["message"])"
                default: return nil
                }
            }
        }
    }

    /// A text as a literal of JavaScript.
    private func literal(_ text: String) -> String {
        let data = (try? JSONEncoder().encode(text)) ?? Data("\"\"".utf8)
        return String(decoding: data, as: UTF8.self)
    }
}
