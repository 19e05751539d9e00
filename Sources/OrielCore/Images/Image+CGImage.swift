public import Foundation
import OrielUIKit

extension Image {
    /// The side of a picture that is up.
    @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    /// Creates a picture from an image of Core Graphics, with a label for assistive technology.
    ///
    /// - Parameter scale: The number of pixels per point.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(cgImage, scale: scale, orientation: orientation, caption: .text(label))
    }

    /// Creates a picture from an image of Core Graphics that is hidden from assistive technology.
    ///
    ///     Image(decorative: face, scale: 2, orientation: .leftMirrored)
    ///
    /// - Parameter scale: The number of pixels per point.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(cgImage, scale: scale, orientation: orientation, caption: .decorative)
    }

    private init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation, caption: Caption) {
        let image = UIImage(cgImage: cgImage, scale: scale, orientation: orientation.ofUIKit)
        self.init(Image(uiImage: image).source, caption: caption)
    }
}

extension Image.Orientation {
    fileprivate var ofUIKit: UIImage.Orientation {
        switch self {
        case .up: .up
        case .upMirrored: .upMirrored
        case .down: .down
        case .downMirrored: .downMirrored
        case .left: .left
        case .leftMirrored: .leftMirrored
        case .right: .right
        case .rightMirrored: .rightMirrored
        }
    }
}
