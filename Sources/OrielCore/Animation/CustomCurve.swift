import Foundation
import Synchronization

/// The progress of a custom animation over time.
package final class CustomCurve: Hashable, Sendable {
    let base: any CustomAnimation
    /// The course of a change of 1.
    private let computed = Mutex<CustomTrack<Double>?>(nil)

    init(_ base: some CustomAnimation) { self.base = base }

    var name: String { String(describing: base) }

    /// The time at which the animation ends, in seconds.
    var duration: TimeInterval { track.end }

    /// The time at which the animation counts as complete, in seconds.
    var logicalDuration: TimeInterval { track.logicalEnd }

    func progress(at time: TimeInterval) -> Double { track.value(at: time) }

    /// Returns the velocity in full changes per second; nil if the animation does not tell.
    func velocity(at time: TimeInterval) -> Double? {
        let context = CustomTrack.context(of: base, distance: 1.0, at: time)
        return base.velocity(value: 1.0, time: time, context: context)
    }

    private var track: CustomTrack<Double> {
        computed.withLock { computed in
            if let computed { return computed }
            let new = CustomTrack(base, distance: 1.0)
            computed = new
            return new
        }
    }

    package static func == (lhs: CustomCurve, rhs: CustomCurve) -> Bool {
        AnyHashable(lhs.base) == AnyHashable(rhs.base)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

extension AnimationPlan {
    /// A custom animation with the changes of its time.
    struct CustomPart {
        let curve: CustomCurve
        /// In seconds.
        let delay: Double
        let speed: Double

        /// Returns the time of the custom animation at a time of the whole.
        func inner(_ time: TimeInterval) -> TimeInterval { max(time - delay, 0) * speed }

        /// Returns the time of the whole at a time of the custom animation.
        func outer(_ time: TimeInterval) -> TimeInterval { max(delay + time / speed, 0) }
    }

    /// The custom animation inside of changes of time; nil for other animations and for repeated ones.
    var customPart: CustomPart? {
        switch self {
        case .custom(let curve):
            return CustomPart(curve: curve, delay: 0, speed: 1)
        case .complete(let plan, _):
            return plan.customPart
        case .delayed(let plan, let delay):
            guard let part = plan.customPart else { return nil }
            return CustomPart(curve: part.curve, delay: delay + part.delay, speed: part.speed)
        case .sped(let plan, let speed):
            guard speed > 0, let part = plan.customPart else { return nil }
            return CustomPart(curve: part.curve, delay: part.delay / speed, speed: part.speed * speed)
        case .curve, .spring, .repeated:
            return nil
        }
    }
}
