public import Foundation
internal import OrielResources

/// The app of the page whose code asks for it.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    private let reference: PageReference
    var page: PageDevice { reference.device }
    /// Set by `UIApplicationDelegateAdaptor`.
    public weak var delegate: (any UIApplicationDelegate)?
    private var lastTask = 0
    private var state = State.inactive
    /// Whether the page has subscribed to messages of the server.
    public internal(set) var isRegisteredForRemoteNotifications = false
    /// Nil until the app sets one: the icon may have one from before.
    var badgeNumber: Int?

    init(of page: PageDevice) { reference = PageReference(page) }

    /// The app of the page whose code is running.
    public class var shared: UIApplication { PageDevice.currentOrNone.application }

    /// Whether the page is in front.
    public enum State: Int, Sendable {
        /// In front and receiving events.
        case active
        /// Not connected yet.
        case inactive
        /// The window is hidden or closed.
        case background
    }

    public var applicationState: State { state }

    /// Sets the state, and informs the delegate and the subscribers of the page.
    package func setState(_ new: State) {
        guard new != state else { return }
        let old = state
        state = new
        if old == .active {
            delegate?.applicationWillResignActive(self)
            page.scene.tellDelegate { $0.sceneWillResignActive($1) }
            post(Self.willResignActiveNotification)
        }
        if new == .background {
            delegate?.applicationDidEnterBackground(self)
            page.scene.tellDelegate { $0.sceneDidEnterBackground($1) }
            post(Self.didEnterBackgroundNotification)
        }
        if old == .background {
            delegate?.applicationWillEnterForeground(self)
            page.scene.tellDelegate { $0.sceneWillEnterForeground($1) }
            post(Self.willEnterForegroundNotification)
        }
        if new == .active {
            delegate?.applicationDidBecomeActive(self)
            page.scene.tellDelegate { $0.sceneDidBecomeActive($1) }
            post(Self.didBecomeActiveNotification)
        }
    }

    /// Informs the delegate and the subscribers of the page that its session ends.
    package func willTerminate() {
        page.scene.tellDelegate { $0.sceneDidDisconnect($1) }
        delegate?.applicationWillTerminate(self)
        post(Self.willTerminateNotification)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// Posted by the app of a page, and received by subscribers of the same page.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification"
    )
    /// Posted by the app of a page, and received by subscribers of the same page.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification"
    )
    /// Posted by the app of a page, and received by subscribers of the same page.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification"
    )
    /// Posted by the app of a page, and received by subscribers of the same page.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification"
    )
    /// Posted by the app of a page, and received by subscribers of the same page.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification"
    )

    /// Never posted: browsers do not report it to a page.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification"
    )
    /// Never posted: browsers do not report it to a page.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification"
    )
    /// Never posted: browsers do not report it to a page.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification"
    )
    /// Never posted: browsers do not report it to a page.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable"
    )
    /// Never posted: browsers do not report it to a page.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable"
    )
    /// Never posted: browsers do not report it to a page.
    public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification"
    )

    // MARK: - Addresses

    /// Names of options for `open(_:options:completionHandler:)`.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Browsers open an address in a tab whether or not an app claims it, so the option changes nothing.
        public static let universalLinksOnly = Self(rawValue: "universalLinksOnly")
    }

    /// Opens an address in a new tab.
    ///
    /// - Parameter completion: Receives false for an address that is not safe to open in a browser, such as `javascript:`.
    public func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let isOpened = page.open(url)
        completion?(isOpened)
    }

    /// Opens an address in a new tab. Returns false for an address that is not safe to open in a browser.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { page.open(url) }

    /// Whether a browser opens addresses of this scheme. It does not tell whether an app claims them.
    public func canOpenURL(_ url: URL) -> Bool {
        AppInformation.shared.opens(url)
            || ["http", "https", "mailto", "tel", "sms"].contains(url.scheme?.lowercased() ?? "")
    }

    // MARK: - Windows

    /// The page's scene.
    public var connectedScenes: Set<UIScene> { [page.scene] }

    /// False: each page has one scene.
    public var supportsMultipleScenes: Bool { false }

    @available(*, deprecated, message: "Use UIWindowScene.windows.")
    public var windows: [UIWindow] { [page.window] }

    @available(*, deprecated, message: "Use UIWindowScene.keyWindow.")
    public var keyWindow: UIWindow? { page.window }

    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        page.traits.isRightToLeft ? .rightToLeft : .leftToRight
    }

    // MARK: - Power and background

    /// Whether the screen stays on while the page is visible, in browsers that support it.
    public var isIdleTimerDisabled = false {
        didSet { if isIdleTimerDisabled != oldValue { page.perform(.keepAwake(isIdleTimerDisabled)) } }
    }

    /// Begins work that goes on when the page is hidden. The server always finishes what it has begun, so the handler is never
    /// called.
    public func beginBackgroundTask(
        withName name: String? = nil,
        expirationHandler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        lastTask += 1
        return UIBackgroundTaskIdentifier(rawValue: lastTask)
    }

    /// Ends work begun with `beginBackgroundTask`.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// The server has no limit for work in the background.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    // MARK: - What a browser cannot do

    /// The address of an app's settings. A page cannot open those of a browser: `open(_:)` refuses the address, and logs that.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The address of an app's settings for notifications, which is refused as well.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Has no effect: the icons of pages have no actions.
    public var shortcutItems: [UIApplicationShortcutItem]?

    /// False: a page has one icon.
    public var supportsAlternateIcons: Bool { false }
    /// Nil: a page has one icon.
    public var alternateIconName: String? { nil }

    /// Fails, because a page has one icon.
    public func setAlternateIconName(
        _ alternateIconName: String?,
        completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(CocoaError(.featureUnsupported))
    }

    /// Fails, because a page has one icon.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        throw CocoaError(.featureUnsupported)
    }

    /// Has no effect: browsers show whether they load something.
    @available(*, deprecated, message: "Show a ProgressView.")
    public var isNetworkActivityIndicatorVisible: Bool {
        get { false }
        set {}
    }

    /// Empty: a page has no status bar.
    @available(*, deprecated, message: "A page has no status bar.")
    public var statusBarFrame: CGRect { .zero }

    @available(*, deprecated, message: "Use UIWindowScene.interfaceOrientation.")
    public var statusBarOrientation: UIInterfaceOrientation { page.scene.interfaceOrientation }

    /// True: the files of the server are not locked with a phone.
    public var isProtectedDataAvailable: Bool { true }

    /// Why the app starts; empty, because pages start at an address, which `onOpenURL` receives.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let url = Self(rawValue: "url")
        public static let remoteNotification = Self(rawValue: "remoteNotification")
        public static let shortcutItem = Self(rawValue: "shortcutItem")
    }
}

/// Identifies work in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The direction of the language of the user interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
