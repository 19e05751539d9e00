public import Foundation

/// The look of navigation bars: of all of a page by `appearance()`, or of one navigation controller.
///
/// As Apple's, `appearance()` has an effect on bars that are drawn afterwards: set it in the `init()` of the app.
@MainActor @preconcurrency
public final class UINavigationBar: NSObject {
    private let didChange: () -> Void
    private weak var controller: UINavigationController?

    init(of controller: UINavigationController? = nil, didChange: @escaping () -> Void) {
        self.controller = controller
        self.didChange = didChange
    }

    /// The item of the controller on top; nil for the look of all bars.
    public var topItem: UINavigationItem? { controller?.topViewController?.navigationItem }

    /// The look of the bars of the page whose code is running.
    public class func appearance() -> UINavigationBar { PageDevice.current(to: "style bars").navigationBar }

    /// The colour of the bar.
    public var barTintColor: UIColor? { didSet { didChange() } }
    /// The colour of the bar.
    public var backgroundColor: UIColor? { didSet { didChange() } }
    /// The colour of the title: its `foregroundColor`. Other attributes are logged.
    public var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            UIBarAppearance.check(titleTextAttributes)
            didChange()
        }
    }
    /// The colour of the large title, which is also that of the small one unless it has its own.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            UIBarAppearance.check(largeTitleTextAttributes)
            didChange()
        }
    }
    /// Whether the controllers of the bar have large titles, unless they say otherwise.
    public var prefersLargeTitles = false { didSet { didChange() } }

    public var standardAppearance = UINavigationBarAppearance() {
        didSet {
            hasStandardAppearance = true
            didChange()
        }
    }
    private var hasStandardAppearance = false
    /// Used in place of a standard appearance that has not been set. A bar has one look at any place of its content.
    public var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }
    /// Used in place of a standard appearance that has not been set.
    public var compactAppearance: UINavigationBarAppearance? { didSet { didChange() } }
    /// Used in place of a standard appearance that has not been set.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }

    private var appearance: UINavigationBarAppearance? {
        hasStandardAppearance
            ? standardAppearance : scrollEdgeAppearance ?? compactAppearance ?? compactScrollEdgeAppearance
    }

    /// The colour of the bar.
    package var drawnBackground: UIColor? {
        if let appearance { return appearance.isTransparent ? nil : appearance.backgroundColor }
        return barTintColor ?? backgroundColor ?? (isTranslucent || hasEmptyImage ? nil : .systemBackground)
    }
    package var isTransparent: Bool {
        appearance?.isTransparent ?? (hasEmptyImage && barTintColor == nil && backgroundColor == nil)
    }
    /// The colour of the titles.
    package var titleColor: UIColor? {
        let attributes = [
            appearance?.titleTextAttributes, appearance?.largeTitleTextAttributes, titleTextAttributes,
            largeTitleTextAttributes,
        ]
        return attributes.lazy.compactMap { $0?[.foregroundColor] as? UIColor }.first
    }

    /// The colour of the buttons that have none from SwiftUI; nil for the tint of the page.
    public var tintColor: UIColor! { didSet { didChange() } }
    /// Whether a bar without a colour lets the content shine through. A bar with a colour is opaque.
    public var isTranslucent = true { didSet { didChange() } }
    /// `black` for white letters.
    public var barStyle = UIBarStyle.default { didSet { didChange() } }

    private var hasEmptyImage = false

    /// Removes the background of the bar if the image is empty, as `UIImage()` is. Other images are logged.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        hasEmptyImage = backgroundImage?.size == .zero
        if let backgroundImage, backgroundImage.size != .zero {
            UIView.warn("A bar has no background image. Use backgroundColor, or toolbarBackground(_:for:).")
        }
        didChange()
    }

    /// Has no effect: the line below a bar is a part of its background.
    public var shadowImage: UIImage?
    /// Has no effect, which is logged: the style sheet draws the arrow of the button that leads back.
    public var backIndicatorImage: UIImage? { didSet { UIBarAppearance.warnOfBackImage(backIndicatorImage) } }
    /// Has no effect: the style sheet draws the arrow of the button that leads back.
    public var backIndicatorTransitionMaskImage: UIImage?

    /// The colour of the buttons.
    package var buttonColor: UIColor? { appearance?.buttonColor ?? tintColor }
    package var isDark: Bool { barStyle == .black }
}

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
    case `default`, black

    @available(*, deprecated, renamed: "black")
    public static let blackOpaque = UIBarStyle.black
}

/// The heights of bars on phones. Pages have one.
public enum UIBarMetrics: Int, Sendable {
    case `default`, compact
    case defaultPrompt = 101
    case compactPrompt = 102
}

/// The look of a navigation bar.
@MainActor @preconcurrency
public final class UINavigationBarAppearance: UIBarAppearance {
    /// The colour of the title: its `foregroundColor`. Other attributes are logged.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { UIBarAppearance.check(titleTextAttributes) }
    }
    /// The colour of the large title, which is also that of the small one unless it has its own.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { UIBarAppearance.check(largeTitleTextAttributes) }
    }

    /// The look of buttons: the `foregroundColor` of titles in the normal state is the colour of all buttons of the bar.
    public var buttonAppearance = UIBarButtonItemAppearance()
    /// Used in place of a `buttonAppearance` without a colour.
    public var doneButtonAppearance = UIBarButtonItemAppearance()
    /// Used in place of a `buttonAppearance` without a colour.
    public var backButtonAppearance = UIBarButtonItemAppearance()

    /// Has no effect: the style sheet places titles.
    public var titlePositionAdjustment = UIOffset.zero

    /// Has no effect, which is logged: the style sheet draws the arrow of the button that leads back.
    public func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        UIBarAppearance.warnOfBackImage(backIndicatorImage)
    }

    fileprivate var buttonColor: UIColor? {
        [buttonAppearance, doneButtonAppearance, backButtonAppearance].lazy.compactMap(\.normal.color).first
    }
}
