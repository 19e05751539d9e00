import Foundation

/// A gesture that follows each finger, pencil and pointer that is down on a view.
///
///     @State private var places: [CGPoint] = []
///
///     var body: some View {
///         Color.clear.gesture(
///             SpatialEventGesture()
///                 .onChanged { events in places = events.filter { $0.phase == .active }.map(\.location) }
///                 .onEnded { _ in places = [] }
///         )
///     }
///
/// It ends when the last one was lifted. The browser reports at most one place of each for each frame that it draws. In
/// a scroll view, a finger that scrolls is cancelled.
public struct SpatialEventGesture: Sendable {
    public let coordinateSpace: CoordinateSpace

    /// - Parameter coordinateSpace: The coordinate space of the locations: the view's or the page's.
    public nonisolated init(coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }
}

extension SpatialEventGesture: Gesture {
    public typealias Value = SpatialEventCollection
    public typealias Body = Never

    public func _addRequirements(to requirements: inout _GestureRequirements) {
        requirements.addPointers(.all)
        requirements.addPlace(in: coordinateSpace)
    }

    public func _receive(_ input: _GestureInput, memory: _GestureMemory) -> _GesturePhase<SpatialEventCollection> {
        guard case .pointer(let pointer) = input.event else { return .waiting }
        let event = SpatialEventCollection.Event(
            id: SpatialEventCollection.Event.ID(number: pointer.number),
            timestamp: input.time.timeIntervalSinceReferenceDate,
            kind: SpatialEventCollection.Event.Kind(pointer.kind),
            location: input.convert(pointer.location, to: coordinateSpace),
            phase: SpatialEventCollection.Event.Phase(pointer.phase),
            modifierKeys: pointer.modifiers
        )
        var events = memory.value(SpatialEventCollection.self) ?? SpatialEventCollection()
        guard events.note(event) else { return .waiting }
        let active = events.active
        memory.keep(active.isEmpty ? nil : active)
        return active.isEmpty ? .ended(events) : .changed(events)
    }
}

extension SpatialEventCollection.Event.Kind {
    fileprivate init(_ kind: PointerEvent.Kind) {
        switch kind {
        case .touch: self = .touch
        case .mouse: self = .pointer
        case .pencil: self = .pencil
        }
    }
}

extension SpatialEventCollection.Event.Phase {
    fileprivate init(_ phase: PointerEvent.Phase) {
        switch phase {
        case .changed, .keys: self = .active
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        }
    }
}
