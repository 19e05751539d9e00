import Foundation

/// The values of a change that a custom animation computes, from its start, or from the time at which it was merged.
struct CustomTrack<Value: VectorArithmetic> {
    /// The time of the first value, in seconds.
    private let first: TimeInterval
    private let distance: Value
    /// The part of the change that is complete at each step; the whole change after the last one.
    private let values: [Value]
    /// The step at which the animation counts as complete.
    private let completeStep: Int?

    /// In seconds.
    private static var step: Double { 1.0 / 120 }
    /// In seconds.
    private static var longestDuration: Double { 20 }

    /// Runs an animation from a time on.
    ///
    /// - Parameters:
    ///   - distance: The whole change.
    ///   - context: The state of the animation at this time.
    init(
        _ base: any CustomAnimation,
        distance: Value,
        from first: TimeInterval = 0,
        context: AnimationContext<Value> = AnimationContext()
    ) {
        self.first = first
        self.distance = distance
        var context = context
        var values: [Value] = []
        var completeStep: Int?
        for index in 0..<Int(Self.longestDuration / Self.step) {
            let time = first + Double(index) * Self.step
            guard let value = base.animate(value: distance, time: time, context: &context) else { break }
            values.append(value.magnitudeSquared.isFinite ? value : distance)
            if context.isLogicallyComplete, completeStep == nil { completeStep = index }
        }
        self.values = values
        self.completeStep = completeStep
    }

    /// The time at which the animation ends, in seconds.
    var end: TimeInterval { first + Double(values.count) * Self.step }

    /// The time at which the animation counts as complete, in seconds.
    var logicalEnd: TimeInterval { completeStep.map { first + Double($0) * Self.step } ?? end }

    /// Returns the part of the change that is complete at a time in seconds.
    func value(at time: TimeInterval) -> Value {
        let position = max(time - first, 0) / Self.step
        guard position < Double(values.count) else { return distance }
        let index = Int(position)
        let next = index + 1 < values.count ? values[index + 1] : distance
        return values[index].interpolated(towards: next, amount: position - Double(index))
    }

    /// Runs an animation up to a time, and returns its state.
    static func context(
        of base: any CustomAnimation,
        distance: Value,
        from first: TimeInterval = 0,
        context: AnimationContext<Value> = AnimationContext(),
        at time: TimeInterval
    ) -> AnimationContext<Value> {
        var context = context
        let count = min(max((time - first) / step, 0), longestDuration / step)
        for index in 0..<Int(count.rounded(.up)) {
            let time = first + Double(index) * step
            if base.animate(value: distance, time: time, context: &context) == nil { break }
        }
        return context
    }
}

extension CustomTrack: Sendable where Value: Sendable {}
