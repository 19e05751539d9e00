import Foundation

/// The course of an animatable value from one change to the next.
///
/// Each animated change adds a movement from the old value to the new one. Movements that have not ended add up, so a
/// value that changes again while it moves keeps its velocity.
struct Motion<Value: VectorArithmetic> {
    private struct Movement {
        let animation: Animation
        let start: TimeInterval
        /// The whole distance.
        let distance: Value

        var end: TimeInterval { start + animation.settlingDuration }

        func remaining(at time: TimeInterval) -> Value {
            distance.scaled(by: 1 - animation.progress(at: max(time - start, 0)))
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
        movements.append(Movement(animation: animation, start: time, distance: distance))
    }
}
