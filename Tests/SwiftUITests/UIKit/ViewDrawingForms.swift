import SwiftUI
import UIKit

/// A view that draws itself, as apps write it.
final class DialView: UIView {
    var value: CGFloat = 0.25 { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        DialView.draw(value, in: rect)
    }

    static func draw(_ value: CGFloat, in rect: CGRect) {
        UIColor.systemBlue.setStroke()
        let path = UIBezierPath(
            arcCenter: CGPoint(x: rect.midX, y: rect.midY),
            radius: rect.width / 2 - 4,
            startAngle: -.pi / 2,
            endAngle: 2 * .pi * value - .pi / 2,
            clockwise: true
        )
        path.lineWidth = 4
        path.stroke()
        UIGraphicsGetCurrentContext()?.fillEllipse(in: rect.insetBy(dx: 20, dy: 20))
    }
}

/// A view that shows a value of an observable object.
@Observable @MainActor private final class Level {
    var value: CGFloat = 1
}

private final class LevelView: UIView {
    var level: Level?

    override func draw(_ rect: CGRect) {
        UIColor.label.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: rect.width, height: rect.height * (level?.value ?? 0)))
    }
}

private final class SilentView: UIView {
    override func draw(_ rect: CGRect) {}
}

struct ViewDrawingForms: View {
    @State private var value: CGFloat = 0.25
    @State private var level = Level()

    var body: some View {
        Dial(value: value).frame(width: 80, height: 80)
        Levels(level: level).frame(width: 20, height: 60)
        Button("Half") { value = 0.5 }
        Button("Lower") { level.value = 0.5 }
    }

    private struct Dial: UIViewRepresentable {
        let value: CGFloat

        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            let dial = DialView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
            dial.isOpaque = false
            dial.clearsContextBeforeDrawing = true
            view.addSubview(dial)
            view.addSubview(SilentView(frame: CGRect(x: 0, y: 0, width: 80, height: 80)))
            return view
        }

        func updateUIView(_ view: UIView, context: Context) { (view.subviews.first as? DialView)?.value = value }
    }

    private struct Levels: UIViewRepresentable {
        let level: Level

        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            let bar = LevelView(frame: CGRect(x: 0, y: 0, width: 20, height: 60))
            bar.level = level
            view.addSubview(bar)
            return view
        }

        func updateUIView(_ view: UIView, context: Context) { view.subviews.first?.setNeedsDisplay(view.bounds) }
    }
}

/// A layer with an image.
struct LayerImageForms: UIViewRepresentable {
    let image: UIImage

    func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let picture = CALayer()
        picture.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        picture.contents = image.cgImage
        picture.contentsGravity = .resizeAspect
        picture.contentsScale = 2
        view.layer.addSublayer(picture)
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {}
}

/// A canvas that is drawn with Core Graphics.
struct CoreGraphicsCanvas: View {
    static func draw(in context: CGContext, size: CGSize) {
        context.setFillColor(UIColor.systemRed.cgColor)
        context.fillEllipse(in: CGRect(origin: .zero, size: size))
    }

    var body: some View {
        Canvas { context, size in
            context.withCGContext { CoreGraphicsCanvas.draw(in: $0, size: size) }
            context.withCGContext { _ in }
        }
        .frame(width: 40, height: 20)
    }
}
