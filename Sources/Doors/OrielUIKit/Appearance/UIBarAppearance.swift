public import Foundation

/// The background of a bar.
@MainActor @preconcurrency
public class UIBarAppearance: NSObject {
    package private(set) var isTransparent = false
    /// The colour of the bar.
    public var backgroundColor: UIColor?

    public override nonisolated init() { super.init() }

    /// Gives the bar the translucent background of the system.
    public func configureWithDefaultBackground() {
        isTransparent = false
        backgroundColor = nil
    }

    /// Gives the bar the colour of the system's background.
    public func configureWithOpaqueBackground() {
        isTransparent = false
        backgroundColor = .systemBackground
    }

    /// Removes the background of the bar.
    public func configureWithTransparentBackground() {
        isTransparent = true
        backgroundColor = nil
    }

    /// A copy of another look.
    public init(barAppearance: UIBarAppearance) {
        isTransparent = barAppearance.isTransparent
        backgroundColor = barAppearance.backgroundColor
    }

    /// Has no effect: the line of a bar is a part of its background.
    public var shadowColor: UIColor?
    /// Has no effect: the line of a bar is a part of its background.
    public var shadowImage: UIImage?
    /// Has no effect, which is logged: a bar without a colour is translucent.
    public var backgroundEffect: UIBlurEffect? {
        didSet {
            guard backgroundEffect != nil else { return }
            UIView.warn("A bar without a colour is translucent. The effects of bars cannot be chosen.")
        }
    }
    /// Has no effect, which is logged: bars have no images.
    public var backgroundImage: UIImage? {
        didSet {
            guard backgroundImage != nil else { return }
            UIView.warn("A bar has no background image. Use backgroundColor, or toolbarBackground(_:for:).")
        }
    }

    static func warnOfBackImage(_ image: UIImage?) {
        guard image != nil else { return }
        UIView.warn(
            "The arrow of the button that leads back cannot be replaced. Use navigationBarBackButtonHidden(_:)."
        )
    }

    /// Logs attributes of titles that are not drawn.
    static func check(_ attributes: [NSAttributedString.Key: Any]?) {
        let others = (attributes ?? [:]).keys.filter { $0 != .foregroundColor }.map(\.rawValue).sorted()
        guard !others.isEmpty else { return }
        UIView.warn(
            "Of the attributes of a bar's title, the foregroundColor is drawn; \(others.joined(separator: ", ")) are not."
        )
    }
}

/// The look of the buttons of a bar.
@MainActor @preconcurrency
public final class UIBarButtonItemAppearance: NSObject {
    public let normal = UIBarButtonItemStateAppearance()
    /// Has no effect: buttons have one colour in all states.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// Has no effect: buttons have one colour in all states.
    public let disabled = UIBarButtonItemStateAppearance()
    /// Has no effect: buttons have one colour in all states.
    public let focused = UIBarButtonItemStateAppearance()

    public override nonisolated init() { super.init() }

    /// - Parameter style: Has no effect: the look is the same for all styles.
    public init(style: UIBarButtonItem.Style) { super.init() }

    public func configureWithDefault(for style: UIBarButtonItem.Style) { normal.titleTextAttributes = [:] }
}

/// The look of the buttons of a bar in a state.
@MainActor @preconcurrency
public final class UIBarButtonItemStateAppearance: NSObject {
    /// The colour of the title: its `foregroundColor`. Other attributes are logged.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { UIBarAppearance.check(titleTextAttributes) }
    }
    /// Has no effect: the style sheet places titles.
    public var titlePositionAdjustment = UIOffset.zero

    override nonisolated init() { super.init() }

    var color: UIColor? { titleTextAttributes[.foregroundColor] as? UIColor }
}

/// A distance along the two axes.
public struct UIOffset: Hashable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat

    public init() { self.init(horizontal: 0, vertical: 0) }

    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let zero = UIOffset()
}
