internal import Foundation

/// Takes pictures of previews.
struct PreviewCamera {
    private let page: Chromium.Page
    private let origin: String
    private let gallery: PreviewGallery

    init(_ browser: Chromium, origin: String, gallery: PreviewGallery) throws {
        page = try Chromium.Page(browser)
        self.origin = origin
        self.gallery = gallery
        try page.call("Page.enable")
        try page.call("Network.enable")
    }

    /// - Throws: `ToolError` with the message of a preview that traps, or that does not come to rest.
    func picture(of entry: PreviewEntry, in variant: PreviewVariant) throws -> Data {
        let size = variant.size(of: entry)
        try page.call(
            "Emulation.setDeviceMetricsOverride",
            [
                "width": size.width, "height": size.height, "deviceScaleFactor": 1,
                "mobile": min(size.width, size.height) < 700,
            ]
        )
        let features = [
            ["name": "prefers-color-scheme", "value": variant.scheme],
            ["name": "prefers-reduced-motion", "value": "reduce"],
        ]
        try page.call("Emulation.setEmulatedMedia", ["features": features])
        // Each picture is of a new process, which begins with nothing stored.
        try page.call("Network.clearBrowserCookies")
        let frame = UUID().uuidString.filter(\.isHexDigit).lowercased()
        page.browser.forgetEvents()
        try page.call("Page.navigate", ["url": origin + variant.path(of: entry, frame: frame)])
        try waitUntilSettled(frame: frame)
        var parameters: Chromium.Fields = ["format": "png"]
        if entry.layout == .fits, let clip = try page.evaluate(Self.box) as? Chromium.Fields {
            parameters["clip"] = clip
        }
        let answer = try page.call("Page.captureScreenshot", parameters)
        try checkTrap(frame)
        guard let data = (answer["data"] as? String).flatMap({ Data(base64Encoded: $0) }) else {
            throw ToolError("the browser has made no picture")
        }
        return data
    }

    /// Waits until the page is connected and nothing has come for a moment.
    private func waitUntilSettled(frame: String) throws {
        let deadline = ContinuousClock.now + .seconds(60)
        var isConnected = false
        while ContinuousClock.now < deadline {
            let event = try page.browser.event(within: isConnected ? .milliseconds(400) : .milliseconds(500))
            switch event?.method {
            case "Network.webSocketFrameReceived": isConnected = true
            case "Network.responseReceived":
                let response = event?.parameters["response"] as? Chromium.Fields
                guard event?.parameters["type"] as? String == "Document", let status = response?["status"] as? Int,
                    status >= 400
                else { continue }
                try checkTrap(frame)
                throw ToolError("the program answered with status \(status)")
            case nil where isConnected:
                _ = try page.evaluate(Self.settle)
                return
            case nil: try checkTrap(frame)
            default: continue
            }
        }
        throw ToolError("it did not come to rest within a minute")
    }

    private func checkTrap(_ frame: String) throws {
        if let message = gallery.trap(of: frame) { throw ToolError(message) }
    }

    /// Waits for fonts and images, and stops what moves for ever, such as a blinking caret.
    private static let settle = """
        (async () => {
            await document.fonts.ready;
            await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
            const sheet = new CSSStyleSheet();
            sheet.replaceSync('* { caret-color: transparent !important }');
            document.adoptedStyleSheets.push(sheet);
            const isEndless = (animation) => animation.effect?.getComputedTiming().endTime === Infinity;
            const animations = document.getAnimations();
            for (const animation of animations.filter(isEndless)) {
                animation.pause();
                animation.currentTime = 0;
            }
            await Promise.all(animations.filter((animation) => !isEndless(animation)).map(({ finished }) => finished.catch(() => {})));
            await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        })()
        """

    /// The box of a preview that has the size of its content, within the window.
    private static let box = """
        (() => {
            const box = document.querySelector('[data-testid="oriel-preview"]')?.getBoundingClientRect();
            if (!box?.width || !box.height) return null;
            const [x, y] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
            const [right, bottom] = [Math.min(innerWidth, Math.ceil(box.right)), Math.min(innerHeight, Math.ceil(box.bottom))];
            return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y), scale: 1 };
        })()
        """
}
