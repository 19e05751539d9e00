import Accessibility
import SwiftUI
import UIKit

/// Texts that a screen reader says, in the three ways of Apple's frameworks.
struct AnnouncementForms: View {
    @State private var count = 0

    var body: some View {
        Button("Add") {
            count += 1
            AccessibilityNotification.Announcement("\(count) in the cart").post()
        }
        Button("Delete") {
            var text = AttributedString("Deleted")
            text.accessibilitySpeechAnnouncementPriority = .high
            AccessibilityNotification.Announcement(text).post()
        }
        Button("Next") {
            UIAccessibility.post(notification: .announcement, argument: "Page 2")
            UIAccessibility.post(notification: .screenChanged, argument: nil)
            AccessibilityNotification.LayoutChanged("Two columns").post()
            AccessibilityNotification.ScreenChanged().post()
            AccessibilityNotification.PageScrolled("Page 2 of 3").post()
        }
        Text(UIAccessibility.isReduceMotionEnabled || UIAccessibility.isVoiceOverRunning ? "still" : "moving")
    }
}
