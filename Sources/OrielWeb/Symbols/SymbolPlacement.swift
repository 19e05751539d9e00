/// Where a part of a drawing stands on the grid: an affine map, as SVG's `matrix` writes it.
struct SymbolPlacement: Equatable, Sendable {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
    var x = 0.0
    var y = 0.0

    static let identity = SymbolPlacement()

    /// Left and right exchanged.
    static let mirrored = SymbolPlacement(a: -1, x: 24)

    /// Upside down, about the middle of the grid.
    static let upended = SymbolPlacement(a: -1, d: -1, x: 24, y: 24)

    /// A quarter turn clockwise about the middle of the grid.
    static let turnedRight = SymbolPlacement(a: 0, b: 1, c: -1, d: 0, x: 24)

    /// A quarter turn anticlockwise about the middle of the grid.
    static let turnedLeft = SymbolPlacement(a: 0, b: -1, c: 1, d: 0, y: 24)

    /// Scaled, with the middle of the grid led to the point.
    static func at(_ x: Double, _ y: Double, scale: Double) -> SymbolPlacement {
        SymbolPlacement(a: scale, d: scale, x: x - 12 * scale, y: y - 12 * scale)
    }

    /// By how much lengths grow.
    var scale: Double { abs(a * d - b * c).squareRoot() }

    /// This map after the other one.
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
