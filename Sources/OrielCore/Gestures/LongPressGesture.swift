public import Foundation

/// A long press: a finger or pointer that is held down for some time.
public struct LongPressGesture: Sendable {
    /// The minimum duration in seconds.
    public var minimumDuration: Double
    /// The maximum distance in points that the finger may move during the press.
    public var maximumDistance: CGFloat

    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

extension LongPressGesture: Gesture {
    /// True while the finger is held down, and when the press ends.
    public typealias Value = Bool
    public typealias Body = Never

    public func _addRequirements(to requirements: inout _GestureRequirements) {
        requirements.events.insert(.longPress)
        requirements.lower(.minimumDuration, to: minimumDuration)
        requirements.raise(.maximumDistance, to: Double(maximumDistance))
    }

    public func _receive(_ input: _GestureInput, memory: _GestureMemory) -> _GesturePhase<Bool> {
        guard case .longPress(let press) = input.event else { return .waiting }
        return switch press {
        case .pressing: .changed(true)
        case .completed: .ended(true)
        case .cancelled: .failed
        }
    }
}

/// A modifier that runs an action after a long press on its content.
struct LongPressModifier {
    let minimumDuration: Double
    let maximumDistance: CGFloat
    let action: () -> Void
    let pressing: ((Bool) -> Void)?
}

extension LongPressModifier: ViewModifier, ElementModifier {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes: Attributes = [
            .minimumDuration: .number(minimumDuration), .maximumDistance: .number(Double(maximumDistance)),
        ]
        attributes.set(.isDisabled, !environment.isEnabled)
        return Element(.gesture, attributes: attributes, events: .longPress)
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        guard case .longPress(let press) = event else { return }
        pressing?(press == .pressing)
        if press == .completed { action() }
    }
}

extension View {
    /// Runs an action after a long press on the view.
    ///
    /// - Parameter onPressingChanged: Called with true when the press begins, and with false when it ends or fails.
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            LongPressModifier(
                minimumDuration: minimumDuration,
                maximumDistance: maximumDistance,
                action: action,
                pressing: onPressingChanged
            )
        )
    }

    /// Runs an action after a long press on the view.
    @available(
        *,
        deprecated,
        message: "Use onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)"
    )
    @_disfavoredOverload
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration,
            maximumDistance: maximumDistance,
            perform: action,
            onPressingChanged: pressing
        )
    }
}
