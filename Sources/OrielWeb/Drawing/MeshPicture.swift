import Foundation
package import OrielCore

/// The picture of a mesh gradient: a square of few pixels, which the browser enlarges and smooths.
///
/// The patch between four points is a Coons patch: its sides are the curves between the points. It is divided into small
/// triangles, in which colours are linear.
package struct MeshPicture {
    /// The pixels of a side. Patches have no details, so few are enough, unless the edge of the grid is seen.
    package let side: Int

    /// Red, green, blue and opacity of each pixel, row by row.
    package private(set) var pixels: [SIMD4<Float>]
    private let mesh: ColorMesh
    private let colors: [SIMD4<Float>]

    package init(_ mesh: ColorMesh) {
        self.init(mesh, side: 48)
        if pixels.contains(where: \.x.isNaN) { self.init(mesh, side: 160) }
        for index in pixels.indices where pixels[index].x.isNaN { pixels[index] = mesh.background.components }
    }

    /// Draws the patches. Pixels that they do not cover are not numbers.
    private init(_ mesh: ColorMesh, side: Int) {
        self.mesh = mesh
        self.side = side
        pixels = Array(repeating: SIMD4(repeating: .nan), count: side * side)
        colors = mesh.colors.map { mesh.isPerceptual ? SIMD4($0.perceptual, $0.opacity) : $0.components }
        for row in 0..<mesh.height - 1 {
            for column in 0..<mesh.width - 1 { drawPatch(column, row) }
        }
    }

    // MARK: - Patches

    private mutating func drawPatch(_ column: Int, _ row: Int) {
        let patch = MeshPatch(
            topLeading: mesh.points[row * mesh.width + column],
            topTrailing: mesh.points[row * mesh.width + column + 1],
            bottomLeading: mesh.points[(row + 1) * mesh.width + column],
            bottomTrailing: mesh.points[(row + 1) * mesh.width + column + 1]
        )
        // About one step for each pixel that a patch of the usual size covers.
        let (across, down) = (steps(mesh.width), steps(mesh.height))
        var above: [MeshVertex] = []
        for y in 0...down {
            let v = Float(y) / Float(down)
            let line = (0...across)
                .map { x in
                    let u = Float(x) / Float(across)
                    return MeshVertex(
                        place: patch.point(u, v) * Float(side),
                        color: color(column, row, u, v)
                    )
                }
            if !above.isEmpty {
                for x in 0..<across {
                    fill(above[x], above[x + 1], line[x])
                    fill(above[x + 1], line[x + 1], line[x])
                }
            }
            above = line
        }
    }

    private func steps(_ count: Int) -> Int { max(side / (count - 1) / 2, 2) }

    // MARK: - Colours

    private func color(_ column: Int, _ row: Int, _ u: Float, _ v: Float) -> SIMD4<Float> {
        let components: SIMD4<Float>
        if mesh.isSmooth {
            let lines = (-1...2).map { y in interpolate((-1...2).map { x in color(column + x, row + y) }, u) }
            components = interpolate(lines, v)
        } else {
            let top = color(column, row) * (1 - u) + color(column + 1, row) * u
            let bottom = color(column, row + 1) * (1 - u) + color(column + 1, row + 1) * u
            components = top * (1 - v) + bottom * v
        }
        guard mesh.isPerceptual else { return components }
        let rgb = SIMD3(components.x, components.y, components.z)
        return Color.Resolved(perceptual: rgb, opacity: components.w).components
    }

    private func color(_ column: Int, _ row: Int) -> SIMD4<Float> {
        colors[min(max(row, 0), mesh.height - 1) * mesh.width + min(max(column, 0), mesh.width - 1)]
    }

    /// Returns a point of the Catmull-Rom curve between the second and the third of four values.
    private func interpolate(_ values: [SIMD4<Float>], _ t: Float) -> SIMD4<Float> {
        let (a, b, c, d) = (values[0], values[1], values[2], values[3])
        // With types, as the type checker tries literals as vectors, too.
        let first: SIMD4<Float> = c - a
        let second: SIMD4<Float> = a * Float(2) - b * Float(5) + c * Float(4) - d
        let third: SIMD4<Float> = b * Float(3) - a - c * Float(3) + d
        let half = t / 2
        return b + first * half + second * (half * t) + third * (half * t * t)
    }

    // MARK: - Triangles

    /// Paints the pixels whose centres are in a triangle.
    private mutating func fill(_ a: MeshVertex, _ b: MeshVertex, _ c: MeshVertex) {
        let area = (b.place - a.place).cross(c.place - a.place)
        guard abs(area) > 1e-9 else { return }
        let limit = Float(side)
        func first(_ values: Float...) -> Int { Int(min(max((values.min() ?? 0) - 0.5, 0), limit - 1).rounded(.down)) }
        func last(_ values: Float...) -> Int { Int(min(max((values.max() ?? 0) - 0.5, 0), limit - 1).rounded(.up)) }
        let (left, right) = (first(a.place.x, b.place.x, c.place.x), last(a.place.x, b.place.x, c.place.x))
        let (top, bottom) = (first(a.place.y, b.place.y, c.place.y), last(a.place.y, b.place.y, c.place.y))
        for y in top...bottom {
            for x in left...right {
                let point = SIMD2(Float(x) + 0.5, Float(y) + 0.5)
                let first = (b.place - point).cross(c.place - point) / area
                let second = (c.place - point).cross(a.place - point) / area
                let third = 1 - first - second
                // A little more than the triangle, so that rounding leaves no gap between two.
                guard first >= -1e-4, second >= -1e-4, third >= -1e-4 else { continue }
                pixels[y * side + x] = a.color * first + b.color * second + c.color * third
            }
        }
    }
}

/// A corner of a small triangle, in pixels.
private struct MeshVertex {
    let place: SIMD2<Float>
    let color: SIMD4<Float>
}

/// The area between four points of a mesh.
private struct MeshPatch {
    let topLeading: MeshGradient.BezierPoint
    let topTrailing: MeshGradient.BezierPoint
    let bottomLeading: MeshGradient.BezierPoint
    let bottomTrailing: MeshGradient.BezierPoint

    func point(_ u: Float, _ v: Float) -> SIMD2<Float> {
        let top = curve(
            topLeading.position,
            topLeading.trailingControlPoint,
            topTrailing.leadingControlPoint,
            topTrailing.position,
            u
        )
        let bottom = curve(
            bottomLeading.position,
            bottomLeading.trailingControlPoint,
            bottomTrailing.leadingControlPoint,
            bottomTrailing.position,
            u
        )
        let leading = curve(
            topLeading.position,
            topLeading.bottomControlPoint,
            bottomLeading.topControlPoint,
            bottomLeading.position,
            v
        )
        let trailing = curve(
            topTrailing.position,
            topTrailing.bottomControlPoint,
            bottomTrailing.topControlPoint,
            bottomTrailing.position,
            v
        )
        // The curves across and the curves down, minus what both have in common.
        let across = top * (1 - v) + bottom * v
        let down = leading * (1 - u) + trailing * u
        let upper = topLeading.position * (1 - u) + topTrailing.position * u
        let lower = bottomLeading.position * (1 - u) + bottomTrailing.position * u
        return across + down - (upper * (1 - v) + lower * v)
    }

    private func curve(
        _ a: SIMD2<Float>,
        _ b: SIMD2<Float>,
        _ c: SIMD2<Float>,
        _ d: SIMD2<Float>,
        _ t: Float
    ) -> SIMD2<Float> {
        let s = 1 - t
        return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
    }
}

extension SIMD2<Float> {
    fileprivate func cross(_ other: SIMD2<Float>) -> Float { x * other.y - y * other.x }
}

extension Color.Resolved {
    fileprivate var components: SIMD4<Float> { SIMD4(red, green, blue, opacity) }
}
