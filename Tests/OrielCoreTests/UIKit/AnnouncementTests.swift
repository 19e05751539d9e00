import Foundation
import OrielUIKit
import Testing

@testable import OrielCore

@MainActor
@Suite struct AnnouncementTests {
    /// Returns what the browser is asked to do, when it is a number of actions.
    private func actions(_ count: Int, _ body: () -> Void) async -> [PageDevice.Action] {
        var actions: [PageDevice.Action] = []
        let device = PageDevice(windowSize: CGSize(width: 390, height: 844)) { _ in
            false
        } perform: {
            actions.append($0)
        }
        PageScope.$device.withValue(device, operation: body)
        let deadline = ContinuousClock.now + .seconds(60)
        while actions.count < count, ContinuousClock.now < deadline { await Task.yield() }
        return actions
    }

    @Test func `an announcement waits unless it is urgent`() async {
        var urgent = AttributedString("fire")
        urgent.accessibilitySpeechAnnouncementPriority = .high

        let said = await actions(2) {
            AccessibilityNotification.Announcement("three").post()
            AccessibilityNotification.Announcement(urgent).post()
            AccessibilityNotification.Announcement("").post()
        }

        #expect(said == [.announce("three", isUrgent: false), .announce("fire", isUrgent: true)])
    }

    @Test func `texts of notifications are said, and views are not`() async {
        let said = await actions(4) {
            UIAccessibility.post(notification: .announcement, argument: "now")
            UIAccessibility.post(notification: .layoutChanged, argument: NSAttributedString(string: "later"))
            UIAccessibility.post(notification: .screenChanged, argument: UIView())
            UIAccessibility.post(notification: .screenChanged, argument: nil)
            AccessibilityNotification.ScreenChanged("screen").post()
            AccessibilityNotification.LayoutChanged(UIView()).post()
            AccessibilityNotification.PageScrolled("2 of 3").post()
        }

        #expect(
            said == [
                .announce("now", isUrgent: true), .announce("later", isUrgent: false),
                .announce("screen", isUrgent: false), .announce("2 of 3", isUrgent: false),
            ]
        )
    }
}
