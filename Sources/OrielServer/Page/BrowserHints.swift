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

    /// The widths of a phone's and a tablet's window, in points.
    static let (phone, tablet) = (390, 1024)

    /// Returns the probable size of a window of which only the width is known, in points.
    static func windowSize(width: Int) -> CGSize { CGSize(width: width, height: isWide(width) ? 768 : 844) }

    /// Returns the probable width of the window in points: its own, that of the last page, or one that fits the device type.
    static func width(_ request: Request) -> Int {
        let headers = request.headers
        let widths = [headers[.viewportWidth], request.cookies[cookie]?.value]
        if let width = widths.lazy.compactMap({ $0.flatMap { UInt32($0) } }).first { return Int(min(width, 65_535)) }
        guard let agent = headers[.userAgent], agent.hasPrefix("Mozilla/") else { return phone }
        // Phone browsers identify themselves this way by convention. For other programs either result will do.
        return headers[.isMobile] != "?1" && !agent.contains("Mobi") ? tablet : phone
    }
}

extension HTTPField.Name {
    static let acceptCH = Self("Accept-CH")!
    fileprivate static let viewportWidth = Self("Sec-CH-Viewport-Width")!
    fileprivate static let isMobile = Self("Sec-CH-UA-Mobile")!
}
