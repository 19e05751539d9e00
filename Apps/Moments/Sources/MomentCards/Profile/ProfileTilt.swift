import Foundation

/// The tilt of a card during a drag.
struct ProfileTilt: Equatable, Sendable {
    /// The rotation around the horizontal axis, in degrees.
    let pitch: Double
    /// The rotation around the vertical axis, in degrees.
    let yaw: Double
    /// The scale, slightly reduced during the drag.
    let scale: Double
    private let shift: CGSize

    /// The maximum offset, in points, and the maximum angle, in degrees.
    private static let reach = 120.0
    private static let steepest = 12.0

    init(drag: CGSize) {
        // Damps the drag: the card follows less the farther the finger moves.
        func soft(_ length: Double) -> Double { Self.reach * tanh(length / Self.reach) }
        shift = CGSize(width: soft(drag.width), height: soft(drag.height))
        pitch = -shift.height / Self.reach * Self.steepest
        yaw = shift.width / Self.reach * Self.steepest
        scale = drag == .zero ? 1 : 0.96
    }

    /// Returns the offset of a layer; larger depths move farther.
    ///
    /// - Parameter depth: 0 for a fixed layer, negative for a layer that moves against the drag.
    func offset(depth: Double) -> CGSize { CGSize(width: shift.width * depth, height: shift.height * depth) }
}
