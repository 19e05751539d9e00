public import Foundation

/// A style that fills an area with copies of a picture, or of a part of it.
///
///     Text("Menu").padding().border(ImagePaint(image: Image("Wood"), scale: 0.5), width: 12)
///     Circle().fill(.image(Image("Pattern"), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1)))
///
/// Unlike Apple's, symbols and pictures from the network paint nothing.
@frozen public struct ImagePaint: ShapeStyle {
    /// The picture to repeat.
    public var image: Image
    /// The part to repeat, in unit points: the whole picture is a rectangle of width and height 1.
    public var sourceRect: CGRect
    /// The size of a copy relative to the size of the picture.
    public var scale: CGFloat

    public init(
        image: Image,
        sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) {
        (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
    }

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        // Which file of an asset it is depends on the colour scheme.
        guard let environment = context.environment else { return _ResolvedShapeStyle(.deferred(DeferredStyle(self))) }
        guard let tiles = PictureTiles(self, in: environment) else { return _ResolvedShapeStyle(.color(.clear)) }
        return _ResolvedShapeStyle(.tiles(tiles))
    }

    func isSame(as other: ImagePaint) -> Bool {
        image == other.image && sourceRect == other.sourceRect && scale == other.scale
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A style that fills an area with copies of a picture, or of a part of it in unit points.
    public static func image(
        _ image: Image,
        sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

/// Copies of a picture as renderers paint them.
package struct PictureTiles: Hashable, Sendable {
    package let picture: Picture
    /// The repeated part in unit points.
    package let part: CGRect
    package let scale: Double

    /// - Returns: Nil with a warning for an image that is not a picture, nil for tiles without a size.
    init?(_ paint: ImagePaint, in environment: EnvironmentValues) {
        // The closure runs at once, on this thread.
        nonisolated(unsafe) let environment = environment
        let attributes = withMainActorUnchecked { paint.image.attributes(nil, in: environment) }
        guard case .picture(let picture)? = attributes[.picture] else {
            GraphIssue.report(.warning, "Only pictures in memory and from asset catalogues can be tiled.")
            return nil
        }
        (self.picture, part, scale) = (picture, paint.sourceRect, Double(paint.scale))
        guard part.width > 0, part.height > 0, scale > 0, picture.size.width > 0, picture.size.height > 0 else {
            return nil
        }
    }

    /// Whether the copies are of the whole picture.
    package var isWhole: Bool { part == CGRect(x: 0, y: 0, width: 1, height: 1) }

    /// The size of the whole picture at the scale.
    package var size: CGSize { CGSize(width: picture.size.width * scale, height: picture.size.height * scale) }

    package func hash(into hasher: inout Hasher) {
        for representation in picture.representations { hasher.combine(representation.file) }
        hasher.combine(scale)
    }
}
