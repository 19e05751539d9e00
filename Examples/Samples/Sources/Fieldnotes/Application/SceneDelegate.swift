import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let store = NoteStore.sample
    private var coordinator: NotesCoordinator?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let coordinator = NotesCoordinator(store: store)
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = coordinator.navigationController
        window.makeKeyAndVisible()
        self.coordinator = coordinator
        self.window = window
    }

    func sceneWillResignActive(_ scene: UIScene) {
        store.removeEmptyNotes()
    }
}
