public import Foundation

// MARK: - Motion
//
// The distance y from the target obeys a linear equation, so at any time it is a linear combination of its initial
// value and its initial velocity:
//
//     y(t) = a·y(0) + b·y′(0)        y′(t) = a′·y(0) + b′·y′(0)
//
// The four factors are plain numbers; vectors of any type only need addition and scaling.

extension Spring {
    /// Returns the value of a motion from zero to `target` at a time in seconds.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let factors = factors(at: time)
        return target - target.scaled(by: factors.position) + initialVelocity.scaled(by: factors.velocity)
    }

    /// Returns the velocity of a motion from zero to `target` at a time in seconds.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let factors = factors(at: time)
        return initialVelocity.scaled(by: factors.velocityChange) - target.scaled(by: factors.positionChange)
    }

    /// Advances a value and its velocity by a time step.
    public func update<V: VectorArithmetic>(
        value: inout V,
        velocity: inout V,
        target: V,
        deltaTime: TimeInterval
    ) {
        let factors = factors(at: deltaTime)
        let distance = value - target
        let oldVelocity = velocity
        value = target + distance.scaled(by: factors.position) + oldVelocity.scaled(by: factors.velocity)
        velocity = distance.scaled(by: factors.positionChange) + oldVelocity.scaled(by: factors.velocityChange)
    }

    /// Returns the force on the mass at the given position and velocity.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Returns the time after which the value stays within `epsilon` of its target.
    ///
    /// - Returns: The time in seconds; infinity for a spring without damping.
    public func settlingDuration<V: VectorArithmetic>(
        target: V,
        initialVelocity: V = .zero,
        epsilon: Double = 0.001
    ) -> TimeInterval {
        settlingTime(
            distance: target.magnitudeSquared.squareRoot(),
            speed: initialVelocity.magnitudeSquared.squareRoot(),
            epsilon: epsilon
        )
    }
}

extension Spring {
    /// Returns the value of a motion between two values at a time in seconds.
    public func value<V: Animatable>(
        fromValue: V,
        toValue: V,
        initialVelocity: V,
        time: TimeInterval
    ) -> V {
        let start = fromValue.animatableData
        var result = fromValue
        result.animatableData =
            start
            + value(
                target: toValue.animatableData - start,
                initialVelocity: initialVelocity.animatableData,
                time: time
            )
        return result
    }

    /// Returns the velocity of a motion between two values at a time in seconds.
    public func velocity<V: Animatable>(
        fromValue: V,
        toValue: V,
        initialVelocity: V,
        time: TimeInterval
    ) -> V {
        var result = fromValue
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData,
            time: time
        )
        return result
    }

    /// Returns the force on the mass at the given position and velocity of a motion between two values.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = fromValue
        result.animatableData = force(
            target: toValue.animatableData,
            position: position.animatableData,
            velocity: velocity.animatableData
        )
        return result
    }

    /// Returns the time in seconds after which a motion between two values stays within `epsilon` of its end.
    public func settlingDuration<V: Animatable>(
        fromValue: V,
        toValue: V,
        initialVelocity: V,
        epsilon: Double = 0.001
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData,
            epsilon: epsilon
        )
    }
}
