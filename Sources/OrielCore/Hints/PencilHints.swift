public import Foundation

// What is done with the barrel of a pencil, which browsers do not report: as on a device without such a pencil, it does
// not happen.

/// The place of a pencil above the screen.
public struct PencilHoverPose: Hashable, Sendable {
    /// The place in the view, as fractions of its size.
    public let anchor: UnitPoint
    /// The place in the view.
    public let location: CGPoint
    /// The distance from the screen, from 0 at the screen to 1.
    public let zDistance: CGFloat
    public let azimuth: Angle
    public let altitude: Angle
    public let roll: Angle

    public func hash(into hasher: inout Hasher) {
        hasher.combine(anchor)
        for length in [location.x, location.y, zDistance] { hasher.combine(length) }
        for angle in [azimuth, altitude, roll] { hasher.combine(angle) }
    }
}

/// A double tap on the barrel of a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
    /// Where the pencil is above the view; nil if it is too far away.
    public let hoverPose: PencilHoverPose?
}

/// A squeeze of the barrel of a pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
    /// Where the pencil is above the view; nil if it is too far away.
    public let hoverPose: PencilHoverPose?
}

/// The state of a squeeze of the barrel of a pencil.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
    case active(PencilSqueezeGestureValue)
    case ended(PencilSqueezeGestureValue)
    case failed
}

/// What the user wants a gesture of the pencil to do.
public struct PencilPreferredAction: Hashable, Sendable {
    private enum Value: Hashable {
        case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette
        case runSystemShortcut
    }
    private let value: Value

    public static let ignore = PencilPreferredAction(value: .ignore)
    public static let switchEraser = PencilPreferredAction(value: .switchEraser)
    public static let switchPrevious = PencilPreferredAction(value: .switchPrevious)
    public static let showColorPalette = PencilPreferredAction(value: .showColorPalette)
    public static let showInkAttributes = PencilPreferredAction(value: .showInkAttributes)
    public static let showContextualPalette = PencilPreferredAction(value: .showContextualPalette)
    public static let runSystemShortcut = PencilPreferredAction(value: .runSystemShortcut)
}

extension EnvironmentValues {
    /// What the user wants a double tap on a pencil to do. Always `ignore`: browsers do not report such taps.
    public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }

    /// What the user wants a squeeze of a pencil to do. Always `ignore`: browsers do not report squeezes.
    public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}

extension View {
    /// Runs an action after a double tap on the barrel of a pencil. Never runs: browsers do not report such taps.
    public nonisolated func onPencilDoubleTap(
        perform action: @escaping (PencilDoubleTapGestureValue) -> Void
    ) -> some View { self }

    /// Runs an action while the barrel of a pencil is squeezed. Never runs: browsers do not report squeezes.
    public nonisolated func onPencilSqueeze(
        perform action: @escaping (PencilSqueezeGesturePhase) -> Void
    ) -> some View { self }
}
