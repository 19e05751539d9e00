import AVFoundation
import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct CardFormsTests {
    @Test func `a shadow has the path of its layer`() async {
        let card = CardView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
        let host = ViewHost { ShownControl(view: card) }

        // A continuous corner begins 1.53 times its radius before the end of the side.
        let paths = host.html.matches(of: #/<path[^>]*>/#).map { String($0.output) }
        #expect(paths.contains { $0.contains("101.66 0") && $0.contains("120 61.66") }, "\(paths)")
        #expect(host.html.contains("blur(8px)") && !host.html.contains("drop-shadow"))

        card.layer.shadowPath = nil
        await host.settle()
        #expect(card.layer.shadowPath == nil && card.layer.shouldRasterize)
        #expect(!host.html.contains("blur(8px)"))
    }

    @Test func `paragraphs of a label are below each other`() {
        let host = ViewHost { ShownControl(view: makeTermsLabel()) }

        #expect(host.texts.filter { $0 != " " } == ["First", "Second"])
    }

    @Test func `a page shows one window`() throws {
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)

        let window = makeMessageWindow(in: scene)

        #expect(window.windowLevel > .statusBar && !window.isKeyWindow)
        #expect(window.rootViewController?.restorationIdentifier == "message")
        #expect(UIWindow.Level.alert - 1000 == .statusBar && UIWindow.Level(rawValue: 0) == .normal)
    }

    @Test func `a button without an action has a title, an image or a space`() {
        let items = makeIdleItems()

        #expect(items[0].title == "Back" && items[1].title == nil && items[2].image != nil)
        #expect(items.allSatisfy { $0.primaryAction == nil } && items[2].style == .done)
    }

    @Test func `a bar has the item of the controller on top`() {
        let first = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        #expect(navigation.navigationBar.topItem === first.navigationItem)
        #expect(UINavigationBar.appearance().topItem == nil)
    }

    @Test func `a hosted view has no size before the browser has reported one`() {
        let controller = UIHostingController(rootView: Text("Hello"))

        #expect(controller.sizeThatFits(in: UIView.layoutFittingExpandedSize) == .zero)
    }

    @Test func `a page can make changes at once`() async throws {
        var states: [Bool] = []
        let action = UIAction(title: "Jump") { _ in
            for isEnabled in [false, true] {
                UIView.setAnimationsEnabled(isEnabled)
                states.append(UIView.areAnimationsEnabled)
            }
        }
        let host = ViewHost { ShownControl(view: UIButton(type: .system, primaryAction: action)) }

        try await host.tap("Jump")

        #expect(states == [false, true])
        UIView.setAnimationsEnabled(false)
        #expect(UIView.areAnimationsEnabled, "without a page, nothing is turned off")
    }

    @Test func `two subviews change their places`() {
        let view = UIView()
        let parts = (0..<4).map { _ in UIView() }
        parts.forEach(view.addSubview)

        view.exchangeSubview(at: 3, withSubviewAt: 1)
        #expect(view.subviews == [parts[0], parts[3], parts[2], parts[1]])

        view.exchangeSubview(at: 0, withSubviewAt: 9)
        #expect(view.subviews.first === parts[0])
    }

    @Test func `an app observes what browsers do not tell`() {
        let interruptions = Interruptions()
        interruptions.observe { _ in }

        #expect(interruptions.observers.count == 5)
        interruptions.observers.forEach(NotificationCenter.default.removeObserver)
    }

    @Test func `the settings of sound are kept`() throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playAndRecord, mode: .voiceChat, policy: .independent, options: [.allowBluetoothA2DP])
        #expect(session.category == .playAndRecord && session.mode == .voiceChat)
        #expect(session.categoryOptions == .allowBluetoothA2DP && session.routeSharingPolicy == .independent)

        try session.setMode(.measurement)
        try session.setCategory(.multiRoute)
        #expect(session.mode == .measurement && session.category == .multiRoute && session.categoryOptions.isEmpty)
    }
}
