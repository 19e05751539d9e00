import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = makeSplitViewController()
        window.makeKeyAndVisible()
        self.window = window
    }

    private func makeSplitViewController() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(TrailsViewController(library: TrailLibrary()), for: .primary)
        split.setViewController(EmptyViewController(), for: .secondary)
        return split
    }
}
