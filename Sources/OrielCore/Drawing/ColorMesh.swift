import Foundation

/// A mesh gradient in a form that renderers draw: complete, with the colours and curves of one environment.
package struct ColorMesh: Hashable, Sendable {
    /// The most points of a mesh.
    static let maxCount = 4_096

    package let width: Int
    package let height: Int
    package let points: [MeshGradient.BezierPoint]
    package let colors: [Color.Resolved]
    package let background: Color.Resolved
    package let isSmooth: Bool
    package let isPerceptual: Bool

    /// - Returns: Nil if the numbers of points and colours do not fit.
    init?(_ gradient: MeshGradient, in environment: EnvironmentValues) {
        (width, height) = (gradient.width, gradient.height)
        guard width >= 2, height >= 2, width <= Self.maxCount, height <= Self.maxCount, width * height <= Self.maxCount
        else { return nil }
        let count = width * height
        switch gradient.locations {
        case .points(let places):
            guard places.count == count else { return nil }
            points = Self.curves(through: places.map(\.finite), width: width, height: height)
        case .bezierPoints(let given):
            guard given.count == count else { return nil }
            points = given.map(\.finite)
        }
        switch gradient.colors {
        case .colors(let given): colors = given.map { $0.resolve(in: environment) }
        case .resolvedColors(let given): colors = given
        }
        guard colors.count == count else { return nil }
        background = gradient.background.resolve(in: environment)
        isSmooth = gradient.smoothsColors
        isPerceptual = gradient.colorSpace == .perceptual
    }

    /// Returns points with the control points of Catmull-Rom curves through their neighbours.
    private static func curves(through places: [SIMD2<Float>], width: Int, height: Int) -> [MeshGradient.BezierPoint] {
        func place(_ column: Int, _ row: Int) -> SIMD2<Float> {
            places[min(max(row, 0), height - 1) * width + min(max(column, 0), width - 1)]
        }
        return places.indices.map { index in
            let (row, column) = index.quotientAndRemainder(dividingBy: width)
            let here = places[index]
            let across = place(column + 1, row) - place(column - 1, row)
            let down = place(column, row + 1) - place(column, row - 1)
            // At an edge of the grid, the only neighbour is a third of the way along the curve.
            let acrossStep = across / (column == 0 || column == width - 1 ? 3 : 6)
            let downStep = down / (row == 0 || row == height - 1 ? 3 : 6)
            return MeshGradient.BezierPoint(
                position: here,
                leadingControlPoint: here - acrossStep,
                topControlPoint: here - downStep,
                trailingControlPoint: here + acrossStep,
                bottomControlPoint: here + downStep
            )
        }
    }

    /// The mean of the colours, for what cannot be painted with a picture.
    package var mean: Color.Resolved {
        let count = Float(colors.count)
        return Color.Resolved(
            red: colors.reduce(0) { $0 + $1.red } / count,
            green: colors.reduce(0) { $0 + $1.green } / count,
            blue: colors.reduce(0) { $0 + $1.blue } / count,
            opacity: colors.reduce(0) { $0 + $1.opacity } / count
        )
    }
}

extension SIMD2<Float> {
    /// The point, or zero for each coordinate that is not a number. Far points do not matter.
    fileprivate var finite: SIMD2<Float> {
        SIMD2(x.isFinite ? Swift.min(Swift.max(x, -10), 10) : 0, y.isFinite ? Swift.min(Swift.max(y, -10), 10) : 0)
    }
}

extension MeshGradient.BezierPoint {
    fileprivate var finite: Self {
        Self(
            position: position.finite,
            leadingControlPoint: leadingControlPoint.finite,
            topControlPoint: topControlPoint.finite,
            trailingControlPoint: trailingControlPoint.finite,
            bottomControlPoint: bottomControlPoint.finite
        )
    }
}
