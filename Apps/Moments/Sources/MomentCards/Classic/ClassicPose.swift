import Foundation

/// The pose of the classic profile header during a drag.
struct ClassicPose: Equatable, Sendable {
    /// The rotation in degrees.
    let angle: Double
    /// The axis of the rotation: the direction of the drag.
    let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    let scale: Double
    /// The offset of the picture.
    let parallax: CGSize

    /// - Parameter drag: Nil if nothing is dragged.
    init(drag: CGSize?) {
        guard let drag, drag != .zero else {
            (angle, axis, scale, parallax) = (0, (0, 1, 0), drag == nil ? 1 : 0.9, .zero)
            return
        }
        angle = 5
        axis = (drag.width, drag.height, 0)
        scale = 0.9
        parallax = CGSize(width: drag.width / 20, height: drag.height / 20)
    }

    static func == (a: ClassicPose, b: ClassicPose) -> Bool {
        a.angle == b.angle && a.axis == b.axis && a.scale == b.scale && a.parallax == b.parallax
    }
}
