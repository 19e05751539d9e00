public import Foundation

/// What a finger or pointer does while it is held down on an element.
public struct DragEvent: Sendable, Hashable {
    public enum Phase: Sendable, Hashable {
        case changed, ended, cancelled
    }

    public var phase: Phase
    /// Where it went down, in the element.
    public var start: CGPoint
    /// Where it is, in the element.
    public var location: CGPoint
    /// In points per second.
    public var velocity: CGSize

    public func hash(into hasher: inout Hasher) {
        hasher.combine(phase)
        for number in [start.x, start.y, location.x, location.y, velocity.width, velocity.height] {
            hasher.combine(number)
        }
    }

    public init(_ phase: Phase, start: CGPoint, location: CGPoint, velocity: CGSize = .zero) {
        self.phase = phase
        self.start = start
        self.location = location
        self.velocity = velocity
    }
}

/// How far a long press has come.
public enum LongPressEvent: Sendable, Hashable {
    case pressing, done, givenUp
}

/// What two fingers do on an element.
public struct MagnifyEvent: Sendable, Hashable {
    public var phase: DragEvent.Phase
    /// The distance of the fingers as a multiple of what it was at the beginning.
    public var scale: Double
    /// How far the fingers have turned, in radians.
    public var radians: Double

    public init(_ phase: DragEvent.Phase, scale: Double = 1, radians: Double = 0) {
        self.phase = phase
        self.scale = scale
        self.radians = radians
    }
}
