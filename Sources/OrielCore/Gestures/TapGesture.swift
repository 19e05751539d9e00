public import Foundation

/// One or more taps in quick succession.
///
/// Unlike Apple's, a single tap does not wait for a second one: a view with both gestures runs the single tap first.
public struct TapGesture: Sendable {
    public var count: Int

    public nonisolated init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Never

    public func _addRequirements(to requirements: inout _GestureRequirements) {
        requirements.events.insert(.tap)
        if count != 1 { requirements.raise(.tapCount, to: Double(count)) }
    }

    public func _receive(_ input: _GestureInput, memory: _GestureMemory) -> _GesturePhase<Void> {
        guard case .tap(let number, _) = input.event, number == count || (count == 1 && number > 1) else {
            return .waiting
        }
        return .ended(())
    }
}

/// One or more taps, with the location of the last.
public struct SpatialTapGesture: Sendable {
    /// The location of a tap.
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    public var count: Int
    public var coordinateSpace: CoordinateSpace

    /// - Parameter coordinateSpace: The coordinate space of the location: the view's or the page's.
    public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    @_disfavoredOverload
    public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }
}

extension SpatialTapGesture: Gesture {
    public typealias Body = Never

    public func _addRequirements(to requirements: inout _GestureRequirements) {
        TapGesture(count: count)._addRequirements(to: &requirements)
        requirements.addPlace(in: coordinateSpace)
    }

    public func _receive(_ input: _GestureInput, memory: _GestureMemory) -> _GesturePhase<Value> {
        guard case .tap(let number, let location) = input.event, number == count || (count == 1 && number > 1) else {
            return .waiting
        }
        return .ended(Value(location: input.convert(location, to: coordinateSpace)))
    }
}

extension _GestureRequirements {
    /// Requests the element's position in the page, if locations are reported in the page's coordinates.
    mutating func addPlace(in space: CoordinateSpace) {
        if space != .local { events.insert(.size) }
    }
}

extension _GestureInput {
    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        space == .local ? point : CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }
}
