import Foundation
import OrielCore
import OrielUIKit
import Testing

@Suite struct UIGraphicsTests {
    private let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    private let outline = "d=\"M0 0L10 0L10 10L0 10Z\""

    @Test func `colours and paths of UIKit draw into the current context`() {
        let document = svg { _ in
            UIColor.red.set()
            UIColor.blue.setStroke()
            let path = UIBezierPath(rect: box)
            path.lineWidth = 2
            path.setLineDash([3, 1], count: 2, phase: 1)
            path.fill()
            path.stroke(with: .multiply, alpha: 0.5)
        }

        #expect(document.contains("<path \(outline) fill=\"#ff0000\"/><g style=\"mix-blend-mode:multiply\">"))
        #expect(document.contains("stroke=\"#0000ff\" stroke-opacity=\"0.5\" stroke-width=\"2\""))
        #expect(document.contains("stroke-dasharray=\"3 1\" stroke-dashoffset=\"1\""))
    }

    @Test func `a path of UIKit clips with its rule`() {
        let document = svg { context in
            let path = UIBezierPath(rect: box)
            path.usesEvenOddFillRule = true
            context.translateBy(x: 1, y: 0)
            path.addClip()
            path.fill(with: .normal, alpha: 0.25)
        }

        #expect(document.contains("<path d=\"M1 0L11 0L11 10L1 10Z\" clip-rule=\"evenodd\"/></clipPath>"))
        #expect(document.contains("fill-opacity=\"0.25\" fill-rule=\"evenodd\""))
    }

    @Test func `a path keeps its dashes in a copy`() {
        let path = UIBezierPath()
        path.setLineDash([3, 1], count: 2, phase: 1)
        var (dashes, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))

        (path.copy() as? UIBezierPath)?.getLineDash(&dashes, count: &count, phase: &phase)

        #expect(dashes == [3, 1] && count == 2 && phase == 1)
        path.setLineDash(nil, count: 0, phase: 0)
        path.getLineDash(nil, count: &count, phase: nil)
        #expect(count == 0)
    }

    @Test func `rectangles are filled with the fill colour, and frames are inside`() {
        let document = svg { _ in
            UIColor.red.setFill()
            UIRectClip(CGRect(x: 0, y: 0, width: 50, height: 50))
            UIRectFill(box)
            UIRectFrame(box)
            UIRectFillUsingBlendMode(box, .screen)
            UIRectFrameUsingBlendMode(box, .screen)
        }

        #expect(document.contains("<g clip-path=\"url(#d0)\"><path \(outline) fill=\"#ff0000\"/>"))
        #expect(document.contains("<path d=\"M0.5 0.5L9.5 0.5L9.5 9.5L0.5 9.5Z\" fill=\"none\" stroke=\"#ff0000\""))
        #expect(document.count(of: "mix-blend-mode:screen") == 2)
    }

    @Test func `a translucent rectangle replaces what is below it`() {
        let document = svg { _ in
            UIRectFill(box)
            UIColor(white: 1, alpha: 0.5).setFill()
            UIRectFill(box)
        }

        #expect(document.contains("<mask ") && document.hasSuffix("fill=\"#ffffff\" fill-opacity=\"0.5\"/></svg>"))
    }

    // MARK: - Contexts

    @Test func `an image can be drawn without a closure`() throws {
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)

        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), true, 0)
        UIRectFill(box)
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        UIGraphicsBeginImageContext(.zero)
        UIGraphicsEndImageContext()
        UIGraphicsEndImageContext()

        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(image.size == box.size && image.scale == 2)
        // An opaque image is black where nothing is drawn.
        #expect(image.document.contains("<rect x=\"0\" y=\"0\" width=\"10\" height=\"10\"/><path \(outline)"))
    }

    @Test func `UIKit draws into the context that was pushed last`() {
        var inner = ""
        let outer = svg { context in
            inner = svg { other in
                UIGraphicsPushContext(context)
                UIRectFill(box)
                UIGraphicsPopContext()
                #expect(UIGraphicsGetCurrentContext() === other)
            }
        }

        #expect(outer.contains("<path") && !inner.contains("<path"))
    }

    @Test func `nothing is drawn outside of a context`() {
        UIColor.red.set()
        UIRectFill(box)
        UIBezierPath(rect: box).addClip()
        UIImage.pixels.draw(in: box)
        "a".draw(at: .zero)

        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    // MARK: - Renderers

    @Test func `an image has the size, the scale and the origin of its renderer`() {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (3, false)
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: -5, y: 2, width: 20, height: 10), format: format)

        let image = renderer.image { context in
            #expect(context.format === format && context.currentImage.document.contains("viewBox=\"-5 2 20 10\""))
            context.clip(to: box)
            context.fill(box)
            context.stroke(box, blendMode: .multiply)
        }

        #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 3)
        #expect(format.bounds.minX == -5 && renderer.allowsImageOutput)
        #expect(image.cgImage?.width == 60)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -10])
    func `an image of any size is drawn`(length: CGFloat) {
        let image = UIGraphicsImageRenderer(size: CGSize(width: length, height: length)).image { $0.fill(box) }

        #expect(image.size.width.isFinite && image.size.width >= 0)
    }
}
