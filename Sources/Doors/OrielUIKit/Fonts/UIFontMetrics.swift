public import Foundation

/// Scales fonts and lengths by the text size that the user prefers.
///
///     label.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 19, weight: .medium))
///
/// Unlike Apple's, `pointSize` of a scaled font is that at the usual text size: the browser scales the font, also when the user changes the
/// size later.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// The metrics of the style `body`.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// Returns the font in the size that the user prefers.
    public func scaledFont(for font: UIFont) -> UIFont {
        UIFont(font.kind, size: font.pointSize, isItalic: font.isItalic, growsWith: style)
    }

    /// Returns the font in the size that the user prefers, at most as large as a size.
    ///
    /// Unlike the other fonts, it does not change when the user changes the size later, unless the view makes it again.
    ///
    /// - Parameter maximumPointSize: The greatest size of the result.
    @MainActor @preconcurrency
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
    }

    /// Returns a length in the proportion in which the user prefers texts of the style.
    ///
    /// A body of SwiftUI or an update of a representable that calls it runs again when the user changes the size.
    @MainActor @preconcurrency
    public func scaledValue(for value: CGFloat) -> CGFloat {
        value * (PageDevice.current?.traits.textGrowth[style] ?? 1)
    }
}
