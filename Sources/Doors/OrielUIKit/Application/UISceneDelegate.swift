public import Foundation

/// Learns of the changes of a scene.
///
/// Apple's methods are optional; here they have implementations that do nothing.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called once for each page, before it is drawn. An app with the life cycle of UIKit creates its window here.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// An address with which a scene is opened. Pages get addresses by `onOpenURL`.
@MainActor @preconcurrency
public final class UIOpenURLContext: NSObject {
    public let url: URL

    init(url: URL) {
        self.url = url
        super.init()
    }
}

/// A scene delegate that holds the window of its scene.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// The window of the page, if the delegate has no property of its own.
    public var window: UIWindow? {
        get { PageDevice.currentOrNone.window }
        set { if let newValue { PageDevice.currentOrNone.show(newValue) } }
    }
}

/// The session of a scene: that of its page.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    public private(set) weak var scene: UIScene?
    public let role = Role.windowApplication
    /// Identifies the session; each page has its own.
    public let persistentIdentifier = UUID().uuidString

    init(scene: UIScene) {
        self.scene = scene
        super.init()
    }
}

/// How a scene is created.
@MainActor @preconcurrency
public final class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    public var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }

    @available(
        *,
        unavailable,
        message: "There are no storyboards. Create the window in scene(_:willConnectTo:options:)."
    )
    public var storyboard: AnyObject? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }
}

extension UIScene {
    /// Why a scene is connected; empty, because pages start at an address, which `onOpenURL` receives.
    @MainActor
    public final class ConnectionOptions: NSObject {
        package override nonisolated init() { super.init() }

        /// Empty: pages get their address by `onOpenURL`.
        public var urlContexts: Set<UIOpenURLContext> { [] }
        /// Nil: the icons of pages have no actions.
        public var shortcutItem: UIApplicationShortcutItem? { nil }
    }

    func tellDelegate(_ tell: (any UISceneDelegate, UIScene) -> Void) {
        if let delegate { tell(delegate, self) }
    }
}
