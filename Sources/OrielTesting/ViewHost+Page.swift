import OrielWeb

extension ViewHost {
    /// The HTML of the page as a browser receives it, without the parts that all pages share.
    ///
    /// The same views produce the same HTML, except for the numbers in class names, which depend on the pages rendered
    /// earlier in the process. Test content, not class names.
    ///
    ///     #expect(host.html.contains("<button"))
    public var html: String { document.html }

    /// The number of bytes sent to the browser for changes since this property was last read, without frame headers.
    /// The first value does not include the page itself.
    ///
    ///     _ = host.wireBytes
    ///     try await host.tap("Add")
    ///     #expect(host.wireBytes < 40)
    public var wireBytes: Int {
        wireByteCount += document.encodeChanges().count
        defer { wireByteCount = 0 }
        return wireByteCount
    }

    /// Returns a complete HTML document with its styles, for viewing in a browser; the page is not interactive.
    ///
    ///     try Data(host.standalonePage().utf8).write(to: URL(fileURLWithPath: "/tmp/library.html"))
    ///
    /// - Throws: The file system's error if Oriel's resources are not next to the test executable.
    public func standalonePage() throws -> String {
        let page = document.makePage()
        return """
            <!doctype html><html lang="en"><meta charset="utf-8">\
            <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">\
            <style>\(try Stylesheet.load())</style><style>\(page.rules)</style><body><main id="oriel">\(page.body)</main></body></html>
            """
    }
}
