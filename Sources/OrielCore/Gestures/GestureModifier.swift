import Foundation

/// The gestures that are enabled on a view.
@frozen public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none: GestureMask = []
    /// The added gesture.
    public static let gesture = GestureMask(rawValue: 1 << 0)
    /// The gestures of the views in the view.
    public static let subviews = GestureMask(rawValue: 1 << 1)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// The priority of a gesture over those of the views inside.
enum GesturePriority: String {
    /// The gestures inside take precedence.
    case normal
    case high
    case simultaneous
}

/// A modifier that adds a gesture to its content.
struct GestureModifier<G: Gesture> {
    let gesture: G
    let priority: GesturePriority
    let mask: GestureMask
}

/// The state of a gesture's node: the progress of the gesture, and the position of the element.
@MainActor
package final class GestureNodeState {
    let memory = _GestureMemory()
    var origin = CGPoint.zero
    /// The keys that were held at the last press.
    var modifiers: EventModifiers = []
    /// Whether the last event was a part of the gesture.
    var hasRecognized = false
}

extension GestureModifier: ViewModifier, StatefulElementModifier {
    typealias Body = Never

    func makeState() -> GestureNodeState { GestureNodeState() }

    func makeElement(in environment: EnvironmentValues, state: GestureNodeState) -> Element {
        guard mask != .subviews else { return Element(.gesture) }
        var requirements = _GestureRequirements()
        if mask.contains(.gesture) { gesture._addRequirements(to: &requirements) }
        if priority != .normal { requirements.attributes[.role] = .string(priority.rawValue) }
        requirements.attributes.set(.gestureMask, mask.contains(.subviews) ? nil : "gesture")
        requirements.attributes.set(.isDisabled, !environment.isEnabled)
        return Element(.gesture, attributes: requirements.attributes, events: requirements.events)
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues, state: GestureNodeState) -> Bool {
        let input: _GestureInput.Event
        switch event {
        case .tap: input = .tap(count: 1, .zero)
        case .spatialTap(let count, let x, let y): input = .tap(count: count, CGPoint(x: x, y: y))
        case .drag(let drag): input = .drag(drag)
        case .longPress(let press): input = .longPress(press)
        case .magnify(let magnify): input = .magnify(magnify)
        case .pointer(let pointer):
            state.modifiers = pointer.modifiers
            guard pointer.phase != .keys else { return false }
            input = .pointer(pointer)
        case .size(let frame):
            state.origin = frame.origin
            return false
        default: return false
        }
        let phase = gesture._receive(
            _GestureInput(event: input, time: Date(), origin: state.origin, modifiers: state.modifiers),
            memory: state.memory
        )
        if phase.isOver { state.memory.reset() }
        state.hasRecognized = phase.value != nil
        return false
    }

    func recognized(_ state: GestureNodeState) -> Bool { state.hasRecognized }
}

extension View {
    /// Adds a gesture to the view. Gestures of the views in it take precedence.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }

    /// Adds a gesture to the view, if it is enabled.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that takes precedence over those of the views in it.
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }

    /// Adds a gesture that takes precedence over those of the views in it, if it is enabled.
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that is recognised at the same time as those of the views in it.
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Adds a gesture that is recognised at the same time as those of the views in it, if it is enabled.
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }
}
