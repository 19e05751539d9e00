import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct ShapeLayerFormsTests {
    private let host = ViewHost { ShapeLayerForms() }

    @Test func `a path is drawn with its line, as far as the line goes`() async throws {
        let quarter = try host.standalonePage()
        // The end of a quarter of the ring, at three o'clock. The track below it is a whole ring.
        #expect(quarter.contains("stroke-width:7px") && quarter.contains("72 40\""))

        try await host.tap("Finish")

        #expect(try !host.standalonePage().contains("72 40\""))
    }

    @Test func `a view is drawn with the path of its layer`() throws {
        let page = try host.standalonePage()

        #expect(page.contains("stroke-dasharray:6 3") && page.contains("stroke-linejoin:bevel"))
    }

    @Test func `a layer is seen through its mask`() throws {
        let page = try host.standalonePage()

        #expect(page.contains("path(evenodd,\"M10 0L90 0L90 50L10 50Z"))
        #expect(page.contains("mask-image:linear-gradient(180deg,"))
    }

    @Test func `a layer has the values that Apple documents`() {
        let layer = CAShapeLayer()

        #expect(layer.path == nil && layer.strokeColor == nil && layer.fillColor == UIColor.black.cgColor)
        #expect(layer.strokeStart == 0 && layer.strokeEnd == 1 && layer.lineWidth == 1 && layer.miterLimit == 10)
        #expect(layer.lineCap == .butt && layer.lineJoin == .miter && layer.fillRule == .nonZero)
        #expect(layer.lineDashPattern == nil && layer.lineDashPhase == 0)
    }

    @Test func `a path of a layer is a copy`() {
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))

        layer.path = path
        path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))

        #expect(layer.path?.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    @Test func `a layer masks one other, and never one inside of it`() {
        let (outer, inner, mask) = (CALayer(), CALayer(), CALayer())
        outer.addSublayer(inner)

        inner.mask = outer
        inner.mask = inner
        #expect(inner.mask == nil)

        inner.mask = mask
        mask.mask = inner
        mask.addSublayer(outer)
        #expect(inner.mask === mask && mask.mask == nil && mask.sublayers == nil)
        inner.mask = nil
        mask.mask = inner
        #expect(mask.mask === inner)
    }
}
