internal import OrielUIKit

/// Feedback that a person feels: the device vibrates, in Chromium and Firefox on Android. Other browsers cannot.
///
/// Unlike on Apple's devices, no feedback is heard, and browsers vibrate with one strength: weak feedback is short.
public struct SensoryFeedback: Equatable, Sendable {
    /// Milliseconds of vibration and of rest in turn.
    let pattern: [Int]

    private init(_ pattern: [Int]) { self.pattern = pattern }

    /// A task has been completed.
    public static let success = Self(HapticPattern.success)
    /// A task has produced a warning.
    public static let warning = Self(HapticPattern.warning)
    /// A task has failed.
    public static let error = Self(HapticPattern.error)
    /// A selection is changing.
    public static let selection = Self(HapticPattern.selection)
    /// An important value has passed a threshold upwards.
    public static let increase = Self([10])
    /// An important value has passed a threshold downwards.
    public static let decrease = Self([10])
    /// An activity has started.
    public static let start = Self([20])
    /// An activity has stopped.
    public static let stop = Self([20])
    /// A dragged item is in line with another.
    public static let alignment = Self([8])
    /// A value has moved between discrete levels.
    public static let levelChange = Self([8])
    /// A drawn path has been completed.
    public static let pathComplete = Self([12])
    /// Things have collided.
    public static let impact = Self.impact()

    /// Things of a weight have collided.
    ///
    /// - Parameter intensity: 0...1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        impact(milliseconds: weight.milliseconds, intensity: intensity)
    }

    /// Things of a flexibility have collided.
    ///
    /// - Parameter intensity: 0...1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        impact(milliseconds: flexibility.milliseconds, intensity: intensity)
    }

    private static func impact(milliseconds: Double, intensity: Double) -> SensoryFeedback {
        // NaN is no feedback.
        let length = milliseconds * (intensity > 0 ? min(intensity, 1) : 0)
        return Self(length >= 0.5 ? [Int(length.rounded())] : [])
    }

    /// The weight of things that collide.
    public struct Weight: Equatable, Sendable {
        fileprivate let milliseconds: Double

        public static let light = Weight(milliseconds: 10)
        public static let medium = Weight(milliseconds: 20)
        public static let heavy = Weight(milliseconds: 30)
    }

    /// The flexibility of things that collide.
    public struct Flexibility: Equatable, Sendable {
        fileprivate let milliseconds: Double

        public static let rigid = Flexibility(milliseconds: 8)
        public static let solid = Flexibility(milliseconds: 20)
        public static let soft = Flexibility(milliseconds: 15)
    }

    /// Gives the feedback on the device of the page whose code is running.
    @MainActor
    func play() {
        if !pattern.isEmpty { PageDevice.current?.perform(.vibrate(pattern)) }
    }
}

extension View {
    /// Gives feedback when a value changes.
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        sensoryFeedback(trigger: trigger) { _, _ in feedback }
    }

    /// Gives feedback when a value changes in a way that fulfils a condition.
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T,
        condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
    }

    /// Gives the feedback that a closure chooses when a value changes; nil for none.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T,
        _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { old, new in
            let chosen = feedback(old, new)
            MainActor.assumeIsolated { chosen?.play() }
        }
    }

    /// Gives the feedback that a closure chooses when a value changes; nil for none.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T,
        _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        sensoryFeedback(trigger: trigger) { _, _ in feedback() }
    }
}
