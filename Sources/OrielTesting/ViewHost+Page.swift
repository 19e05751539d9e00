import OrielWeb

extension ViewHost {
    /// The markup of the page as a browser gets it, without what all pages share.
    ///
    /// The same views give the same markup; the numbers of classes depend on what the process has shown before, so look for
    /// content rather than for classes.
    ///
    ///     #expect(host.html.contains("<button"))
    public var html: String { document.html }

    /// How many bytes have gone to the browser for what changed since the last call, headers of frames not counted.
    ///
    ///     _ = host.wireBytes
    ///     try await host.tap("Add")
    ///     #expect(host.wireBytes < 40)
    public var wireBytes: Int {
        wireByteCount += document.encodeChanges().count
        defer { wireByteCount = 0 }
        return wireByteCount
    }

    /// A whole document with its styles, to be looked at in a browser; nothing in it is live.
    public func standalonePage() throws -> String {
        let page = document.makePage()
        return """
            <!doctype html><html lang="en"><meta charset="utf-8">\
            <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">\
            <style>\(try Stylesheet.load())\(page.rules)</style><body><main id="oriel">\(page.body)</main></body></html>
            """
    }
}
