import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct LayerFormsTests {
    @Test func `a view is drawn with the layer of its class`() throws {
        let page = try ViewHost { LayerForms() }.standalonePage()

        #expect(page.contains("linear-gradient") && page.contains("9px"))
    }

    @Test func `sublayers are drawn at their frames, and removed`() async throws {
        let host = ViewHost { LayerForms() }
        #expect(try host.standalonePage().contains("123px"))
        #expect(try host.standalonePage().contains("radial-gradient"))

        try await host.tap("Hide")

        #expect(try !host.standalonePage().contains("123px"))
    }

    @Test func `layers are in one layer at a time, and never in themselves`() {
        let (first, second, inner) = (CALayer(), CALayer(), CALayer())

        first.addSublayer(inner)
        second.insertSublayer(inner, at: 7)
        inner.addSublayer(second)

        #expect(first.sublayers == nil && second.sublayers == [inner] && inner.superlayer === second)
        #expect(inner.sublayers == nil)
    }

    @Test func `a scroll view keeps what the app says about the keyboard`() {
        let scroll = UIScrollView()
        #expect(scroll.keyboardDismissMode == .none)

        scroll.keyboardDismissMode = .onDrag
        #expect(scroll.keyboardDismissMode == UIScrollView.KeyboardDismissMode.onDrag)
    }

    @Test func `the layer of a view has the properties of the view`() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        view.layer.backgroundColor = UIColor.red.cgColor
        view.layer.opacity = 0.5
        view.layer.position = CGPoint(x: 15, y: 20)

        #expect(view.backgroundColor == UIColor.red && view.alpha == 0.5)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    }
}
