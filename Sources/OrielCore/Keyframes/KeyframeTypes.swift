/// An immediate change of the value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never

    private let target: Value

    public init(_ to: Value) { target = to }

    public func _addKeyframes(to track: inout _KeyframeSegments<Value>) { track.add(target, .move) }
}

/// A change of the value along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never

    private let target: Value
    private let duration: Double
    private let curve: UnitCurve

    /// - Parameter duration: In seconds.
    public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
        (target, self.duration, curve) = (to, duration, timingCurve)
    }

    public func _addKeyframes(to track: inout _KeyframeSegments<Value>) {
        track.add(target, .curve(curve, duration: duration))
    }
}

/// A change of the value by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never

    private let target: Value
    private let duration: Double?
    private let spring: Spring
    private let startVelocity: Value?

    /// - Parameters:
    ///   - duration: In seconds; by default until the spring settles. A spring that ends earlier keeps its last value.
    ///   - startVelocity: In units per second; by default the velocity at the previous keyframe.
    public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        (target, self.duration, self.spring, self.startVelocity) = (to, duration, spring, startVelocity)
    }

    public func _addKeyframes(to track: inout _KeyframeSegments<Value>) {
        track.add(target, .spring(spring, duration: duration, startVelocity: startVelocity?.animatableData))
    }
}

/// A change of the value along a cubic curve, which meets the curves before and after it without a corner.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = Never

    private let target: Value
    private let duration: Double
    private let startVelocity: Value?
    private let endVelocity: Value?

    /// - Parameters:
    ///   - duration: In seconds.
    ///   - startVelocity: In units per second; by default it follows from the neighbouring keyframes.
    ///   - endVelocity: In units per second; by default it follows from the neighbouring keyframes.
    public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        (target, self.duration, self.startVelocity, self.endVelocity) = (to, duration, startVelocity, endVelocity)
    }

    public func _addKeyframes(to track: inout _KeyframeSegments<Value>) {
        track.add(
            target,
            .cubic(duration: duration, start: startVelocity?.animatableData, end: endVelocity?.animatableData)
        )
    }
}
