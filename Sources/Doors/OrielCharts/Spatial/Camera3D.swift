import Foundation
import OrielCore

/// A place in a chart in space: to the right, up, and to the front.
struct SpacePoint: Hashable {
    var x: Double
    var y: Double
    var z: Double

    init(_ x: Double, _ y: Double, _ z: Double) { (self.x, self.y, self.z) = (x, y, z) }

    static func + (a: SpacePoint, b: SpacePoint) -> SpacePoint { SpacePoint(a.x + b.x, a.y + b.y, a.z + b.z) }
    static func - (a: SpacePoint, b: SpacePoint) -> SpacePoint { SpacePoint(a.x - b.x, a.y - b.y, a.z - b.z) }
    static func * (a: SpacePoint, factor: Double) -> SpacePoint {
        SpacePoint(a.x * factor, a.y * factor, a.z * factor)
    }

    func dot(_ other: SpacePoint) -> Double { x * other.x + y * other.y + z * other.z }

    func cross(_ other: SpacePoint) -> SpacePoint {
        SpacePoint(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }

    /// The direction of the place from zero; the front for zero itself.
    var direction: SpacePoint {
        let length = dot(self).squareRoot()
        return length > 0 ? self * (1 / length) : SpacePoint(0, 0, 1)
    }
}

extension [SpacePoint] {
    /// The direction in which an area faces whose corners are counterclockwise.
    var normal: SpacePoint {
        guard count > 2 else { return SpacePoint(0, 0, 1) }
        // The diagonals of four corners, as these need not be in one plane.
        let across = count == 4 ? (self[2] - self[0], self[3] - self[1]) : (self[1] - self[0], self[2] - self[0])
        return across.0.cross(across.1).direction
    }

    var middle: SpacePoint {
        reduce(SpacePoint(0, 0, 0), +) * (1 / Double(Swift.max(count, 1)))
    }
}

/// Shows places in space in the plane.
struct Camera3D {
    private let azimuth: (sin: Double, cos: Double)
    private let inclination: (sin: Double, cos: Double)
    private let isPerspective: Bool
    private let size: CGSize

    /// The distance of the viewer from the middle, if what is far is smaller.
    private static let distance = 3.0
    /// From where light comes, as the viewer sees it.
    private static let light = SpacePoint(0.3, 0.6, 0.75).direction

    init(_ pose: Chart3DPose, _ projection: Chart3DCameraProjection, size: CGSize) {
        azimuth = (sin(pose.azimuth.radians), cos(pose.azimuth.radians))
        inclination = (sin(pose.inclination.radians), cos(pose.inclination.radians))
        isPerspective = projection == .perspective
        self.size = size
    }

    /// Returns a place as the viewer sees it: to the right, up, and towards the viewer.
    func turned(_ point: SpacePoint) -> SpacePoint {
        let x = azimuth.cos * point.x - azimuth.sin * point.z
        let z = azimuth.sin * point.x + azimuth.cos * point.z
        return SpacePoint(
            x,
            inclination.cos * point.y - inclination.sin * z,
            inclination.sin * point.y + inclination.cos * z
        )
    }

    /// Returns the points per unit of length at a place that was turned.
    private func scale(at point: SpacePoint) -> Double {
        let scale = Double(min(size.width, size.height)) / 2.1
        return isPerspective ? scale * Self.distance / max(Self.distance - point.z, 0.1) : scale
    }

    /// Returns the points per unit of length at a place.
    func scale(of point: SpacePoint) -> Double { scale(at: turned(point)) }

    /// Returns a place in the plane.
    func place(_ point: SpacePoint) -> CGPoint {
        let turned = turned(point)
        let scale = scale(at: turned)
        return CGPoint(
            x: size.width / 2 + CGFloat(turned.x * scale),
            y: size.height / 2 - CGFloat(turned.y * scale)
        )
    }

    /// Returns how near a place is to the viewer.
    func nearness(_ point: SpacePoint) -> Double { turned(point).z }

    /// Returns whether an area faces the viewer.
    func sees(_ corners: [SpacePoint]) -> Bool {
        let normal = turned(corners.normal)
        guard isPerspective else { return normal.z > 0 }
        return normal.dot(SpacePoint(0, 0, Self.distance) - turned(corners.middle)) > 0
    }

    /// Returns how dark an area is, from 0 to 1.
    func shade(_ corners: [SpacePoint]) -> Double { 0.5 * (1 - abs(turned(corners.normal).dot(Self.light))) }

    /// Returns the sides of the chart that are behind its content: -0.5 or 0.5 for each axis.
    var farSides: SpacePoint {
        func side(_ direction: SpacePoint) -> Double { nearness(direction) >= -1e-9 ? -0.5 : 0.5 }
        return SpacePoint(side(SpacePoint(1, 0, 0)), side(SpacePoint(0, 1, 0)), side(SpacePoint(0, 0, 1)))
    }
}
