import SwiftUI
import UIKit

/// A class without an actor that uses UIKit, as apps from before Swift's concurrency have them.
final class ScreenCoordinator {
    let navigation = UINavigationController()

    func start() {
        let screen = UIHostingController(rootView: Text("First"))
        screen.title = "Screens"
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Next",
            primaryAction: UIAction { [weak self] _ in self?.showNext() }
        )
        navigation.navigationBar.prefersLargeTitles = true
        if !UIAccessibility.isVoiceOverRunning { UIAccessibility.post(notification: .screenChanged, argument: nil) }
        navigation.viewControllers = [screen]
    }

    private func showNext() {
        let alert = UIAlertController(title: "Next", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        navigation.topViewController?.present(alert, animated: true)
        navigation.pushViewController(NextController(), animated: UIApplication.shared.applicationState == .active)
    }
}

private final class NextController: UIViewController {
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Width \(UIScreen.main.bounds.width)", for: .normal)
        view.addSubview(button)
        NSLayoutConstraint.activate([button.centerXAnchor.constraint(equalTo: view.centerXAnchor)])
    }
}
