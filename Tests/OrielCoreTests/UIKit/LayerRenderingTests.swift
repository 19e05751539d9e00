import Foundation
import OrielUIKit
import Testing

@testable import OrielCore

/// Tests of layers that are drawn into a context.
@MainActor
@Suite struct LayerRenderingTests {
    private func layer(_ color: UIColor, _ frame: CGRect) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color.cgColor
        return layer
    }

    /// The paths of a drawing, with their colours.
    private func paths(_ document: String) -> [String] {
        document.components(separatedBy: "<path").dropFirst().map { String($0.prefix { $0 != ">" }) }
    }

    @Test func `a layer is drawn with its sublayers at their places`() {
        let outer = layer(.red, CGRect(x: 50, y: 50, width: 40, height: 20))
        outer.addSublayer(layer(.blue, CGRect(x: 10, y: 5, width: 4, height: 6)))
        let drawn = svg { outer.render(in: $0) }

        // The layer itself is at the origin, wherever it is in the layer around it.
        let expected = svg { context in
            context.setFillColor(UIColor.red.cgColor)
            context.addPath(outer.outline)
            context.fillPath()
            context.setFillColor(UIColor.blue.cgColor)
            context.translateBy(x: 10, y: 5)
            context.addPath(outer.sublayers?.first?.outline ?? CGPath(rect: .zero, transform: nil))
            context.fillPath()
        }
        #expect(paths(drawn).count == 2)
        #expect(paths(drawn) == paths(expected))
    }

    @Test func `opacity, borders, hidden layers and masks count`() {
        let outer = layer(.red, CGRect(x: 0, y: 0, width: 40, height: 20))
        outer.opacity = 0.5
        outer.borderWidth = 2
        outer.borderColor = UIColor.green.cgColor
        let hidden = layer(.blue, CGRect(x: 0, y: 0, width: 4, height: 4))
        hidden.isHidden = true
        outer.addSublayer(hidden)
        let drawn = svg { outer.render(in: $0) }

        #expect(drawn.contains("opacity=\"0.5\""))
        #expect(drawn.contains("stroke=\"#00ff00\""))
        #expect(!drawn.contains("#0000ff"))

        outer.mask = layer(.black, CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(svg { outer.render(in: $0) }.contains("clip-path"))
    }

    @Test func `gradients, paths and texts are drawn`() {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        let ring = CAShapeLayer()
        ring.path = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 10, height: 10)).cgPath
        ring.fillColor = nil
        ring.strokeColor = UIColor.green.cgColor
        ring.lineWidth = 3
        let text = CATextLayer()
        text.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        text.string = "layer text"
        text.fontSize = 6
        gradient.addSublayer(ring)
        gradient.addSublayer(text)
        let drawn = svg { gradient.render(in: $0) }

        #expect(drawn.contains("linearGradient"))
        #expect(drawn.contains("stroke-width=\"3\""))
        #expect(drawn.contains("layer text"))
    }

    @Test func `a view is drawn with labels, images and what it draws itself`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        label.text = "a label"
        let picture = UIImageView(image: .pixels)
        let drawing = ViewDrawingTests.BarView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
        for subview in [label, picture, drawing] { view.addSubview(subview) }
        let drawn = svg { view.layer.render(in: $0) }

        #expect(drawn.contains("a label"))
        #expect(drawn.contains("<image"))
        #expect(drawing.sizes == [CGSize(width: 10, height: 10)])
    }
}

extension CALayer {
    /// The shape of the layer at the origin.
    fileprivate var outline: CGPath {
        LayerDecoration(self, [:]).shape.path(in: CGRect(origin: .zero, size: bounds.size)).cgPath
    }
}
