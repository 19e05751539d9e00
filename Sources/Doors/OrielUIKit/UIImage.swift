public import Foundation
import Synchronization

/// A picture: the bytes of a PNG, JPEG, GIF or WebP file and the size told in its header.
///
/// Made to be handed to SwiftUI's `Image`. Nothing is decoded here, so a file with a sound header and broken pixels is
/// taken.
public final class UIImage: NSObject, Sendable {
    package let data: Data
    package let format: ImageHeader.Format
    private let attachment = Mutex<(any Sendable)?>(nil)

    /// Pixels per point.
    public let scale: CGFloat

    /// The size in points.
    public let size: CGSize

    /// - Returns: Nothing unless the data begin as a picture file with a size.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// - Returns: Nothing unless the data begin as a picture file with a size.
    public init?(data: Data, scale: CGFloat) {
        guard scale > 0, let header = ImageHeader(data), header.format != .svg else { return nil }
        self.data = data
        self.scale = scale
        format = header.format
        size = CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
    }

    /// What a framework keeps with the picture; made once.
    package func attachment<Value: Sendable>(_ make: () -> Value) -> Value {
        attachment.withLock { attachment in
            if let known = attachment as? Value { return known }
            let new = make()
            attachment = new
            return new
        }
    }

    /// - Returns: Nothing unless there is such a file and it is a picture file.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// The picture as a PNG file.
    ///
    /// - Returns: Nothing for a picture that came in another format, since nothing is converted here.
    public func pngData() -> Data? {
        format == .png ? data : nil
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || (scale == other.scale && data == other.data)
    }

    public override var hash: Int { data.hashValue }
}
