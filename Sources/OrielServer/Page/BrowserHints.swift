internal import Foundation
internal import HTTPTypes
internal import Hummingbird

/// Estimates of the browser window from a request, used until the browser sends exact values.
enum BrowserHints {
    /// The client hint requested from browsers, as the value of `Accept-CH`.
    static let wanted = "Sec-CH-Viewport-Width"

    /// The cookie with the width of the browser's last page. Not all browsers send client hints.
    static let cookie = "oriel-width"

    /// Returns whether a window of this width counts as wide, like a tablet.
    ///
    /// - Parameter width: In points.
    static func isWide(_ width: some BinaryInteger) -> Bool { width >= 700 }

    /// The size of a window of which only the kind is known, in points: a phone's or a tablet's.
    static func windowSize(isWide: Bool) -> CGSize {
        isWide ? CGSize(width: 1024, height: 768) : CGSize(width: 390, height: 844)
    }

    /// Returns whether the window is probably wide, judged by its width, the width of the last page or the device type.
    static func isWide(_ request: Request) -> Bool {
        let headers = request.headers
        let widths = [headers[.viewportWidth], request.cookies[cookie]?.value]
        if let width = widths.lazy.compactMap({ $0.flatMap { UInt32($0) } }).first { return isWide(width) }
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
