/// The path of a value from keyframe to keyframe.
public struct _KeyframeSegments<Value: Animatable> {
    typealias Data = Value.AnimatableData

    enum Kind {
        case move
        case curve(UnitCurve, duration: Double)
        case spring(Spring, duration: Double?, startVelocity: Data?)
        case cubic(duration: Double, start: Data?, end: Data?)
    }

    /// The path to one keyframe.
    private struct Segment {
        let kind: Kind
        let from: Data
        let target: Data
        let start: Double
        let duration: Double
        let startVelocity: Data
        let endVelocity: Data

        func value(at time: Double) -> Data {
            switch kind {
            case .move: return target
            case .curve(let curve, _):
                return from + (target - from).scaled(by: curve.value(at: duration > 0 ? time / duration : 1))
            case .spring(let spring, _, _):
                return from + spring.value(target: target - from, initialVelocity: startVelocity, time: time)
            case .cubic:
                guard duration > 0 else { return target }
                // Hermite's polynomials, with velocities for the whole segment.
                let t = time / duration
                let way = (target - from).scaled(by: t * t * (3 - 2 * t))
                let leaving = startVelocity.scaled(by: duration * t * (1 - t) * (1 - t))
                let arriving = endVelocity.scaled(by: duration * t * t * (t - 1))
                return from + way + leaving + arriving
            }
        }
    }

    private let initialValue: Value
    private var keyframes: [(target: Data, kind: Kind)] = []
    private var segments: [Segment] = []

    init(from initialValue: Value) { self.initialValue = initialValue }

    mutating func add(_ target: Value, _ kind: Kind) { keyframes.append((target.animatableData, kind)) }

    /// The duration of all segments, in seconds.
    var duration: Double { segments.last.map { $0.start + $0.duration } ?? 0 }

    /// Returns the value at a time in seconds.
    func value(at time: Double) -> Value {
        var value = initialValue
        // Several keyframes at the same time: the last one counts.
        guard let segment = segments.last(where: { $0.start <= max(time, 0) }) else { return value }
        value.animatableData = segment.value(at: min(max(time, 0) - segment.start, segment.duration))
        return value
    }

    /// Computes the segments. Must be called after all keyframes have been added.
    mutating func connect() {
        var (from, velocity, start) = (initialValue.animatableData, Data.zero, 0.0)
        for (index, keyframe) in keyframes.enumerated() {
            let (target, kind) = keyframe
            var (duration, startVelocity, endVelocity) = (0.0, velocity, Data.zero)
            switch kind {
            case .move: break
            case .curve(let curve, let length):
                duration = max(length, 0)
                if duration > 0 {
                    let slope = curve.velocity(at: 1)
                    endVelocity = (target - from).scaled(by: (slope.isFinite ? slope : 0) / duration)
                }
            case .spring(let spring, let length, let ownVelocity):
                startVelocity = ownVelocity ?? velocity
                let rest = { spring.settlingDuration(target: target - from, initialVelocity: startVelocity) }
                duration = min(max(length ?? rest(), 0), Self.longestSpring)
                endVelocity = spring.velocity(target: target - from, initialVelocity: startVelocity, time: duration)
            case .cubic(let length, let ownStart, let ownEnd):
                duration = max(length, 0)
                startVelocity = ownStart ?? velocity
                endVelocity = ownEnd ?? velocityAfter(index, from: from, duration: duration)
            }
            let segment = Segment(
                kind: kind,
                from: from,
                target: target,
                start: start,
                duration: duration,
                startVelocity: startVelocity,
                endVelocity: endVelocity
            )
            segments.append(segment)
            (from, velocity, start) = (segment.value(at: duration), endVelocity, start + duration)
        }
    }

    /// The maximum duration of a spring in seconds, because a spring without damping never settles.
    private static var longestSpring: Double { 60 }

    /// Returns the velocity at a keyframe between two cubic curves: the slope of the line from the previous keyframe to
    /// the next one. Zero if no cubic curve follows.
    private func velocityAfter(_ index: Int, from: Data, duration: Double) -> Data {
        guard index + 1 < keyframes.count, case .cubic(let next, let start, _) = keyframes[index + 1].kind else {
            return .zero
        }
        if let start { return start }
        let time = duration + max(next, 0)
        return time > 0 ? (keyframes[index + 1].target - from).scaled(by: 1 / time) : .zero
    }
}
