import QuartzCore
import SwiftUI
import UIKit

/// A ring that shows progress, as apps write it.
final class RingView: UIView {
    private let track = CAShapeLayer()
    private let ring = CAShapeLayer()

    var progress: CGFloat = 0 { didSet { ring.strokeEnd = progress } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 40, y: 40),
            radius: 32,
            startAngle: -.pi / 2,
            endAngle: 1.5 * .pi,
            clockwise: true
        )
        for (layer, color) in [(track, UIColor.systemGray5), (ring, UIColor.systemBlue)] {
            layer.path = path.cgPath
            layer.fillColor = UIColor.clear.cgColor
            layer.strokeColor = color.cgColor
            layer.lineWidth = 7
            self.layer.addSublayer(layer)
        }
        ring.lineCap = .round
        ring.strokeEnd = 0
    }

    required init?(coder: NSCoder) { nil }
}

/// A view whose own layer is a path with dashes.
final class CouponView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        guard let shape = layer as? CAShapeLayer else { return }
        shape.path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 90, height: 50), cornerRadius: 11).cgPath
        shape.fillColor = UIColor.red.cgColor
        shape.fillRule = .evenOdd
        shape.strokeColor = UIColor.green.cgColor
        shape.lineDashPattern = [6, 3]
        shape.lineDashPhase = 2
        shape.lineJoin = .bevel
        shape.miterLimit = 4
        shape.lineWidth = 3
    }

    required init?(coder: NSCoder) { nil }
}

/// Views that are seen through a path and a gradient.
final class MaskedView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .orange
        let mask = CAShapeLayer()
        mask.frame = CGRect(x: 10, y: 0, width: 80, height: 50)
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 80, height: 50))
        path.addEllipse(in: CGRect(x: 20, y: 10, width: 30, height: 30))
        mask.path = path
        mask.fillRule = .evenOdd
        layer.mask = mask
        let faded = CALayer()
        faded.frame = CGRect(x: 0, y: 0, width: 90, height: 50)
        faded.backgroundColor = UIColor.blue.cgColor
        let fade = CAGradientLayer()
        fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        faded.mask = fade
        layer.addSublayer(faded)
    }

    required init?(coder: NSCoder) { nil }
}

struct ShapeLayerForms: View {
    @State private var progress: CGFloat = 0.25

    var body: some View {
        Ring(progress: progress).frame(width: 80, height: 80)
        Coupon().frame(width: 90, height: 50)
        Masked().frame(width: 90, height: 50)
        Button("Finish") { progress = 1 }
    }

    private struct Ring: UIViewRepresentable {
        let progress: CGFloat

        func makeUIView(context: Context) -> RingView { RingView() }
        func updateUIView(_ view: RingView, context: Context) { view.progress = progress }
    }

    private struct Coupon: UIViewRepresentable {
        func makeUIView(context: Context) -> CouponView { CouponView() }
        func updateUIView(_ view: CouponView, context: Context) {}
    }

    private struct Masked: UIViewRepresentable {
        func makeUIView(context: Context) -> MaskedView { MaskedView() }
        func updateUIView(_ view: MaskedView, context: Context) {}
    }
}
