public import Foundation

/// A transform of a layer in space.
///
/// Unlike Apple's, layers are drawn with its part in the plane, without perspective and shears.
public struct CATransform3D: Hashable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
    public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

    /// Creates a transform of zeros, as Apple's; the one that changes nothing is `CATransform3DIdentity`.
    public init() { self.init(rows: Array(repeating: Array(repeating: 0, count: 4), count: 4)) }

    fileprivate init(rows: [[CGFloat]]) {
        (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
        (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
        (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
        (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
    }

    fileprivate var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    fileprivate static let identity = CATransform3D(
        rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
    )

    /// The part in the plane: a, b, c, d, tx, ty.
    package var planeValues: [CGFloat] { [m11, m12, m21, m22, m41, m42] }

    package init(planeValues values: [CGFloat]) {
        self = .identity
        (m11, m12, m21, m22, m41, m42) = (values[0], values[1], values[2], values[3], values[4], values[5])
    }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D.identity

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether a transform stays in the plane, without perspective.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    let plane = CATransform3D(planeValues: t.planeValues)
    return zip(t.rows.joined(), plane.rows.joined()).allSatisfy { abs($0 - $1) < 1e-9 }
}

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
    return transform
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
    return transform
}

/// Returns a rotation around an axis.
///
/// - Parameter angle: In radians.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (sin(angle), cos(angle))
    let t = 1 - c
    return CATransform3D(rows: [
        [t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0],
        [t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0],
        [t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0],
        [0, 0, 0, 1],
    ])
}

/// Returns a transform that applies `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (first, second) = (a.rows, b.rows)
    return CATransform3D(
        rows: (0..<4).map { row in
            (0..<4).map { column in
                (0..<4).reduce(CGFloat(0)) { $0 + first[row][$1] * second[$1][column] }
            }
        }
    )
}

/// Returns a transform that moves, then applies `t`.
public func CATransform3DTranslate(
    _ t: CATransform3D,
    _ tx: CGFloat,
    _ ty: CGFloat,
    _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a transform that scales, then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a transform that rotates around an axis, then applies `t`.
public func CATransform3DRotate(
    _ t: CATransform3D,
    _ angle: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the inverse of a transform, or the transform itself if there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Gauss's elimination on the rows beside those of the identity.
    var rows = t.rows.enumerated().map { index, row in row + (0..<4).map { $0 == index ? 1 : 0 } }
    for column in 0..<4 {
        let pivot = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
        guard rows[pivot][column] != 0 else { return t }
        rows.swapAt(column, pivot)
        let divisor = rows[column][column]
        rows[column] = rows[column].map { $0 / divisor }
        for row in 0..<4 where row != column {
            let factor = rows[row][column]
            for index in 0..<8 { rows[row][index] -= factor * rows[column][index] }
        }
    }
    return CATransform3D(rows: rows.map { Array($0.suffix(4)) })
}
