public import Foundation

/// A drag: a finger or pointer that moves while it is held down.
///
/// Unlike Apple's, locations in a named coordinate space are page coordinates.
public struct DragGesture: Sendable {
    /// The state of a drag.
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        /// The velocity in points per second.
        public var velocity: CGSize

        /// The distance from the start location to the current location.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The predicted end location if the finger were lifted now.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// The predicted translation if the finger were lifted now.
        public var predictedEndTranslation: CGSize {
            let end = predictedEndLocation
            return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
        }
    }

    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

    /// - Parameters:
    ///   - minimumDistance: The distance in points that the finger has to move before the gesture begins.
    ///   - coordinateSpace: The coordinate space of the locations: the view's or the page's.
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @_disfavoredOverload
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }
}

extension DragGesture: Gesture {
    public typealias Body = Never

    private enum Progress { case began }

    public func _addRequirements(to requirements: inout _GestureRequirements) {
        requirements.events.insert(.drag)
        requirements.lower(.minimumDistance, to: Double(minimumDistance))
        requirements.addPlace(in: coordinateSpace)
    }

    public func _receive(_ input: _GestureInput, memory: _GestureMemory) -> _GesturePhase<Value> {
        guard case .drag(let drag) = input.event else { return .waiting }
        let value = Value(
            time: input.time,
            location: input.convert(drag.location, to: coordinateSpace),
            startLocation: input.convert(drag.start, to: coordinateSpace),
            velocity: drag.velocity
        )
        let hasBegun = memory.value(Progress.self) == .began
        let moved = Vector(from: drag.start, to: drag.location).length
        guard hasBegun || moved >= Double(minimumDistance) else { return .waiting }
        switch drag.phase {
        case .changed:
            memory.keep(Progress.began)
            return .changed(value)
        case .ended:
            memory.keep(nil)
            return .ended(value)
        case .cancelled:
            memory.keep(nil)
            return hasBegun ? .failed : .waiting
        }
    }
}
