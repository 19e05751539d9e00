public import Foundation

/// The window of a page.
///
/// An app with the life cycle of UIKit creates one in its scene delegate and gives it a `rootViewController`.
@MainActor @preconcurrency
open class UIWindow: UIView {
    /// Creates the window that the page of a scene shows.
    public convenience init(windowScene: UIWindowScene) { self.init(of: windowScene.page) }

    /// The rectangle of the browser's window.
    open override var bounds: CGRect {
        get { CGRect(origin: .zero, size: page.windowSize) }
        set { UIView.warn("The bounds of a window cannot be set: they are those of the browser's window.") }
    }
    open override var frame: CGRect {
        get { bounds }
        set { bounds = newValue }
    }

    open override var window: UIWindow? { self }
    public var windowScene: UIWindowScene? { page.scene }
    public var screen: UIScreen { page.screen }
    /// Whether the page shows the window.
    public var isKeyWindow: Bool { page.window === self }

    /// The controller whose view fills the window.
    ///
    /// In an app with the life cycle of SwiftUI, a controller without a view on screen, which presents others above the page.
    open var rootViewController: UIViewController? {
        get { root ?? (page.window === self ? page.presenter : nil) }
        set {
            guard newValue !== root else { return }
            drawingWillChange()
            root?.view.removeFromSuperview()
            root = newValue
            guard let view = newValue?.view else { return }
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    /// The controller that the app has set.
    package private(set) final var root: UIViewController?

    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            if root == nil { UIView.warn("The window has no tint, because SwiftUI draws the page. Use tint(_:).") }
            super.tintColor = newValue
        }
    }

    open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        willSet {
            guard root == nil else { return }
            UIView.warn("The window has no style, because SwiftUI draws the page. Use preferredColorScheme(_:).")
        }
    }

    /// In front of which others a window is.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)

        public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
        public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
        public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
    }

    /// Has no effect: a page shows one window.
    open var windowLevel = Level.normal

    open override var isHidden: Bool {
        didSet {
            guard !isHidden, root != nil, page.window !== self else { return }
            UIView.warn(
                "A page shows one window, the key window. Show what is to be above it with present(_:animated:), or in an overlay."
            )
        }
    }

    /// Shows the window in the page.
    open func makeKeyAndVisible() { page.show(self) }

    /// Has no effect: the window that the page shows is the key window.
    open func makeKey() {}
}
