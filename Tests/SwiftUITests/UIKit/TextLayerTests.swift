import OrielTesting
import QuartzCore
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct TextLayerTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView

        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private func layer(_ text: Any?) -> CATextLayer {
        let layer = CATextLayer()
        layer.string = text
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 24)
        return layer
    }

    @Test func `a layer shows a text, and follows its changes`() async {
        let view = UIView()
        let title = layer("one")
        title.fontSize = 17
        title.font = UIFont.boldSystemFont(ofSize: 12)
        title.foregroundColor = UIColor.label.cgColor
        title.alignmentMode = .center
        title.truncationMode = .end
        view.layer.addSublayer(title)
        let host = ViewHost { Shown(view: view) }
        #expect(host.texts == ["one"])

        title.string = NSAttributedString(string: "two", attributes: [.foregroundColor: UIColor.red])
        await host.settle()
        #expect(host.texts == ["two"])

        title.string = nil
        await host.settle()
        #expect(host.texts.isEmpty)
    }

    @Test func `a copy has the text`() {
        let title = layer("one")
        title.isWrapped = true
        let copy = CATextLayer(layer: title)

        #expect(copy.string as? String == "one")
        #expect(copy.isWrapped)
        #expect(copy.fontSize == 36)
        #expect(copy.truncationMode == CATextLayerTruncationMode.none)
        #expect(copy.alignmentMode == CATextLayerAlignmentMode.natural)
    }

    @Test func `a layer is drawn into an image`() {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        card.backgroundColor = .red
        let renderer = UIGraphicsImageRenderer(bounds: card.bounds)
        let image = renderer.image { card.layer.render(in: $0.cgContext) }

        #expect(image.size == CGSize(width: 60, height: 30))
    }
}
