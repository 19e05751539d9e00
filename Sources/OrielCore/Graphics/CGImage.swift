public import Foundation
import OrielUIKit

/// An image as Core Graphics has it, with its size in pixels.
///
///     if let face = photo.cgImage?.cropping(to: CGRect(x: 40, y: 20, width: 200, height: 200)) {
///         imageView.image = UIImage(cgImage: face)
///     }
///
/// Unlike Apple's, it is the file of an image or a drawing of it, and has no pixels.
public final class CGImage: Hashable, Sendable {
    let data: Data
    let format: ImageHeader.Format

    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int

    // An image is drawn as one with four components of a byte.

    /// The number of bits of a component of a pixel, when the image is drawn.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits of a pixel, when the image is drawn.
    public var bitsPerPixel: Int { 32 }
    /// The number of bytes of a row of pixels, when the image is drawn: for the cost of an image in a cache.
    public var bytesPerRow: Int { width.multipliedReportingOverflow(by: 4).overflow ? .max : width * 4 }

    init(_ data: Data, _ format: ImageHeader.Format, width: Int, height: Int) {
        self.data = data
        self.format = format
        self.width = width
        self.height = height
    }

    /// Returns the part of the image in a rectangle of whole pixels; nil if nothing of the image is there.
    ///
    /// Unlike Apple's, all of the image is sent to the browser, which shows the part.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.standardized.integral.intersection(whole)
        guard part.width >= 1, part.height >= 1 else { return nil }
        return part == whole ? self : drawn(in: part, transform: .identity)
    }

    /// Returns the same image.
    public func copy() -> CGImage? { self }

    /// The colour space in which images are drawn.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    @available(*, unavailable, message: "An image has no pixels. Its file is the data from which a UIImage was made.")
    public var dataProvider: Any? { nil }

    @available(*, unavailable, message: "Draw the image in a context whose clip(to:mask:) has the mask.")
    public func masking(_ mask: CGImage) -> CGImage? { nil }

    public static func == (a: CGImage, b: CGImage) -> Bool {
        a === b || (a.width == b.width && a.height == b.height && a.format == b.format && a.data == b.data)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(data.count)
    }

    /// Returns what a rectangle shows of the image after a transform.
    private func drawn(in area: CGRect, transform: CGAffineTransform) -> CGImage {
        var recorder = DrawingRecorder(bounds: area, isOpaque: false)
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let place = "\(whole.svgAttributes) preserveAspectRatio=\"none\"\(transform.svgAttribute)"
        let image = "<image\(place) href=\"\(address)\"/>"
        recorder.append(image, clips: [], mode: .normal, isOpaque: false)
        return CGImage(
            Data(recorder.svg.utf8),
            .svg,
            width: Int(saturating: Double(area.width)),
            height: Int(saturating: Double(area.height))
        )
    }

    /// The file as a `data:` URL: browsers load no other files for an image.
    var address: String { Self.address(of: data, format) }

    static func address(of data: Data, _ format: ImageHeader.Format) -> String {
        "data:\(format.mediaType);base64,\(data.base64EncodedString())"
    }
}

// MARK: - Orientation

extension CGImage {
    /// Returns the image, turned from an orientation to the usual one.
    func upright(from orientation: UIImage.Orientation) -> CGImage {
        let (w, h) = (CGFloat(width), CGFloat(height))
        let transform: CGAffineTransform =
            switch orientation {
            case .up: .identity
            case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
            case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
            case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
            case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
            case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
            case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
            }
        if transform.isIdentity { return self }
        let area = CGRect(x: 0, y: 0, width: w, height: h).applying(transform)
        return drawn(in: area, transform: transform)
    }
}
