public import OrielFoundation

/// The motion of a scroll view.
public enum ScrollPhase: Hashable, Sendable {
    /// The scroll view does not move.
    case idle
    /// A finger touches the scroll view, which does not move yet.
    case tracking
    /// The user moves the content with a finger, a wheel or a scroll bar.
    case interacting
    /// The content moves on after the finger has left it.
    case decelerating
    /// The content moves to a place that the app or a key has set.
    case animating

    /// Whether the scroll view moves or may begin to move.
    public var isScrolling: Bool { self != .idle }

    /// The phases by their numbers in events.
    static let numbered: [ScrollPhase] = [.idle, .tracking, .interacting, .decelerating, .animating]
}

extension ScrollPhase: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}

/// The state of a scroll view at a change of its phase.
public struct ScrollPhaseChangeContext: Sendable {
    public let geometry: ScrollGeometry
    /// The velocity of the content in points per second; nil if the scroll view has not just moved.
    public let velocity: CGVector?
}
