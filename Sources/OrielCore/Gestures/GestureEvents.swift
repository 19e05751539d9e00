package import Foundation

/// The movement of a finger or pointer that is held down on an element.
package struct DragEvent: Sendable, Hashable {
    package enum Phase: Sendable, Hashable {
        case changed, ended, cancelled
    }

    package var phase: Phase
    /// The start location, in the element.
    package var start: CGPoint
    /// The current location, in the element.
    package var location: CGPoint
    /// The velocity in points per second.
    package var velocity: CGSize

    package func hash(into hasher: inout Hasher) {
        hasher.combine(phase)
        for number in [start.x, start.y, location.x, location.y, velocity.width, velocity.height] {
            hasher.combine(number)
        }
    }

    package init(_ phase: Phase, start: CGPoint, location: CGPoint, velocity: CGSize = .zero) {
        self.phase = phase
        self.start = start
        self.location = location
        self.velocity = velocity
    }
}

/// A finger, a pencil or a pointer that is down on an element, or the keys that are held when one is pressed.
package struct PointerEvent: Sendable, Hashable {
    package enum Phase: Sendable, Hashable {
        case changed, ended, cancelled
        /// A press, of which only the keys were asked for.
        case keys
    }

    package enum Kind: Sendable, Hashable {
        case touch, mouse, pencil
    }

    package var phase: Phase
    package var kind: Kind
    /// The keys that are held.
    package var modifiers: EventModifiers
    /// The same for all events from a press to its end.
    package var number: UInt32
    /// In the element.
    package var location: CGPoint

    package init(
        _ phase: Phase,
        kind: Kind = .mouse,
        modifiers: EventModifiers = [],
        number: UInt32 = 0,
        location: CGPoint = .zero
    ) {
        self.phase = phase
        self.kind = kind
        self.modifiers = modifiers
        self.number = number
        self.location = location
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(phase)
        hasher.combine(kind)
        hasher.combine(modifiers)
        hasher.combine(number)
        for length in [location.x, location.y] { hasher.combine(length) }
    }
}

/// The state of a long press.
package enum LongPressEvent: Sendable, Hashable {
    case pressing, completed, cancelled
}

/// The movement of two fingers on an element.
package struct MagnifyEvent: Sendable, Hashable {
    package var phase: DragEvent.Phase
    /// The distance of the fingers, as a multiple of the initial distance.
    package var scale: Double
    /// The rotation of the fingers in radians.
    package var radians: Double
    /// The point between the fingers at the start of the gesture, in the element.
    package var start: CGPoint
    /// The same point as fractions of the element's size.
    package var startAnchor: UnitPoint

    package init(
        _ phase: DragEvent.Phase,
        scale: Double = 1,
        radians: Double = 0,
        start: CGPoint = .zero,
        startAnchor: UnitPoint = .center
    ) {
        self.phase = phase
        self.scale = scale
        self.radians = radians
        self.start = start
        self.startAnchor = startAnchor
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(phase)
        for number in [scale, radians, Double(start.x), Double(start.y)] { hasher.combine(number) }
        hasher.combine(startAnchor)
    }
}
