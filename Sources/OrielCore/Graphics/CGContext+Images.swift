public import Foundation
public import OrielUIKit

extension CGContext {
    /// Draws an image, stretched to a rectangle.
    ///
    /// As Apple's, it draws the image upside down in the coordinates of UIKit: scale the context by -1 along the
    /// y-axis, or use `UIImage.draw(in:)`.
    ///
    /// - Parameter byTiling: Whether copies of the rectangle fill the area left by the clips.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let image = UIImage(cgImage: image)
        saveGState()
        defer { restoreGState() }
        concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
        guard byTiling else { return draw(image, in: rect) }
        tile(image, cell: rect, in: boundingBoxOfClipPath)
    }

    /// Draws next only where an image is opaque, and inside the earlier clips.
    public func clip(to rect: CGRect, mask: CGImage) {
        let image = UIImage(cgImage: mask)
        let transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
            .concatenating(ctm)
        guard let markup = markup(of: image, in: rect, transform: transform) else { return }
        state.clips.append("mask=\"url(#\(recorder.mask(markup)))\"")
        state.clipBounds = state.clipBounds.intersection(rect.applying(ctm))
    }

    /// Draws an image, upright and stretched to a rectangle.
    func draw(_ image: UIImage, in rect: CGRect) {
        guard let markup = markup(of: image, in: rect, transform: ctm, opacity: state.opacity) else { return }
        append(markup, isOpaque: false)
    }

    /// Fills an area with copies of an image.
    ///
    /// - Parameter cell: The rectangle of one copy.
    func tile(_ image: UIImage, cell: CGRect, in area: CGRect) {
        guard let copy = markup(of: image, in: cell, transform: .identity), !area.isNull else { return }
        let transform = ctm.isIdentity ? "" : " patternTransform=\"\(ctm.svgMatrix)\""
        let place = "patternUnits=\"userSpaceOnUse\"\(cell.standardized.svgAttributes)\(transform)"
        // The content of a pattern begins at the corner of its cell.
        let origin = cell.standardized.origin
        let shift = CGAffineTransform(translationX: -origin.x, y: -origin.y).svgAttribute
        let name = recorder.define("pattern", " \(place)><g\(shift)>\(copy)</g></pattern>")
        append(
            "<path d=\"\(Path(area).applying(ctm).svgData)\" fill=\"url(#\(name))\"\(state.opacity)/>",
            isOpaque: false
        )
    }

    /// Returns an image in a rectangle of the coordinates before a transform; nil if there is nothing to draw.
    ///
    /// - Parameter opacity: An attribute with a space before it.
    private func markup(
        of image: UIImage,
        in rect: CGRect,
        transform: CGAffineTransform,
        opacity: String = ""
    ) -> String? {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0, image.size.width > 0, image.size.height > 0 else { return nil }
        if case .symbol(let name) = image.content {
            return markup(ofSymbol: name, image, in: rect, transform: transform, opacity: opacity)
        }
        guard let (data, format) = image.file else {
            GraphIssue.report(.warning, "An image is not drawn: its file cannot be read.")
            return nil
        }
        let natural = CGRect(origin: .zero, size: image.size)
        let address = CGImage.address(of: data, format)
        let name = recorder.define(
            "image",
            "\(natural.svgAttributes) preserveAspectRatio=\"none\" href=\"\(address)\"/>"
        )
        let place = CGAffineTransform(
            a: rect.width / natural.width,
            b: 0,
            c: 0,
            d: rect.height / natural.height,
            tx: rect.minX,
            ty: rect.minY
        ).concatenating(transform)
        let smoothing = state.interpolation == .none ? " style=\"image-rendering:pixelated\"" : ""
        let copy = "<use href=\"#\(name)\"\(place.svgAttribute)\(smoothing)"
        guard let tint = image.tint else { return "\(copy)\(opacity)/>" }
        // The colour is seen where the image is opaque.
        let paint = SVGPaint(tint)
        let area = Path(rect).applying(transform).svgData
        let color = "fill=\"\(paint.color)\" fill-opacity=\"\(paint.opacity.svg)\""
        let mask = recorder.mask("\(copy)/>")
        return "<g mask=\"url(#\(mask))\"><path d=\"\(area)\" \(color)\(opacity)/></g>"
    }

    /// Returns a symbol, which keeps its proportions.
    private func markup(
        ofSymbol name: String,
        _ image: UIImage,
        in rect: CGRect,
        transform: CGAffineTransform,
        opacity: String
    ) -> String? {
        let weight = Font.Weight(image.symbolFont?.weight ?? .regular)
        guard let drawing = SymbolDrawings.drawing(named: name, weight: Int(weight.number)) else {
            GraphIssue.report(
                .warning,
                "The symbol \(name) is not drawn: draw images with symbols in the code of a page."
            )
            return nil
        }
        let paint = SVGPaint(image.tint ?? .black)
        // The drawing is a whole document; it becomes a part of this one, at its place and in its colour.
        let document = "<svg\(rect.svgAttributes) color=\"\(paint.color)\"\(drawing.dropFirst("<svg".count))"
        let symbol = paint.opacity < 1 ? "<g opacity=\"\(paint.opacity.svg)\">\(document)</g>" : document
        return "<g\(transform.svgAttribute)\(opacity)>\(symbol)</g>"
    }
}

extension UIImage {
    /// Draws the image with its top left corner at a point.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image with its top left corner at a point.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image, stretched to a rectangle, without the opacity and the blend mode of the context.
    ///
    ///     let thumbnail = UIGraphicsImageRenderer(size: size).image { _ in
    ///         photo.draw(in: CGRect(origin: .zero, size: size))
    ///     }
    ///
    /// Unlike Apple's, the drawn image contains the whole file, whatever its size. A symbol keeps its proportions.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image, stretched to a rectangle.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        DrawingStack.use("UIImage.draw(in:)") { context in
            context.saveGState()
            context.setBlendMode(blendMode)
            context.setAlpha(alpha)
            context.draw(self, in: rect)
            context.restoreGState()
        }
    }

    /// Fills a rectangle with copies of the image, beginning at the origin of the context.
    public func drawAsPattern(in rect: CGRect) {
        DrawingStack.use("UIImage.drawAsPattern(in:)") { context in
            context.tile(self, cell: CGRect(origin: .zero, size: size), in: rect)
        }
    }
}
