internal import Foundation

/// Takes pictures of previews.
struct PreviewCamera {
    private let page: Chromium.Page
    /// The connections that the page has made.
    private var sockets: Set<String> = []
    private let origin: String
    private let gallery: PreviewGallery
    private let comparison: PictureComparison

    init(_ browser: Chromium, origin: String, gallery: PreviewGallery, comparison: PictureComparison) throws {
        page = try Chromium.Page(browser)
        self.origin = origin
        self.gallery = gallery
        self.comparison = comparison
        try page.call("Page.enable")
        try page.call("Network.enable")
    }

    /// - Throws: `ToolError` with the message of a preview that traps, or that does not come to rest.
    mutating func picture(of entry: PreviewEntry, in variant: PreviewVariant) throws -> Data {
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
        sockets = []
        let began = ContinuousClock.now
        try page.call("Page.navigate", ["url": origin + variant.path(of: entry, frame: frame)])
        let deadline = began + .seconds(60)
        // In one window, only the page in front is drawn.
        try page.call("Page.bringToFront")
        while try !isConnected(page.browser.event(within: .milliseconds(500)), frame: frame) {
            guard ContinuousClock.now < deadline else { throw ToolError("the page did not connect within a minute") }
        }
        // What the server sends next takes longer on a machine on which the page has taken longer.
        let quiet: Duration = max(.milliseconds(300), (ContinuousClock.now - began) / 2)
        // A pause does not mean that the view is at rest, since the machine may be busy: two pictures in a row must
        // be equal. Chromium may draw blurs in one of two ways by turns, so their pixels may differ a little.
        var last: Data?
        while ContinuousClock.now < deadline {
            _ = try page.evaluate(Self.settle)
            let picture = try capture(entry)
            while ContinuousClock.now < deadline, let event = try page.browser.event(within: quiet) {
                _ = try isConnected(event, frame: frame)
            }
            if let last, try picture == last || comparison.difference(last, picture) == nil { return last }
            last = picture
        }
        throw ToolError("it did not come to rest within a minute")
    }

    /// Whether an event says that the page has a message of the server.
    ///
    /// - Throws: `ToolError` if it says that the preview has trapped.
    private mutating func isConnected(_ event: Chromium.Event?, frame: String) throws -> Bool {
        switch event?.method {
        case "Network.webSocketCreated": sockets.insert(event?.parameters["requestId"] as? String ?? "")
        case "Network.webSocketFrameReceived": return true
        // That of the page before is closed when this one has begun.
        case "Network.webSocketClosed" where sockets.contains(event?.parameters["requestId"] as? String ?? ""):
            if let message = gallery.trap(of: frame) { throw ToolError(message) }
        case "Network.responseReceived" where event?.parameters["type"] as? String == "Document":
            let response = event?.parameters["response"] as? Chromium.Fields
            guard let status = response?["status"] as? Int, status >= 400 else { break }
            if let message = gallery.trap(of: frame) { throw ToolError(message) }
            // A page in place of this one, which loads it again.
            guard status == 503 else { throw ToolError("the program answered with status \(status)") }
        default: break
        }
        return false
    }

    private func capture(_ entry: PreviewEntry) throws -> Data {
        var parameters: Chromium.Fields = ["format": "png"]
        if entry.layout == .fits, let clip = try page.evaluate(Self.box) as? Chromium.Fields {
            parameters["clip"] = clip
        }
        let answer = try page.call("Page.captureScreenshot", parameters)
        guard let data = (answer["data"] as? String).flatMap({ Data(base64Encoded: $0) }) else {
            throw ToolError("the browser has made no picture")
        }
        return data
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
            // Those that follow scrolling never end by themselves.
            const ends = (animation) => animation.timeline === document.timeline && animation.playState === 'running';
            await Promise.all(animations.filter(ends).map(({ finished }) => finished.catch(() => {})));
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
