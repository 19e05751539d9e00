public import Foundation

/// The base of generators of feedback that a person feels. Devices vibrate if the browser can: Chromium and Firefox on
/// Android. Others do nothing.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }

    /// On Apple's devices this wakes the motor. A vibration needs no preparation.
    public func prepare() {}

    func vibrate(_ milliseconds: [Int]) { PageDevice.currentOrNone.perform(.vibrate(milliseconds)) }
}

/// Feedback for things that collide.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// What collides.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid

        fileprivate var milliseconds: Double {
            switch self {
            case .light: 10
            case .medium: 20
            case .heavy: 30
            case .soft: 15
            case .rigid: 8
            }
        }
    }

    private let style: FeedbackStyle

    public init(style: FeedbackStyle = .medium) {
        self.style = style
        super.init()
    }

    public func impactOccurred() { impactOccurred(intensity: 1) }

    /// - Parameter intensity: 0...1. Browsers cannot vibrate more weakly, so they vibrate for a shorter time.
    public func impactOccurred(intensity: CGFloat) {
        let length = style.milliseconds * Double(min(max(intensity, 0), 1))
        if length >= 0.5 { vibrate([Int(length.rounded())]) }
    }
}

/// Feedback for a change of a selection.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public func selectionChanged() { vibrate(HapticPattern.selection) }
}

/// Feedback for the outcome of an action.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome.
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    public func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: vibrate(HapticPattern.success)
        case .warning: vibrate(HapticPattern.warning)
        case .error: vibrate(HapticPattern.error)
        }
    }
}
