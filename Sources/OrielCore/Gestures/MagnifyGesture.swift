public import Foundation

/// A pinch: two fingers that move apart or together, on a screen or a trackpad.
public struct MagnifyGesture: Sendable {
    /// The state of the gesture.
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// The distance between the fingers, as a multiple of the initial distance.
        public var magnification: CGFloat
        /// The change of the magnification per second.
        public var velocity: CGFloat
        /// Where the gesture has begun, as fractions of the view's size: the point between the fingers.
        public var startAnchor: UnitPoint
        /// Where the gesture has begun, in the view: the point between the fingers.
        public var startLocation: CGPoint
    }

    public var minimumScaleDelta: CGFloat

    /// - Parameter minimumScaleDelta: The change of the magnification at which the gesture begins.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: Gesture {
    public typealias Body = Never

    public func _addRequirements(to requirements: inout _GestureRequirements) { requirements.events.insert(.magnify) }

    public func _receive(_ input: _GestureInput, memory: _GestureMemory) -> _GesturePhase<Value> {
        TwoFingerProgress.receive(input, memory: memory, start: 1, minimum: Double(minimumScaleDelta), of: \.scale)
            .map { progress in
                Value(
                    time: input.time,
                    magnification: CGFloat(progress.value),
                    velocity: CGFloat(progress.velocity),
                    startAnchor: progress.startAnchor,
                    startLocation: progress.start
                )
            }
    }
}

/// A rotation: two fingers that rotate around each other.
public struct RotateGesture: Sendable {
    /// The state of the gesture.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        /// The change of the rotation per second.
        public var velocity: Angle
        /// Where the gesture has begun, as fractions of the view's size: the point between the fingers.
        public var startAnchor: UnitPoint
        /// Where the gesture has begun, in the view: the point between the fingers.
        public var startLocation: CGPoint
    }

    public var minimumAngleDelta: Angle

    /// - Parameter minimumAngleDelta: The rotation at which the gesture begins.
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotateGesture: Gesture {
    public typealias Body = Never

    public func _addRequirements(to requirements: inout _GestureRequirements) { requirements.events.insert(.magnify) }

    public func _receive(_ input: _GestureInput, memory: _GestureMemory) -> _GesturePhase<Value> {
        TwoFingerProgress.receive(input, memory: memory, start: 0, minimum: minimumAngleDelta.radians, of: \.radians)
            .map { progress in
                Value(
                    time: input.time,
                    rotation: Angle(radians: progress.value),
                    velocity: Angle(radians: progress.velocity),
                    startAnchor: progress.startAnchor,
                    startLocation: progress.start
                )
            }
    }
}

/// A pinch, under SwiftUI's older name.
public struct MagnificationGesture: Sendable {
    public var minimumScaleDelta: CGFloat

    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public typealias Body = Never

    public func _addRequirements(to requirements: inout _GestureRequirements) { requirements.events.insert(.magnify) }

    public func _receive(_ input: _GestureInput, memory: _GestureMemory) -> _GesturePhase<CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta)._receive(input, memory: memory).map(\.magnification)
    }
}

/// A rotation with two fingers, under SwiftUI's older name.
public struct RotationGesture: Sendable {
    public var minimumAngleDelta: Angle

    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: Gesture {
    public typealias Value = Angle
    public typealias Body = Never

    public func _addRequirements(to requirements: inout _GestureRequirements) { requirements.events.insert(.magnify) }

    public func _receive(_ input: _GestureInput, memory: _GestureMemory) -> _GesturePhase<Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta)._receive(input, memory: memory).map(\.rotation)
    }
}

/// A number that two fingers change, reported once it has changed by a minimum.
private struct TwoFingerProgress {
    var value: Double
    var velocity: Double
    var time: Date
    var start: CGPoint
    var startAnchor: UnitPoint

    @MainActor
    static func receive(
        _ input: _GestureInput,
        memory: _GestureMemory,
        start: Double,
        minimum: Double,
        of part: (MagnifyEvent) -> Double
    ) -> _GesturePhase<TwoFingerProgress> {
        guard case .magnify(let event) = input.event else { return .waiting }
        let value = part(event)
        let last = memory.value(TwoFingerProgress.self)
        guard last != nil || abs(value - start) >= minimum else { return .waiting }
        var velocity = last?.velocity ?? 0
        if let last, input.time > last.time {
            velocity = (value - last.value) / input.time.timeIntervalSince(last.time)
        }
        let progress = TwoFingerProgress(
            value: value,
            velocity: velocity,
            time: input.time,
            start: event.start,
            startAnchor: event.startAnchor
        )
        memory.keep(event.phase == .changed ? progress : nil)
        return switch event.phase {
        case .changed: .changed(progress)
        case .ended: .ended(progress)
        case .cancelled: .failed
        }
    }
}
