import SwiftUI
import UIKit

/// A controller that keeps why it appears and disappears.
final class EventController: UIViewController {
    private(set) var log: [String] = []

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append(isMovingToParent ? "added" : isBeingPresented ? "presented" : "uncovered")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.append(isMovingFromParent ? "removed" : isBeingDismissed ? "dismissed" : "covered")
    }
}

struct EventScreen: UIViewControllerRepresentable {
    let navigation: UINavigationController

    func makeUIViewController(context: Context) -> UINavigationController { navigation }
    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

/// Asks for a window that is wider than high, as apps for videos do.
@MainActor
func turnWindow(_ scene: UIWindowScene) -> UISceneError? {
    var result: UISceneError?
    let wish: UIWindowScene.GeometryPreferences = UIWindowScene.GeometryPreferences.iOS(
        interfaceOrientations: .landscape
    )
    scene.requestGeometryUpdate(wish) { result = $0 as? UISceneError }
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
    return result
}
