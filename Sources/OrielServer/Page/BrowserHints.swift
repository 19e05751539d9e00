internal import Foundation
internal import HTTPTypes

/// Estimates of the browser window from request headers, used until the browser sends exact values.
enum BrowserHints {
    /// The client hint requested from browsers, as the value of `Accept-CH`.
    static let wanted = "Sec-CH-Viewport-Width"

    /// Returns whether a window of this width counts as wide, like a tablet.
    ///
    /// - Parameter width: In points.
    static func isWide(_ width: some BinaryInteger) -> Bool { width >= 700 }

    /// The size of a window of which only the kind is known, in points: a phone's or a tablet's.
    static func windowSize(isWide: Bool) -> CGSize {
        isWide ? CGSize(width: 1024, height: 768) : CGSize(width: 390, height: 844)
    }

    /// Returns whether the window is probably wide, judged by its width or else by the device type in the headers.
    static func isWide(_ headers: HTTPFields) -> Bool {
        if let width = headers[.viewportWidth].flatMap({ Int($0) }) { return isWide(width) }
        guard let agent = headers[.userAgent], agent.hasPrefix("Mozilla/") else { return false }
        // Phone browsers identify themselves this way by convention. For other programs either result will do.
        return headers[.isMobile] != "?1" && !agent.contains("Mobi")
    }
}

extension HTTPField.Name {
    static let acceptCH = Self("Accept-CH")!
    fileprivate static let viewportWidth = Self("Sec-CH-Viewport-Width")!
    fileprivate static let isMobile = Self("Sec-CH-UA-Mobile")!
}
