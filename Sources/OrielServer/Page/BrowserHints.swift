internal import HTTPTypes

/// What the headers of a request tell of the browser's window, before the browser can say it exactly.
enum BrowserHints {
    /// What browsers that know client hints are asked to send with every request.
    static let wanted = "Sec-CH-Viewport-Width"

    /// Whether a window offers the width of a tablet.
    ///
    /// - Parameter width: In points.
    static func isWide(_ width: some BinaryInteger) -> Bool { width >= 700 }

    /// Whether the window is likely to be wide: by its width, or else by what kind of device the browser says it is on.
    static func isWide(_ headers: HTTPFields) -> Bool {
        if let width = headers[.viewportWidth].flatMap({ Int($0) }) { return isWide(width) }
        guard let agent = headers[.userAgent], agent.hasPrefix("Mozilla/") else { return false }
        // Browsers on phones say so by agreement; a program that is no browser may show anything.
        return headers[.isMobile] != "?1" && !agent.contains("Mobi")
    }
}

extension HTTPField.Name {
    static let acceptCH = Self("Accept-CH")!
    fileprivate static let viewportWidth = Self("Sec-CH-Viewport-Width")!
    fileprivate static let isMobile = Self("Sec-CH-UA-Mobile")!
}
