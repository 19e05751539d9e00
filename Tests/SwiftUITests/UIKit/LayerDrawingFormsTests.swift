import OrielTesting
import QuartzCore
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct LayerDrawingFormsTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView

        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    /// Returns the files of the images in a page.
    private func files(_ view: UIView) throws -> [String] {
        try ViewHost { Shown(view: view) }.standalonePage()
            .components(separatedBy: "src=\"/oriel/images/")
            .dropFirst()
            .map { String($0.prefix { $0 != "\"" }) }
    }

    /// Returns the file of a filled rectangle in an image of 8 points.
    private func file(_ color: UIColor, width: CGFloat = 8) throws -> String {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            context.cgContext.setFillColor(color.cgColor)
            context.cgContext.fill(CGRect(x: 0, y: 0, width: width, height: 8))
        }
        let view = UIImageView(image: image)
        return try #require(try files(view).first)
    }

    @Test func `a sublayer shows what it draws`() throws {
        let (view, bar) = (UIView(), BarLayer())
        bar.needsDisplayOnBoundsChange = true
        view.layer.addSublayer(bar)
        bar.frame = CGRect(x: 0, y: 0, width: 8, height: 8)

        #expect(try files(view) == [file(.red, width: 4)])
    }

    @Test func `the layer of a view draws`() throws {
        let view = BarView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        view.bar?.level = 0.25

        #expect(try files(view) == [file(.red, width: 2)])
    }

    @Test func `a delegate draws and lays out a layer, and chooses its actions`() throws {
        let (view, layer, inner, draftsman) = (UIView(), CALayer(), CALayer(), Draftsman())
        layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        layer.addSublayer(inner)
        layer.delegate = draftsman
        view.layer.addSublayer(layer)
        layer.setNeedsDisplay()
        layer.setNeedsLayout()
        #expect(layer.needsDisplay() && layer.needsLayout())

        #expect(try files(view) == [file(.blue)])
        #expect(draftsman.calls == ["willDraw", "draw", "layout"] && inner.frame == layer.bounds)
        #expect(layer.action(forKey: "opacity") is NSNull && layer.action(forKey: "position") == nil)
        #expect(CALayer.defaultAction(forKey: "opacity") == nil && layer.actions == nil)
    }

    @Test func `an action of the app is what runs when a property changes`() throws {
        let (view, layer, notes) = (UIView(), CALayer(), ChangeNotes())
        layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        layer.actions = ["opacity": notes, "position": NSNull()]
        view.layer.addSublayer(layer)
        let host = ViewHost { Shown(view: view) }
        layer.opacity = 0.5
        layer.position.x = 20
        layer.cornerRadius = 2

        #expect(notes.events == ["opacity"] && layer.animationKeys() == ["cornerRadius"])
        #expect(layer.presentation()?.cornerRadius == 0 && host.issues.isEmpty)
        NSNull().run(forKey: "opacity", object: layer, arguments: nil)
        CABasicAnimation(keyPath: "opacity").run(forKey: "fade", object: layer, arguments: nil)
        #expect(layer.animation(forKey: "fade") != nil)
    }

    @Test func `a view draws its layer, or sets the layer's content`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            context.cgContext.setFillColor(UIColor.red.cgColor)
            context.cgContext.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }

        #expect(try files(SheetView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))) == [file(.green)])
        #expect(try files(PictureView(image: image.cgImage)) == [file(.red)])
    }

    @Test func `the view is the delegate of its layer`() {
        let view = SheetView(frame: .zero)

        #expect(view.layer.delegate === view)
        #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
        view.layer.setNeedsDisplay(view.bounds)
        view.layer.displayIfNeeded()
        view.layer.layoutIfNeeded()
        view.layerWillDraw(view.layer)
        view.layoutSublayers(of: view.layer)
        view.layer.display()
        view.layer.layoutSublayers()
        _ = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.draw(in: $0.cgContext) }
    }

    @Test func `the anchor point is at the position`() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
        layer.position = CGPoint(x: 100, y: 50)
        #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.frame.origin == CGPoint(x: 80, y: 40))

        layer.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(layer.position == CGPoint(x: 100, y: 50) && layer.frame.origin == CGPoint(x: 100, y: 30))

        layer.bounds.size.height = 10
        #expect(layer.frame == CGRect(x: 100, y: 40, width: 40, height: 10))
    }

    @Test func `the anchor point of a view is that of its layer`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.layer.anchorPoint = CGPoint(x: 0, y: 0)

        #expect(view.anchorPoint == .zero && view.center == CGPoint(x: 20, y: 10))
        #expect(view.frame.origin == CGPoint(x: 20, y: 10) && view.layer.position == view.center)
    }

    @Test func `a transform turns a layer around its anchor point`() throws {
        let (view, layer) = (UIView(), CALayer())
        layer.bounds.size = CGSize(width: 40, height: 20)
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        view.layer.addSublayer(layer)

        #expect(try ViewHost { Shown(view: view) }.standalonePage().contains("rotate(90deg) translate(50%,-50%)"))
        #expect(abs(layer.affineTransform().b - 1) < 0.000_1)
    }

    @Test func `transforms in the plane are transforms in space`() {
        let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

        #expect(CATransform3DMakeAffineTransform(plane) == spatial(plane) && affine(spatial(plane)) == plane)
        #expect(CATransform3DGetAffineTransform(CATransform3DMakeScale(2, 3, 1)).d == 3)
        #expect(affine(CATransform3DMakeRotation(1, 1, 0, 0)) == nil)
    }

    @Test func `a layer that is not shown has no presentation`() {
        let bar = BarLayer()
        bar.level = 0.75

        #expect(bar.presentation() == nil && bar.model() === bar)
        #expect(BarLayer(layer: bar).level == 0.75)
        #expect(CALayer(layer: bar).needsDisplayOnBoundsChange == false)
    }
}
