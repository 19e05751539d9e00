public import Foundation

/// The timing of an animated change of a view.
///
/// Copies are cheap: a value has the size of a pointer.
public struct Animation: Hashable, Sendable {
    package let plan: AnimationPlan

    package init(_ plan: AnimationPlan) {
        self.plan = plan
    }

    /// The default animation of `withAnimation`: a spring without bounce.
    public static let `default` = Animation.spring(response: 0.55, dampingFraction: 1)

    // MARK: Easings

    public static let linear = linear(duration: defaultDuration)
    public static let easeIn = easeIn(duration: defaultDuration)
    public static let easeOut = easeOut(duration: defaultDuration)
    public static let easeInOut = easeInOut(duration: defaultDuration)

    public static func linear(duration: TimeInterval) -> Animation {
        timingCurve(.linear, duration: duration)
    }

    public static func easeIn(duration: TimeInterval) -> Animation {
        timingCurve(.easeIn, duration: duration)
    }

    public static func easeOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeOut, duration: duration)
    }

    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(.easeInOut, duration: duration)
    }

    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(.curve(curve, duration: max(duration, 0)))
    }

    /// An animation along a Bézier curve with the given control points.
    public static func timingCurve(
        _ p1x: Double,
        _ p1y: Double,
        _ p2x: Double,
        _ p2y: Double,
        duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
            duration: duration
        )
    }

    private static let defaultDuration: TimeInterval = 0.35

    // MARK: Changes

    /// Delays the start of the animation.
    public func delay(_ delay: TimeInterval) -> Animation {
        delay == 0 ? self : Animation(.delayed(plan, by: delay))
    }

    /// Makes the animation `speed` times as fast.
    public func speed(_ speed: Double) -> Animation {
        speed == 1 ? self : Animation(.sped(plan, by: speed))
    }

    /// Runs the animation several times; by default every second run is reversed.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(.repeated(plan, count: max(repeatCount, 1), autoreverses: autoreverses))
    }

    /// Repeats the animation forever; by default every second run is reversed.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(.repeated(plan, count: nil, autoreverses: autoreverses))
    }

    /// Makes the animation logically complete after `duration`, while its motion continues.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(.complete(plan, after: max(duration, 0)))
    }
}

extension Animation {
    /// Returns the progress of the change: 0 at the start, 1 at the end, above 1 while a spring overshoots.
    package func progress(at time: TimeInterval) -> Double {
        plan.progress(at: time)
    }

    /// The time after which all motion has ended; infinity for an animation that repeats forever.
    package var settlingDuration: TimeInterval { plan.settlingDuration }

    /// Returns the time after which the animation is complete by a criterion.
    package func duration(until criteria: AnimationCompletionCriteria) -> TimeInterval {
        criteria == .removed ? plan.settlingDuration : plan.logicalDuration
    }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { plan.description }
    public var debugDescription: String { plan.description }
}
