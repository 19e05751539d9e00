/// How a scroll transition goes from one phase to the next.
public struct ScrollTransitionConfiguration: Sendable {
    /// The part of a view that must be visible for the phase to be `identity`.
    public struct Threshold: Sendable, Equatable {
        /// The fraction of the way of the view from outside of the scroll view, 0, to wholly inside, 1. From there to the
        /// middle of the scroll view, 2.
        var place: Double
        /// A distance that the view must be further inside, in points.
        var distance = 0.0

        /// The view is completely visible.
        public static let visible = Threshold(place: 1)
        /// The view is about to become visible.
        public static let hidden = Threshold(place: 0)
        /// The view is in the middle of the scroll view.
        public static var centered: Threshold { Threshold(place: 2) }

        /// A fraction of the view is visible, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold {
            Threshold(place: amount.isFinite ? min(max(amount, 0), 1) : 1)
        }

        /// Returns a threshold between this one and another.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            let amount = amount.isFinite ? amount : 0
            return Threshold(
                place: min(max(place + (other.place - place) * amount, 0), 2),
                distance: distance + (other.distance - distance) * amount
            )
        }

        /// Returns a threshold that is a distance in points further inside of the scroll view.
        public func inset(by distance: Double) -> Threshold {
            Threshold(place: place, distance: self.distance + (distance.isFinite ? distance : 0))
        }
    }

    enum Mode {
        /// The effect follows the scroll view, along a curve.
        case interactive(UnitCurve)
        /// The effect is animated when the threshold is passed.
        case animated(Animation)
        case identity
    }

    var mode: Mode
    var threshold = Threshold.visible

    /// Animates the effect when the threshold is passed.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .animated(animation), threshold: .visible(0.5))
    }

    public static let animated: ScrollTransitionConfiguration = .animated()

    /// Lets the effect follow the scroll view.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .interactive(timingCurve))
    }

    public static let interactive: ScrollTransitionConfiguration = .interactive()

    /// Applies the effect of the phase `identity` everywhere.
    public static let identity = ScrollTransitionConfiguration(mode: .identity)

    /// Sets the animation of a configuration that is animated; no effect on others.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        guard case .animated = mode else { return self }
        var copy = self
        copy.mode = .animated(animation)
        return copy
    }

    /// Sets the threshold at which the phase becomes `identity`.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }
}
