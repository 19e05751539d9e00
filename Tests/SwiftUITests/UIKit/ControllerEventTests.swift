import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct ControllerEventTests {
    @Test func `a controller knows that it is pushed and popped`() async {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let host = ViewHost { EventScreen(navigation: navigation) }
        let controller = EventController()

        navigation.pushViewController(controller, animated: false)
        await host.settle()
        #expect(controller.log == ["added"] && !controller.isMovingToParent)

        navigation.popViewController(animated: false)
        await host.settle()
        #expect(controller.log == ["added", "removed"] && !controller.isMovingFromParent)
    }

    @Test func `a controller knows that it is presented and dismissed`() async {
        let root = UIViewController()
        let host = ViewHost { EventScreen(navigation: UINavigationController(rootViewController: root)) }
        let controller = EventController()

        root.present(controller, animated: false)
        await host.settle()
        #expect(controller.log == ["presented"] && !controller.isBeingPresented)

        controller.dismiss(animated: false)
        await host.settle()
        #expect(controller.log == ["presented", "dismissed"] && !controller.isBeingDismissed)
    }

    @Test func `a controller has a heading once it has a title`() async {
        let controller = UIViewController()
        let host = ViewHost { EventScreen(navigation: UINavigationController(rootViewController: controller)) }
        #expect(!host.html.contains("<h1>"))

        controller.title = "Tides"
        await host.settle()

        #expect(host.html.contains("<h1>Tides</h1>"))
    }

    @Test func `a page cannot turn its window`() throws {
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)

        #expect(turnWindow(scene) == UISceneError(.geometryRequestUnsupported))
        #expect(!UIApplication.shared.supportsMultipleScenes)
    }

    @Test func `a view has a guide above the keyboard`() {
        let view = UIView()
        let item = view.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.bottomAnchor)
        #expect(item.firstItem === view && item.secondAttribute == .bottom)
    }
}
