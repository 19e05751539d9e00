import Foundation
import OrielCore
import OrielTesting
import OrielUIKit
import Testing

@MainActor
@Suite struct DelegateAppTests {
    @Test func `a scene delegate shows a window`() {
        let host = ViewHost(app: DelegateApp<WindowAppDelegate>.self)
        #expect(host.texts == ["Shown by a scene delegate"])
    }

    @Test func `an app without a window says so`() {
        let host = ViewHost(app: DelegateApp<WindowlessAppDelegate>.self)
        #expect(host.html.contains("The app shows no window."))
    }
}

private final class WindowAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = WindowSceneDelegate.self
        return configuration
    }
}

private final class WindowSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIHostingController(rootView: Text("Shown by a scene delegate"))
        self.window = window
        window.makeKeyAndVisible()
    }
}

private final class WindowlessAppDelegate: UIResponder, UIApplicationDelegate {}
