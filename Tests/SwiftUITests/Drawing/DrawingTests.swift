import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct DrawingTests {
    @Test func `every form of shape is taken`() {
        // The outermost element is that of the container's shape.
        #expect(ViewHost { ShapeForms() }.elementTrees[0].children[0].children.count == 14)
        #expect(ViewHost { ProgressRing(progress: 0.5) }.texts == ["50 %"])
        #expect(ViewHost { CombinedShapes() }.elementTrees[0].children.count == 8)
    }

    @Test func `symbols are masks`() throws {
        let host = ViewHost { PictureMaskForms() }
        let page = try host.standalonePage()

        #expect(host.texts.contains("fit"))
        #expect(page.contains("mask:var(--mask-start) 50% / "))
        #expect(page.contains("/ contain no-repeat url(data:image/svg"))
    }

    @Test func `every form of content shape takes taps`() async throws {
        let host = ViewHost { ContentShapeForms() }
        try await host.tap("circle")
        try await host.tap("wide")

        #expect(host.texts == ["circle", "wide", "ring", "drag", "2"])
        // The shape of a preview is none for taps.
        #expect(host.html.split(separator: #"data-kind="hit""#).count == 4)
    }

    @Test func `every form of concentric rectangle is taken`() {
        #expect(ViewHost { ConcentricForms() }.texts == ["Label", "Top"])
    }

    @Test func `every form of clipping and filling is taken`() {
        let texts = ViewHost { ClippedForms() }.texts

        #expect(texts.first == "circle")
        #expect(texts.last == "fill")
    }

    @Test func `every form of effect is taken`() {
        #expect(ViewHost { EffectForms() }.texts.contains("bar"))
    }

    @Test func `a timeline shows its content`() {
        #expect(ViewHost { TimelineForms() }.texts.last == "minute")
    }

    @Test func `outlines of buttons are shapes`() {
        let box = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(ButtonBorderShape.capsule.path(in: box) == Capsule().path(in: box))
        #expect(ButtonBorderShape.circle.path(in: box) == Circle().path(in: box))
        let rounded = ButtonBorderShape.roundedRectangle(radius: 4)
        #expect(rounded.path(in: box) == RoundedRectangle(cornerRadius: 4).path(in: box))
        #expect(rounded.inset(by: 2).path(in: box).boundingRect == box.insetBy(dx: 2, dy: 2))
        #expect(!ButtonBorderShape.automatic.path(in: box).isEmpty)
    }
}
