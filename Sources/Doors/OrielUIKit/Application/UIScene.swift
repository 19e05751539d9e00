public import Foundation

/// A part of an app's user interface: the page.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    private let reference: PageReference
    final var page: PageDevice { reference.device }

    init(of page: PageDevice) { reference = PageReference(page) }

    /// How the scene is shown.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// Set when the scene is connected, if the app has a scene delegate.
    public var delegate: (any UISceneDelegate)?
    public private(set) final lazy var session = UISceneSession(scene: self)

    public var activationState: ActivationState {
        switch page.application.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }

    /// Opens an address in a new tab.
    ///
    /// - Parameter completion: Receives false for an address that is not safe to open in a browser.
    public func open(
        _ url: URL,
        options: OpenExternalURLOptions? = nil,
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let isOpened = page.open(url)
        completion?(isOpened)
    }

    /// Options of Apple's for addresses that apps claim. Browsers ignore them.
    public final class OpenExternalURLOptions: NSObject {
        public var universalLinksOnly = false
    }
}

/// The scene of the page's window.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
    override init(of page: PageDevice) { super.init(of: page) }

    public var screen: UIScreen { page.screen }
    public var windows: [UIWindow] { [page.window] }
    public var keyWindow: UIWindow? { page.window }

    public var traitCollection: UITraitCollection { page.screen.traitCollection }
    /// The title that an app gives the scene. Has no effect: pages have the titles of their views.
    public var title: String?
    /// Nil: a page has no status bar.
    public var statusBarManager: UIStatusBarManager? { nil }

    public var interfaceOrientation: UIInterfaceOrientation {
        page.windowSize.isWide ? .landscapeRight : .portrait
    }
}

/// The status bar. A page has none.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
    public var statusBarFrame: CGRect { .zero }
    public var isStatusBarHidden: Bool { true }
    public var statusBarStyle: UIStatusBarStyle { .default }

    private override init() { super.init() }
}

/// How the window is turned.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
