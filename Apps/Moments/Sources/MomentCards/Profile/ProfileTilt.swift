import Foundation

/// How a card leans while a finger drags it.
struct ProfileTilt: Equatable, Sendable {
    /// Forward and back, in degrees.
    let pitch: Double
    /// To the sides, in degrees.
    let yaw: Double
    /// A little smaller while it is held.
    let scale: Double
    private let shift: CGSize

    /// So far the layers follow a finger.
    private static let reach = 120.0
    private static let steepest = 12.0

    init(drag: CGSize) {
        // The further the finger goes, the less the card follows.
        func soft(_ length: Double) -> Double { Self.reach * tanh(length / Self.reach) }
        shift = CGSize(width: soft(drag.width), height: soft(drag.height))
        pitch = -shift.height / Self.reach * Self.steepest
        yaw = shift.width / Self.reach * Self.steepest
        scale = drag == .zero ? 1 : 0.96
    }

    /// How far a layer moves; the nearer it is, the farther.
    ///
    /// - Parameter depth: 0 for one that stays, negative for one that lags behind.
    func offset(depth: Double) -> CGSize { CGSize(width: shift.width * depth, height: shift.height * depth) }
}
