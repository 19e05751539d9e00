import QuartzCore
import UIKit

// Layers that draw themselves in a file that does not import SwiftUI; no file-level import may be added here.

/// A layer that draws a bar, as apps write it.
final class BarLayer: CALayer {
    var level: CGFloat = 0.5 { didSet { setNeedsDisplay() } }

    override init() { super.init() }

    override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? BarLayer { level = layer.level }
    }

    required init?(coder: NSCoder) { nil }

    override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.red.cgColor)
        ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * level, height: bounds.height))
    }
}

/// A view with a layer of its own class.
final class BarView: UIView {
    override class var layerClass: AnyClass { BarLayer.self }
    var bar: BarLayer? { layer as? BarLayer }
}

/// A delegate that draws, lays out and chooses actions.
final class Draftsman: NSObject, CALayerDelegate {
    private(set) var calls: Set<String> = []

    func layerWillDraw(_ layer: CALayer) { calls.insert("willDraw") }

    func draw(_ layer: CALayer, in ctx: CGContext) {
        calls.insert("draw")
        ctx.setFillColor(UIColor.blue.cgColor)
        ctx.fill(layer.bounds)
    }

    func layoutSublayers(of layer: CALayer) {
        calls.insert("layout")
        layer.sublayers?.forEach { $0.frame = layer.bounds }
    }

    func action(for layer: CALayer, forKey event: String) -> CAAction? { event == "opacity" ? NSNull() : nil }
}

/// An action of an app, which notes the properties that change.
final class ChangeNotes: NSObject, CAAction {
    private(set) var events: [String] = []

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { events.append(event) }
}

/// A view that draws its layer, and one that sets the content of its layer.
final class SheetView: UIView {
    override func draw(_ layer: CALayer, in ctx: CGContext) {
        ctx.setFillColor(UIColor.green.cgColor)
        ctx.fill(layer.bounds)
    }
}

final class PictureView: UIView {
    let image: CGImage?

    init(image: CGImage?) {
        self.image = image
        super.init(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    }

    required init?(coder: NSCoder) { nil }

    override func display(_ layer: CALayer) { layer.contents = image }
}

/// Transforms in the plane and in space.
func affine(_ transform: CATransform3D) -> CGAffineTransform? {
    CATransform3DIsAffine(transform) ? CATransform3DGetAffineTransform(transform) : nil
}

func spatial(_ transform: CGAffineTransform) -> CATransform3D { CATransform3DMakeAffineTransform(transform) }
