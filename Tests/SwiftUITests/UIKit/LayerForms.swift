import QuartzCore
import SwiftUI
import UIKit

/// A view whose layer is a gradient, as apps write it.
private final class SkyView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        gradient.locations = [0, 0.25]
        gradient.cornerRadius = 9
    }

    required init?(coder: NSCoder) { nil }
}

private struct Sky: UIViewRepresentable {
    func makeUIView(context: Context) -> SkyView { SkyView() }
    func updateUIView(_ view: SkyView, context: Context) {}
}

/// A view with layers that come and go.
private struct Lines: UIViewRepresentable {
    let isShown: Bool

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
        view.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
        guard isShown else { return }
        let line = CALayer()
        line.name = "line"
        line.frame = CGRect(x: 10, y: 20, width: 123, height: 1)
        line.backgroundColor = UIColor.green.cgColor
        view.layer.addSublayer(line)
        let round = CAGradientLayer()
        round.type = .radial
        round.colors = [UIColor.white.cgColor, UIColor.black.cgColor]
        round.frame = CGRect(x: 0, y: 0, width: 77, height: 77)
        view.layer.insertSublayer(round, at: 0)
    }
}

struct LayerForms: View {
    @State private var isShown = true

    var body: some View {
        Sky().frame(width: 100, height: 50)
        Lines(isShown: isShown).frame(width: 200, height: 100)
        Button("Hide") { isShown = false }
    }
}
