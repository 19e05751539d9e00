package import Foundation

/// The parts of an animation, for renderers.
package indirect enum AnimationPlan: Hashable, Sendable {
    case curve(UnitCurve, duration: TimeInterval)
    /// The velocity is in full changes per second.
    case spring(Spring, initialVelocity: Double, blendDuration: TimeInterval)
    case custom(CustomCurve)
    case delayed(AnimationPlan, by: TimeInterval)
    case sped(AnimationPlan, by: Double)
    /// A nil count repeats forever.
    case repeated(AnimationPlan, count: Int?, autoreverses: Bool)
    /// Counts as complete after its own time.
    case complete(AnimationPlan, after: TimeInterval)

    package func progress(at time: TimeInterval) -> Double {
        switch self {
        case .curve(let curve, let duration):
            return time < duration ? curve.value(at: time / duration) : 1

        case .spring(let spring, let initialVelocity, _):
            return time < settlingDuration
                ? spring.value(target: 1, initialVelocity: initialVelocity, time: time) : 1

        case .custom(let curve):
            return curve.progress(at: time)

        case .delayed(let plan, let delay):
            return plan.progress(at: max(time - delay, 0))

        case .sped(let plan, let speed):
            return plan.progress(at: time * speed)

        case .complete(let plan, _):
            return plan.progress(at: time)

        case .repeated(let plan, _, let autoreverses):
            // The last run always ends at the new value, even if it was reversed.
            guard time < settlingDuration else { return 1 }
            let run = plan.settlingDuration
            guard run > 0 else { return 1 }
            guard time > 0, run < .infinity else { return plan.progress(at: time) }
            let rest = time.truncatingRemainder(dividingBy: run)
            let isOdd = !(time / run).rounded(.down).truncatingRemainder(dividingBy: 2).isZero
            return plan.progress(at: autoreverses && isOdd ? run - rest : rest)
        }
    }

    /// The time after which all motion has ended.
    package var settlingDuration: TimeInterval { duration(isLogical: false) }

    /// The time after which the remaining motion is too small to wait for.
    var logicalDuration: TimeInterval { duration(isLogical: true) }

    private func duration(isLogical: Bool) -> TimeInterval {
        switch self {
        case .curve(_, let duration):
            return duration
        case .spring(let spring, let initialVelocity, _):
            return isLogical
                ? spring.duration : spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity)
        case .custom(let curve):
            return isLogical ? curve.logicalDuration : curve.duration
        case .delayed(let plan, let delay):
            return max(plan.duration(isLogical: isLogical) + delay, 0)
        case .sped(let plan, let speed):
            return speed > 0 ? plan.duration(isLogical: isLogical) / speed : .infinity
        case .repeated(let plan, let count, _):
            return count.map { plan.duration(isLogical: isLogical) * Double($0) } ?? .infinity
        case .complete(let plan, let duration):
            return isLogical ? duration : plan.duration(isLogical: false)
        }
    }
}

extension AnimationPlan: CustomStringConvertible {
    package var description: String {
        switch self {
        case .curve(let curve, let duration):
            "\(curve)(duration: \(duration))"
        case .spring(let spring, let initialVelocity, _):
            "spring(duration: \(spring.duration), bounce: \(spring.bounce), initialVelocity: \(initialVelocity))"
        case .custom(let curve):
            "\(curve.name)"
        case .delayed(let plan, let delay):
            "\(plan).delay(\(delay))"
        case .sped(let plan, let speed):
            "\(plan).speed(\(speed))"
        case .complete(let plan, let duration):
            "\(plan).logicallyComplete(after: \(duration))"
        case .repeated(let plan, let count, let autoreverses):
            count.map { "\(plan).repeatCount(\($0), autoreverses: \(autoreverses))" }
                ?? "\(plan).repeatForever(autoreverses: \(autoreverses))"
        }
    }
}
