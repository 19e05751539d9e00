import Foundation
import OrielCore
import OrielUIKit

/// Returns the SVG document of what a closure draws.
func svg(
    _ size: CGSize = CGSize(width: 100, height: 50),
    format: UIGraphicsImageRendererFormat = .default(),
    _ draw: (CGContext) -> Void
) -> String {
    UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }.document
}

extension UIImage {
    /// The SVG document of a drawing; empty for other images.
    var document: String {
        if case .file(let data, .svg) = content { String(decoding: data, as: UTF8.self) } else { "" }
    }

    /// An image of four by two pixels.
    static var pixels: UIImage {
        let file =
            "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAEElEQVR42mNk+M9QzwAEAAkBAXc0yJkAAAAASUVORK5CYII="
        return UIImage(data: Data(base64Encoded: file) ?? Data()) ?? UIImage(systemName: "photo")!
    }
}

extension String {
    func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
