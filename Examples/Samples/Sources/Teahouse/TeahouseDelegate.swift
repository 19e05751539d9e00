import SwiftUI
import UIKit

/// Keeps a journal of what happens to the app; views read it as an environment object.
final class TeahouseDelegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published private(set) var journal: [String] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        note("Opened")
        return true
    }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = TeahouseSceneDelegate.self
        return configuration
    }

    func note(_ line: String) {
        journal.append(line)
    }
}

/// Learns of the window; the adaptor's delegate names it.
final class TeahouseSceneDelegate: NSObject, UIWindowSceneDelegate {
    func sceneDidEnterBackground(_ scene: UIScene) {
        note("Went to the background")
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        note("Came back")
    }

    private func note(_ line: String) {
        (UIApplication.shared.delegate as? TeahouseDelegate)?.note(line)
    }
}
