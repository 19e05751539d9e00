import Foundation

/// The course of an animatable value from one change to the next.
///
/// Each animated change adds a movement from the old value to the new one. Movements that have not ended add up, so a
/// value that changes again while it moves keeps its velocity. A custom animation can take the place of the last one.
struct Motion<Value: VectorArithmetic> {
    private struct Movement {
        let animation: Animation
        let start: TimeInterval
        /// The whole distance.
        let distance: Value
        /// The steps of a custom animation, which can depend on the distance; nil for other animations.
        private var custom: CustomSteps?

        /// A custom animation with the time and the state from which its track was computed.
        private struct CustomSteps {
            let part: AnimationPlan.CustomPart
            let first: TimeInterval
            let context: AnimationContext<Value>
            let track: CustomTrack<Value>
        }

        init(
            _ animation: Animation,
            start: TimeInterval,
            distance: Value,
            from first: TimeInterval = 0,
            context: AnimationContext<Value> = AnimationContext()
        ) {
            self.animation = animation
            self.start = start
            self.distance = distance
            custom = animation.plan.customPart.map { part in
                let track = CustomTrack(part.curve.base, distance: distance, from: first, context: context)
                return CustomSteps(part: part, first: first, context: context, track: track)
            }
        }

        var end: TimeInterval {
            start + (custom.map { $0.part.outer($0.track.end) } ?? animation.settlingDuration)
        }

        func remaining(at time: TimeInterval) -> Value {
            let elapsed = max(time - start, 0)
            if let custom { return distance - custom.track.value(at: custom.part.inner(elapsed)) }
            return distance.scaled(by: 1 - animation.progress(at: elapsed))
        }

        /// Returns the movement of a custom animation that takes the place of this one; nil if it is added to this one.
        func merged(with new: Animation, distance added: Value, at time: TimeInterval) -> Movement? {
            guard let part = new.plan.customPart, part.delay == 0, part.speed == 1 else { return nil }
            var elapsed = max(time - start, 0)
            var context = AnimationContext<Value>()
            if let custom {
                elapsed = custom.part.inner(elapsed)
                context = CustomTrack.context(
                    of: custom.part.curve.base,
                    distance: distance,
                    from: custom.first,
                    context: custom.context,
                    at: elapsed
                )
                context.isLogicallyComplete = false
            }
            let merges = new.shouldMerge(previous: animation, value: distance, time: elapsed, context: &context)
            guard merges else { return nil }
            // The time of the earlier animation goes on.
            return Movement(
                new,
                start: time - elapsed,
                distance: distance + added,
                from: elapsed,
                context: context
            )
        }
    }

    /// The value after all movements.
    private(set) var target: Value
    private var movements: [Movement] = []

    init(_ value: Value) { target = value }

    /// The time at which the last movement ends; nil without movements, infinity if one repeats forever.
    var end: TimeInterval? { movements.lazy.map(\.end).max() }

    /// Returns the value at a time in seconds, not before the start of a movement.
    func value(at time: TimeInterval) -> Value {
        movements.reduce(target) { value, movement in
            movement.end > time ? value - movement.remaining(at: time) : value
        }
    }

    /// Changes the target; without an animation, immediately.
    mutating func change(to new: Value, animation: Animation?, at time: TimeInterval) {
        movements.removeAll { $0.end <= time }
        guard let animation else {
            movements = []
            target = new
            return
        }
        var distance = new - target
        // A new change stops endless movements at their current value.
        if movements.contains(where: { $0.end == .infinity }) {
            distance = new - value(at: time)
            movements = []
        }
        target = new
        if let last = movements.last, let merged = last.merged(with: animation, distance: distance, at: time) {
            movements[movements.count - 1] = merged
        } else {
            movements.append(Movement(animation, start: time, distance: distance))
        }
    }
}
