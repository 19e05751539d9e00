extension UIView {
    /// How an image or another content fills a view.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// The parts of a view's frame that change with its superview.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// Whether the tint is dimmed.
    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
}

/// Whether a view is turned around where one reads from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    /// As one reads.
    case unspecified
    /// Controls of films and music, which are never turned around.
    case playback
    /// Controls of directions, such as a joystick, which are never turned around.
    case spatial
    case forceLeftToRight, forceRightToLeft

    /// Nil for the direction in which one reads.
    fileprivate var direction: UIUserInterfaceLayoutDirection? {
        switch self {
        case .unspecified: nil
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

extension UIView {
    /// The direction that the view or `UIView.appearance()` sets; nil for that in which one reads.
    private var ownDirection: UIUserInterfaceLayoutDirection? {
        let attribute = page.appearanceIfSet(of: UIView.self)?.semanticContentAttribute ?? .unspecified
        return semanticContentAttribute.direction ?? attribute.direction
    }

    private var readingDirection: UIUserInterfaceLayoutDirection {
        page.traits.isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// The direction in which the view is drawn if that is not the one of its superview.
    package final var drawnDirection: UIUserInterfaceLayoutDirection? {
        // Subviews do not take over what a view sets.
        ownDirection ?? (superview?.ownDirection == nil ? nil : readingDirection)
    }

    /// The direction in which the subviews that have leading and trailing edges are arranged.
    public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        ownDirection ?? readingDirection
    }

    /// Returns the direction of views with an attribute.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        attribute.direction ?? UIApplication.shared.userInterfaceLayoutDirection
    }

    /// Returns the direction of views with an attribute in views of another direction.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection { semanticContentAttribute.direction ?? layoutDirection }
}
