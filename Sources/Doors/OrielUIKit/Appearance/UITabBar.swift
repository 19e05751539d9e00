public import Foundation

/// The look of the tab bars of a page.
///
/// As Apple's, `appearance()` has an effect on bars that are drawn afterwards: set it in the `init()` of the app.
@MainActor @preconcurrency
public final class UITabBar {
    init() {}

    /// The look of the bars of the page whose code is running.
    public class func appearance() -> UITabBar { PageDevice.current(to: "style bars").tabBar }

    /// The colour of the bar.
    public var barTintColor: UIColor?
    /// The colour of the bar.
    public var backgroundColor: UIColor?
    /// The colour of the selected tab; nil for the tint of the `TabView`.
    public var tintColor: UIColor?
    /// The colour of the other tabs; nil for grey.
    public var unselectedItemTintColor: UIColor?
    /// Whether tab bars are left out.
    public var isHidden = false

    public var standardAppearance = UITabBarAppearance() { didSet { hasStandardAppearance = true } }
    private var hasStandardAppearance = false
    /// Used in place of a standard appearance that has not been set. A bar has one look at any place of its content.
    public var scrollEdgeAppearance: UITabBarAppearance?

    private var appearance: UITabBarAppearance? { hasStandardAppearance ? standardAppearance : scrollEdgeAppearance }

    /// The colour of the bar.
    package var drawnBackground: UIColor? {
        if let appearance { return appearance.isTransparent ? nil : appearance.backgroundColor }
        return barTintColor ?? backgroundColor ?? (isTranslucent || hasEmptyImage ? nil : .systemBackground)
    }
    package var isTransparent: Bool {
        appearance?.isTransparent ?? (hasEmptyImage && barTintColor == nil && backgroundColor == nil)
    }
    /// The colour of the selected tab.
    package var selectedColor: UIColor? {
        appearance?.stackedLayoutAppearance.selected.color ?? tintColor ?? item.titleColor(for: .selected)
    }
    /// The colour of the other tabs.
    package var normalColor: UIColor? {
        appearance?.stackedLayoutAppearance.normal.color ?? unselectedItemTintColor ?? item.titleColor(for: .normal)
    }

    /// What `UITabBarItem.appearance()` sets.
    let item = UITabBarItem()

    /// Whether a bar without a colour lets the content shine through. A bar with a colour is opaque.
    public var isTranslucent = true
    /// Has no effect: bars are opaque where they have a colour.
    public var isOpaque = false
    /// Has no effect: what is outside of a bar is not drawn.
    public var clipsToBounds = false
    /// An empty image, as `UIImage()` is, removes the background of the bar. Other images are logged.
    public var backgroundImage: UIImage? {
        didSet {
            guard let backgroundImage, backgroundImage.size != .zero else { return }
            UIView.warn("A bar has no background image. Use backgroundColor, or toolbarBackground(_:for:).")
        }
    }
    /// Has no effect: the line above a bar is a part of its background.
    public var shadowImage: UIImage?

    private var hasEmptyImage: Bool { backgroundImage?.size == .zero }
}

/// The look of a tab bar.
@MainActor @preconcurrency
public final class UITabBarAppearance: UIBarAppearance {
    /// The look of tabs with the title below the symbol. Others look the same.
    public var stackedLayoutAppearance = UITabBarItemAppearance()
    /// Has no effect: tabs look as `stackedLayoutAppearance` says.
    public var inlineLayoutAppearance = UITabBarItemAppearance()
    /// Has no effect: tabs look as `stackedLayoutAppearance` says.
    public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of the tabs of a bar.
@MainActor @preconcurrency
public final class UITabBarItemAppearance: NSObject {
    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()

    public override nonisolated init() { super.init() }
}

/// The look of a tab that is selected, or not. Its symbol and title have one colour.
@MainActor @preconcurrency
public final class UITabBarItemStateAppearance: NSObject {
    public var iconColor: UIColor?
    /// The colour of the title: its `foregroundColor`. Other attributes are logged.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { UIBarAppearance.check(titleTextAttributes) }
    }

    override nonisolated init() { super.init() }

    var color: UIColor? { iconColor ?? titleTextAttributes[.foregroundColor] as? UIColor }
}
