import Foundation

/// A timeline that is being played.
struct KeyframeCourse<Value> {
    let timeline: KeyframeTimeline<Value>
    /// The sampler's time at which it began, in seconds.
    let start: TimeInterval
    let repeats: Bool

    /// The time at which it ends; infinity if it repeats.
    var end: TimeInterval { repeats && timeline.duration > 0 ? .infinity : start + timeline.duration }

    func value(at time: TimeInterval) -> Value {
        let elapsed = max(time - start, 0)
        let duration = timeline.duration
        guard repeats, duration > 0 else { return timeline.value(time: elapsed) }
        return timeline.value(time: elapsed.truncatingRemainder(dividingBy: duration))
    }
}
