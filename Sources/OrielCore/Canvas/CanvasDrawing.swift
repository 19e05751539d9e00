package import Foundation

/// What one element of a canvas draws.
@usableFromInline package struct CanvasDrawing: Sendable, Equatable {
    package enum Content: Sendable, Equatable {
        case mark(CanvasMark)
        case layer(CanvasGroup)
        case mask(isInverse: Bool)
        case view(CanvasPlacement)
    }

    package let content: Content

    init(_ content: Content) { self.content = content }

    @usableFromInline package static func == (a: CanvasDrawing, b: CanvasDrawing) -> Bool { a.content == b.content }
}

/// A filled path, or a line along one.
package struct CanvasMark: Sendable, Equatable {
    package let path: Path
    /// Nil for a filled path.
    package let stroke: StrokeStyle?
    package let isEvenOdd: Bool
    package let paint: CanvasPaint
    package let transform: CGAffineTransform
    package var effects: CanvasEffects
}

/// The paint of a path.
package enum CanvasPaint: Sendable, Equatable {
    /// The rectangle is that of the unit points of a gradient.
    case style(_ResolvedShapeStyle, in: CGRect, CanvasSpread = .pad)
    /// Copies of a part of a picture, beginning at a point.
    case tiles(PictureTiles, origin: CGPoint)
}

/// The colours of a gradient outside of its first and last location.
package enum CanvasSpread: Sendable {
    case pad, `repeat`, mirror
}

/// The ways in which a finished drawing is put on the canvas.
package struct CanvasEffects: Sendable, Equatable {
    package var opacity = 1.0
    package var blendMode: CanvasBlendMode?
    /// The filters, in the order in which they apply.
    package var filters: [CanvasFilter] = []

    package init() {}
}

/// A change of the pixels of a drawing.
package enum CanvasFilter: Sendable, Equatable {
    case blur(radius: Double)
    case shadow(Color, radius: Double, offset: CGSize, Shadow)
    /// Four rows of five factors for red, green, blue and opacity.
    case matrix([Float])
    case saturation(Double)
    case hueRotation(Angle)
    case luminanceToAlpha
    /// Paints the pixels whose opacity is in a range with a colour, and removes the others.
    case alphaThreshold(min: Double, max: Double, Color)

    package enum Shadow: Sendable {
        case below, above, alone
    }
}

/// A group of drawings that is clipped and put on the canvas as one.
package struct CanvasGroup: Sendable, Equatable {
    package var clips: [CanvasClip] = []
    package var isMasked = false
    package var effects = CanvasEffects()
}

/// A path outside of which, or inside of which, nothing is drawn.
package struct CanvasClip: Sendable, Equatable {
    package let path: Path
    package let isEvenOdd: Bool
    package let isInverse: Bool

    package init(path: Path, isEvenOdd: Bool, isInverse: Bool) {
        self.path = path
        self.isEvenOdd = isEvenOdd
        self.isInverse = isInverse
    }
}

/// The place of a view on a canvas.
package struct CanvasPlacement: Sendable, Equatable {
    package enum Place: Sendable, Equatable {
        /// In its ideal size, with one of its points at a point of the canvas.
        case at(CGPoint, anchor: UnitPoint)
        case inside(CGRect)
    }

    package let place: Place
    package let transform: CGAffineTransform
    package var effects: CanvasEffects
}

/// A blend mode other than the normal one.
package enum CanvasBlendMode: Int32, Sendable {
    case multiply = 1
    case screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
    case exclusiveOr, plusDarker, plusLighter
}
