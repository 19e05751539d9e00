import Foundation
import OrielUIKit

/// What the next operations of a `CGContext` use, and what it saves and restores.
struct DrawingState {
    /// From the coordinates of operations to those of the image.
    var transform = CGAffineTransform.identity
    var fill = UIColor.black.cgColor
    var stroke = UIColor.black.cgColor
    var line = StrokeStyle()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var interpolation = CGInterpolationQuality.default
    /// The attributes of the groups that clip, outermost first.
    var clips: [String] = []
    /// The smallest rectangle around the area that the clips leave, in the coordinates of the image.
    var clipBounds: CGRect

    /// A shadow, in the coordinates of the image.
    struct Shadow {
        let offset: CGSize
        let blur: CGFloat
        let color: CGColor
    }

    init(bounds: CGRect) { clipBounds = bounds }
}

extension DrawingState {
    /// The attributes that paint a shape, with a space before each.
    ///
    /// - Parameter name: `fill` or `stroke`.
    func paint(_ name: String, _ color: CGColor) -> String {
        let paint = SVGPaint(color)
        let opacity = paint.opacity * alpha
        return " \(name)=\"\(paint.color)\"" + (opacity < 1 ? " \(name)-opacity=\"\(opacity.svg)\"" : "")
    }

    /// Whether a shape in a colour hides what is below it.
    func isOpaque(_ color: CGColor) -> Bool { SVGPaint(color).opacity * alpha >= 1 }

    /// The attribute for the opacity of an image, with a space before it.
    var opacity: String { alpha < 1 ? " opacity=\"\(alpha.svg)\"" : "" }
}

/// A colour in an image. Dynamic colours have the appearance of the page whose code draws.
struct SVGPaint {
    /// `#ff8000`.
    let color: String
    let opacity: CGFloat

    init(_ color: CGColor) { self.init(color.uiColor) }

    init(_ color: UIColor) {
        let components = color.components(with: .ofPage)
        func digits(_ value: Double) -> String {
            let byte = UInt8(min(max(value.isFinite ? value : 0, 0), 1) * 255 + 0.5)
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        self.color = "#" + [components.red, components.green, components.blue].map(digits).joined()
        opacity = CGFloat(min(max(components.alpha.isFinite ? components.alpha : 1, 0), 1))
    }
}

extension UITraitCollection {
    /// The appearance of the view that is being drawn, or of the page whose code is running; the light one outside of
    /// a page.
    static var ofPage: UITraitCollection {
        if let traits = DrawingStack.ofThread.traits { return traits }
        guard MainTurn.isCurrent, let device = PageDevice.current else { return UITraitCollection() }
        return withMainActorUnchecked { device.traits.collection }
    }
}
