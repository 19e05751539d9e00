import UIKit

// Drawings in a file with `import UIKit` alone; no file-level import may be added here.

extension UIImage {
    func resized(to size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    }

    func cropped(to part: CGRect) -> UIImage? {
        guard let cropped = cgImage?.cropping(to: part) else { return nil }
        return UIImage(cgImage: cropped, scale: scale, orientation: imageOrientation)
    }

    static func dot(_ color: UIColor, side: CGFloat) -> UIImage? {
        let area = CGRect(x: 0, y: 0, width: side, height: side)
        UIGraphicsBeginImageContext(area.size)
        defer { UIGraphicsEndImageContext() }
        color.setFill()
        UIRectFill(area)
        UIColor.white.setStroke()
        let line = UIBezierPath(rect: area.insetBy(dx: 1, dy: 1))
        line.lineWidth = 2
        line.setLineDash([2, 2], count: 2, phase: 0)
        line.stroke()
        UIGraphicsGetCurrentContext()?.setBlendMode(.normal)
        return UIGraphicsGetImageFromCurrentImageContext()
    }
}

/// A class that draws itself into a context, as apps share it between views and files.
final class Stamp {
    var text = "New"

    func draw(in rect: CGRect, context: CGContext) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        UIRectFrame(rect)
        NSString(string: text).draw(at: rect.origin, withAttributes: [.font: UIFont.boldSystemFont(ofSize: 12)])
    }
}
