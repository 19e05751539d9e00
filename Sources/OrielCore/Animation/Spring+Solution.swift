import Foundation

/// The contributions of the initial distance and velocity to a spring's current distance and velocity.
struct SpringFactors {
    /// Distance per unit of initial distance.
    var position: Double
    /// Distance per unit of initial velocity.
    var velocity: Double
    /// Velocity per unit of initial distance.
    var positionChange: Double
    /// Velocity per unit of initial velocity.
    var velocityChange: Double

    static let start = SpringFactors(position: 1, velocity: 0, positionChange: 0, velocityChange: 1)
    static let rest = SpringFactors(position: 0, velocity: 0, positionChange: 0, velocityChange: 0)
}

extension Spring {
    func factors(at time: TimeInterval) -> SpringFactors {
        guard time > 0 else { return .start }
        // A spring with a period of zero is at its target immediately.
        guard response > 0, time < .infinity else { return .rest }
        // A spring without stiffness exerts no force.
        guard response < .infinity else {
            return SpringFactors(position: 1, velocity: time, positionChange: 0, velocityChange: 1)
        }

        let frequency = angularFrequency
        if dampingRatio < 1 {
            return underdamped(frequency: frequency, time: time)
        } else if dampingRatio == 1 {
            return criticallyDamped(frequency: frequency, time: time)
        } else {
            return overdamped(frequency: frequency, time: time)
        }
    }

    /// e^(-kt)·(cos + sin), with the decay k and a frequency reduced by it.
    private func underdamped(frequency: Double, time: Double) -> SpringFactors {
        let decay = dampingRatio * frequency
        let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        let envelope = exp(-decay * time)
        let cosine = envelope * cos(damped * time)
        let sine = envelope * sin(damped * time) / damped
        return SpringFactors(
            position: cosine + decay * sine,
            velocity: sine,
            positionChange: -frequency * frequency * sine,
            velocityChange: cosine - decay * sine
        )
    }

    /// e^(-ωt)·(1 + t).
    private func criticallyDamped(frequency: Double, time: Double) -> SpringFactors {
        let envelope = exp(-frequency * time)
        return SpringFactors(
            position: envelope * (1 + frequency * time),
            velocity: envelope * time,
            positionChange: -frequency * frequency * time * envelope,
            velocityChange: envelope * (1 - frequency * time)
        )
    }

    /// A sum of a slow and a fast decay.
    private func overdamped(frequency: Double, time: Double) -> SpringFactors {
        let rates = decayRates
        let slow = exp(-rates.slow * time)
        let fast = exp(-rates.fast * time)
        let spread = rates.fast - rates.slow
        return SpringFactors(
            position: (rates.fast * slow - rates.slow * fast) / spread,
            velocity: (slow - fast) / spread,
            positionChange: -frequency * frequency * (slow - fast) / spread,
            velocityChange: (rates.fast * fast - rates.slow * slow) / spread
        )
    }

    /// The two rates of an overdamped spring; their product is the square of the frequency.
    private var decayRates: (slow: Double, fast: Double) {
        let sum = dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot()
        // The difference of two close numbers would lose digits; the quotient does not.
        return (angularFrequency / sum, angularFrequency * sum)
    }

    /// Returns the time after which the envelope of the motion stays below `epsilon`.
    func settlingTime(distance: Double, speed: Double, epsilon: Double) -> TimeInterval {
        guard response > 0, distance > 0 || speed > 0 else { return 0 }
        guard response < .infinity, dampingRatio > 0, epsilon > 0 else { return .infinity }

        // From this time on the envelope decreases.
        let decay = dampingRatio > 1 ? decayRates.slow : dampingRatio * angularFrequency
        var before = 0.0
        var after = 1 / decay
        guard max(envelope(at: 0, distance, speed), envelope(at: after, distance, speed)) > epsilon else { return 0 }
        while envelope(at: after, distance, speed) > epsilon {
            before = after
            after *= 2
        }
        while after - before > 1e-9 * after {
            let middle = (before + after) / 2
            if envelope(at: middle, distance, speed) > epsilon { before = middle } else { after = middle }
        }
        return after
    }

    /// Returns a bound of the distance from the target that does not oscillate.
    private func envelope(at time: Double, _ distance: Double, _ speed: Double) -> Double {
        let frequency = angularFrequency
        if dampingRatio > 1 {
            let factors = overdamped(frequency: frequency, time: time)
            return abs(factors.position) * distance + abs(factors.velocity) * speed
        }
        let decay = dampingRatio * frequency
        let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        let push = speed + decay * distance
        // sin(x)| is at most 1 and at most x: the second keeps the bound tight near critical damping.
        let swing = damped > 0 ? (distance * distance + (push / damped) * (push / damped)).squareRoot() : .infinity
        return exp(-decay * time) * min(swing, distance + push * time)
    }
}
