/// The position of a part of a drawing on the grid: an affine transform in the form of SVG's `matrix`.
struct SymbolPlacement: Equatable, Sendable {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
    var x = 0.0
    var y = 0.0

    static let identity = SymbolPlacement()

    /// Mirrored horizontally.
    static let mirrored = SymbolPlacement(a: -1, x: 24)

    /// Rotated by 180° about the centre of the grid.
    static let upended = SymbolPlacement(a: -1, d: -1, x: 24, y: 24)

    /// Rotated clockwise by 90° about the centre of the grid.
    static let turnedRight = SymbolPlacement(a: 0, b: 1, c: -1, d: 0, x: 24)

    /// Rotated anticlockwise by 90° about the centre of the grid.
    static let turnedLeft = SymbolPlacement(a: 0, b: -1, c: 1, d: 0, y: 24)

    /// Scales the drawing and moves the centre of the grid to a point.
    static func at(_ x: Double, _ y: Double, scale: Double) -> SymbolPlacement {
        SymbolPlacement(a: scale, d: scale, x: x - 12 * scale, y: y - 12 * scale)
    }

    /// The factor by which lengths are scaled.
    var scale: Double { abs(a * d - b * c).squareRoot() }

    /// Returns this transform applied after another one.
    func after(_ other: SymbolPlacement) -> SymbolPlacement {
        SymbolPlacement(
            a: a * other.a + c * other.b,
            b: b * other.a + d * other.b,
            c: a * other.c + c * other.d,
            d: b * other.c + d * other.d,
            x: a * other.x + c * other.y + x,
            y: b * other.x + d * other.y + y
        )
    }
}
