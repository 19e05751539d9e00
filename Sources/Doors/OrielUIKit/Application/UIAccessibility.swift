public import Foundation

/// Announcements for screen readers, and the accessibility settings of the user.
///
///     UIAccessibility.post(notification: .announcement, argument: "Photo deleted")
///
/// Pages do not know whether a screen reader runs: what an app asks about it is always false.
@MainActor @preconcurrency
public enum UIAccessibility {
    /// A kind of message for assistive technology.
    public struct Notification: Hashable, Sendable {
        fileprivate enum Value: Hashable { case announcement, layoutChanged, screenChanged, pageScrolled }
        fileprivate let value: Value

        /// A screen reader says the argument, which is a text.
        public static let announcement = Notification(value: .announcement)
        /// A text as argument is said; browsers notice by themselves that a page has changed.
        public static let layoutChanged = Notification(value: .layoutChanged)
        /// A text as argument is said; browsers notice by themselves that a page has changed.
        public static let screenChanged = Notification(value: .screenChanged)
        /// A screen reader says the argument, such as "Page 2 of 3".
        public static let pageScrolled = Notification(value: .pageScrolled)
    }

    /// Posts a message.
    ///
    /// - Parameter argument: A text, or an attributed string. Views, to which Apple's moves the focus, have no effect.
    public static func post(notification: Notification, argument: Any?) {
        let text: String? =
            switch argument {
            case let text as String: text
            case let text as NSAttributedString: text.string
            case let text as AttributedString: String(text.characters)
            default: nil
            }
        guard let text, !text.isEmpty else { return }
        let device = PageDevice.current(to: "announce a text")
        device.perform(.announce(text, isUrgent: notification == .announcement))
    }

    /// Whether the user wants less motion.
    public static var isReduceMotionEnabled: Bool { PageDevice.currentOrNone.traits.reducesMotion }
    /// Whether the user wants opaque backgrounds.
    public static var isReduceTransparencyEnabled: Bool { PageDevice.currentOrNone.traits.reducesTransparency }
    /// Whether the user wants more contrast.
    public static var isDarkerSystemColorsEnabled: Bool { PageDevice.currentOrNone.traits.increasesContrast }

    /// Always false: pages do not know.
    public static var isVoiceOverRunning: Bool { false }
    /// Always false: pages do not know.
    public static var isSwitchControlRunning: Bool { false }
    /// Always false: pages do not know.
    public static var isBoldTextEnabled: Bool { false }
    /// Always false: browsers invert the colours of a page without telling it.
    public static var isInvertColorsEnabled: Bool { false }
    /// Always false: pages do not know.
    public static var isGrayscaleEnabled: Bool { false }
    /// Always false: pages do not know.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Always false: pages do not know.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Always false: pages do not know.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Always false: pages do not know.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Whether the user wants views to fade instead of sliding; pages only know of less motion.
    public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }

    /// Never posted: pages do not know.
    public static nonisolated let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification"
    )
    /// Never posted: views read `accessibilityReduceMotion`, which follows the browser.
    public static nonisolated let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification"
    )
}
