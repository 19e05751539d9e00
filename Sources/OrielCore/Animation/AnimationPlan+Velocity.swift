package import Foundation

/// The velocity of animations, to begin one with the velocity of the one that it interrupts.
extension AnimationPlan {
    /// Half of the time in seconds over which a velocity is measured.
    private static let measuredTime = 0.0005

    /// Returns the change of progress per second at a time in seconds; 0 when the animation has ended.
    package func velocity(at time: TimeInterval) -> Double {
        guard time < settlingDuration else { return 0 }
        if let part = customPart, time >= part.delay, let velocity = part.curve.velocity(at: part.inner(time)) {
            return velocity * part.speed
        }
        let first = max(time - Self.measuredTime, 0)
        let last = max(time, 0) + Self.measuredTime
        return (progress(at: last) - progress(at: first)) / (last - first)
    }

    /// Returns the plan with a velocity at its start, in full changes per second; nil if it does not start as a spring.
    package func beginning(with velocity: Double) -> AnimationPlan? {
        switch self {
        case .spring(let spring, let initialVelocity, let blendDuration):
            .spring(spring, initialVelocity: initialVelocity + velocity, blendDuration: blendDuration)
        case .sped(let plan, let speed):
            speed > 0 ? plan.beginning(with: velocity / speed).map { AnimationPlan.sped($0, by: speed) } : nil
        case .complete(let plan, let duration):
            plan.beginning(with: velocity).map { AnimationPlan.complete($0, after: duration) }
        case .curve, .custom, .delayed, .repeated:
            nil
        }
    }

    /// Whether the animation, or a part of it, runs several times.
    package var isRepeated: Bool {
        switch self {
        case .repeated: true
        case .delayed(let plan, _), .sped(let plan, _), .complete(let plan, _): plan.isRepeated
        case .curve, .spring, .custom: false
        }
    }
}
