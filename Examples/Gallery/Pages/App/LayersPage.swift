import SwiftUI
import UIKit

/// Views that draw themselves, and layers that move.
struct LayersPage: View {
    @State private var level = 0.25
    @State private var shakes = 0
    @State private var outcome = "Ready"
    @State private var isRaised = false

    var body: some View {
        VStack(spacing: 24) {
            Dial(level: level)
                .frame(width: 120, height: 120)
                .accessibilityIdentifier("dial")
            Button("Fill") { level = 1 }
            Canvas { context, size in
                context.withCGContext { cgContext in
                    cgContext.setFillColor(UIColor(red: 0, green: 0.5, blue: 1, alpha: 1).cgColor)
                    cgContext.fillEllipse(in: CGRect(origin: .zero, size: size))
                }
            }
            .frame(width: 80, height: 40)
            .accessibilityIdentifier("ellipse")
            Flag(shakes: shakes) { outcome = "Finished" }
                .frame(width: 120, height: 60)
                .accessibilityIdentifier("flag")
            Button("Shake") {
                outcome = "Shaking"
                shakes += 1
            }
            Text(outcome).accessibilityIdentifier("outcome")
            Meter(level: isRaised ? 1 : 0.25)
                .frame(width: 120, height: 24)
                .accessibilityIdentifier("meter")
            Button("Raise") { isRaised = true }
        }
        .padding()
    }
}

/// A dial that draws its level.
private struct Dial: UIViewRepresentable {
    let level: Double

    func makeUIView(context: Context) -> DialView { DialView() }
    func updateUIView(_ view: DialView, context: Context) { view.level = level }

    final class DialView: UIView {
        var level = 0.0 { didSet { setNeedsDisplay() } }

        override func draw(_ rect: CGRect) {
            let center = CGPoint(x: rect.midX, y: rect.midY)
            UIColor(red: 0.9, green: 0.9, blue: 0.9, alpha: 1).setFill()
            UIBezierPath(ovalIn: rect).fill()
            let slice = UIBezierPath()
            slice.move(to: center)
            slice.addArc(
                withCenter: center,
                radius: rect.width / 2,
                startAngle: -.pi / 2,
                endAngle: 2 * .pi * CGFloat(level) - .pi / 2,
                clockwise: true
            )
            slice.close()
            UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).setFill()
            slice.fill()
        }
    }
}

/// A flag that shakes, with a layer that fades.
private struct Flag: UIViewRepresentable {
    let shakes: Int
    let action: () -> Void

    func makeUIView(context: Context) -> FlagView { FlagView() }

    func updateUIView(_ view: FlagView, context: Context) {
        view.action = action
        if view.shakes != shakes {
            view.shakes = shakes
            view.shake()
        }
    }

    final class FlagView: UIView, CAAnimationDelegate {
        var shakes = 0
        var action: () -> Void = {}
        private let stripe = CALayer()

        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .systemTeal
            layer.cornerRadius = 8
            stripe.frame = CGRect(x: 0, y: 20, width: 120, height: 20)
            stripe.backgroundColor = UIColor.white.cgColor
            layer.addSublayer(stripe)
        }

        required init?(coder: NSCoder) { nil }

        func shake() {
            let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
            shake.values = [0, -12, 12, -6, 6, 0]
            shake.duration = 0.5
            shake.delegate = self
            layer.add(shake, forKey: "shake")
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 1
            fade.toValue = 0.1
            fade.duration = 0.25
            fade.autoreverses = true
            stripe.add(fade, forKey: "fade")
        }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { if flag { action() } }
    }
}

/// A bar that draws its level, with a knob that moves to it.
private struct Meter: UIViewRepresentable {
    let level: CGFloat

    func makeUIView(context: Context) -> MeterView { MeterView() }
    func updateUIView(_ view: MeterView, context: Context) { view.level = level }

    final class BarLayer: CALayer {
        var level: CGFloat = 0

        override func draw(in ctx: CGContext) {
            ctx.setFillColor(UIColor(red: 0.9, green: 0.9, blue: 0.9, alpha: 1).cgColor)
            ctx.fill(bounds)
            ctx.setFillColor(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).cgColor)
            ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * level, height: bounds.height))
        }
    }

    final class MeterView: UIView {
        private let bar = BarLayer()
        private let knob = CALayer()

        var level: CGFloat = 0 {
            didSet {
                bar.level = level
                bar.setNeedsDisplay()
                moveKnob()
            }
        }

        override init(frame: CGRect) {
            super.init(frame: frame)
            bar.needsDisplayOnBoundsChange = true
            knob.backgroundColor = UIColor(red: 0, green: 0.5, blue: 1, alpha: 1).cgColor
            layer.addSublayer(bar)
            layer.addSublayer(knob)
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            bar.frame = bounds
            moveKnob()
        }

        private func moveKnob() {
            knob.frame = CGRect(x: (bounds.width - 8) * level, y: 0, width: 8, height: bounds.height)
        }
    }
}
