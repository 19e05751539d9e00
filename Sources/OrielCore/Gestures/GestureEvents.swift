package import Foundation

/// What a finger or pointer does while it is held down on an element.
package struct DragEvent: Sendable, Hashable {
    package enum Phase: Sendable, Hashable {
        case changed, ended, cancelled
    }

    package var phase: Phase
    /// Where it went down, in the element.
    package var start: CGPoint
    /// Where it is, in the element.
    package var location: CGPoint
    /// In points per second.
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

/// How far a long press has come.
package enum LongPressEvent: Sendable, Hashable {
    case pressing, done, givenUp
}

/// What two fingers do on an element.
package struct MagnifyEvent: Sendable, Hashable {
    package var phase: DragEvent.Phase
    /// The distance of the fingers as a multiple of what it was at the beginning.
    package var scale: Double
    /// How far the fingers have turned, in radians.
    package var radians: Double

    package init(_ phase: DragEvent.Phase, scale: Double = 1, radians: Double = 0) {
        self.phase = phase
        self.scale = scale
        self.radians = radians
    }
}
