public import Foundation
public import OrielUIKit

extension UIImage {
    /// The side of an image that is up.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Creates an image with one pixel per point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Creates an image, and turns it to the usual orientation.
    ///
    /// - Parameter scale: The number of pixels per point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let image = cgImage.upright(from: orientation)
        let scale = scale > 0 ? scale : 1
        let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        self.init(.file(image.data, image.format), size: size, scale: scale)
    }

    /// Always `up`: browsers turn photos by themselves.
    public var imageOrientation: Orientation { .up }

    /// The image as Core Graphics has it; nil if its file cannot be read.
    public var cgImage: CGImage? {
        if case .symbol = content {
            let area = CGRect(origin: .zero, size: size)
            let context = CGContext(bounds: area, scale: scale, isOpaque: false)
            context.draw(self, in: area)
            return context.makeImage()
        }
        guard let (data, format) = file else { return nil }
        var pixels = CGSize(width: size.width * scale, height: size.height * scale)
        // The file of an asset may have another scale.
        if format != .svg, let header = ImageHeader(data) {
            pixels = CGSize(width: CGFloat(header.width), height: CGFloat(header.height))
        }
        return CGImage(
            data,
            format,
            width: Int(saturating: Double(pixels.width).rounded()),
            height: Int(saturating: Double(pixels.height).rounded())
        )
    }

    /// The file of the image and its format; nil for a symbol, and if the file cannot be read.
    var file: (data: Data, format: ImageHeader.Format)? {
        switch content {
        case .file(let data, let format): return (data, format)
        case .symbol: return nil
        case .asset(let name, let bundle):
            var environment = EnvironmentValues()
            if UITraitCollection.ofPage.userInterfaceStyle == .dark { environment.colorScheme = .dark }
            let picture = AppBundles.image(named: name, in: bundle)?.picture(in: environment)
            guard let file = picture?.representations.last?.file, let data = try? file.data() else { return nil }
            return (data, file.format)
        }
    }
}
