public import Foundation
import Synchronization

/// An image: the data of a PNG, JPEG, GIF or WebP file and the size from its header.
///
/// Use it to create a SwiftUI `Image`. Unlike Apple's, it does not decode the data, so a file with a valid header and
/// corrupt pixels is accepted. Drawing and conversion are not supported.
public final class UIImage: NSObject, Sendable {
    package let data: Data
    package let format: ImageHeader.Format
    private let attachment = Mutex<(any Sendable)?>(nil)

    /// The number of pixels per point.
    public let scale: CGFloat

    /// The size in points.
    public let size: CGSize

    /// Creates an image with a scale of 1; nil unless the data begins with the header of a supported format, including
    /// the size.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image; nil unless the data begins with the header of a supported format, including the size.
    public init?(data: Data, scale: CGFloat) {
        guard scale > 0, let header = ImageHeader(data), header.format != .svg else { return nil }
        self.data = data
        self.scale = scale
        format = header.format
        size = CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
    }

    /// Returns a value that a framework attaches to the image; creates it on first access.
    package func attachment<Value: Sendable>(_ make: () -> Value) -> Value {
        attachment.withLock { attachment in
            if let known = attachment as? Value { return known }
            let new = make()
            attachment = new
            return new
        }
    }

    /// Creates an image from a file; nil if the file does not exist or is not a supported image.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// Returns the image as PNG data.
    ///
    /// - Returns: The PNG data; nil for an image in another format, because images are not converted.
    public func pngData() -> Data? {
        format == .png ? data : nil
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || (scale == other.scale && data == other.data)
    }

    public override var hash: Int { data.hashValue }
}
