import Foundation
import OrielCore
import OrielUIKit
import Testing

@Suite struct CGContextTests {
    private let box = CGRect(x: 0, y: 0, width: 10, height: 20)
    private let outline = "d=\"M0 0L10 0L10 20L0 20Z\""

    @Test func `an image is an SVG document of its size`() {
        let document = svg { $0.fill(box) }

        #expect(
            document == "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"50\" viewBox=\"0 0 100 50\">"
                + "<path \(outline) fill=\"#000000\"/></svg>"
        )
    }

    @Test func `a path has the colours, the line and the opacity of the context`() {
        let document = svg { context in
            context.setFillColor(UIColor.red.cgColor)
            context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 0.5)
            context.setLineWidth(3)
            context.setLineCap(.round)
            context.setLineJoin(.bevel)
            context.setLineDash(phase: 1, lengths: [4, 2])
            context.setAlpha(0.5)
            context.addRect(box)
            context.drawPath(using: .eoFillStroke)
        }

        #expect(document.contains("<path \(outline) fill=\"#ff0000\" fill-opacity=\"0.5\" fill-rule=\"evenodd\"/>"))
        #expect(document.contains("fill=\"none\" stroke=\"#0000ff\" stroke-opacity=\"0.25\" stroke-width=\"3\""))
        #expect(document.contains("stroke-linecap=\"round\" stroke-linejoin=\"bevel\" stroke-miterlimit=\"10\""))
        #expect(document.contains("stroke-dasharray=\"4 2\" stroke-dashoffset=\"1\"/>"))
    }

    @Test func `a path is painted once`() {
        let document = svg { context in
            context.addRect(box)
            context.fillPath()
            #expect(context.isPathEmpty && context.path == nil)
            context.strokePath()
        }

        #expect(document.count(of: "<path") == 1)
    }

    @Test func `the state is restored`() {
        let document = svg { context in
            context.saveGState()
            context.setFillColor(gray: 1, alpha: 1)
            context.translateBy(x: 5, y: 5)
            context.clip(to: box)
            context.restoreGState()
            context.restoreGState()
            context.fill(box)
        }

        #expect(document.hasSuffix("<path \(outline) fill=\"#000000\"/></svg>"))
    }

    // MARK: - Transforms

    @Test func `a path is where the context was when it was built`() {
        let document = svg { context in
            context.translateBy(x: 10, y: 0)
            context.scaleBy(x: 2, y: 2)
            context.move(to: .zero)
            context.addLine(to: CGPoint(x: 5, y: 5))
            #expect(context.currentPointOfPath == CGPoint(x: 5, y: 5))
            context.setLineWidth(2)
            context.strokePath()
        }

        #expect(document.contains("d=\"M10 0L20 10\"") && document.contains("stroke-width=\"4\""))
    }

    @Test func `a pen is stretched by a transform that stretches`() {
        let document = svg { context in
            context.scaleBy(x: 2, y: 1)
            context.stroke(box)
        }

        #expect(document.contains(outline) && document.contains("stroke-width=\"1\""))
        #expect(document.contains("transform=\"matrix(2 0 0 1 0 0)\""))
    }

    // MARK: - Clips

    @Test func `clips are inside of each other, and equal ones are one definition`() {
        let document = svg { context in
            context.addEllipse(in: box)
            context.clip(using: .evenOdd)
            context.clip(to: box)
            #expect(abs(context.boundingBoxOfClipPath.width - 10) < 0.001)
            context.fill(box)
            context.fill(box)
        }

        #expect(document.contains("<clipPath id=\"d0\"><path d=\"M10 10C"))
        #expect(document.contains(" clip-rule=\"evenodd\"/></clipPath><clipPath id=\"d1\" clip-path=\"url(#d0)\">"))
        #expect(document.count(of: "<g clip-path=\"url(#d1)\">") == 1 && document.count(of: "fill=\"#000000\"") == 2)
    }

    @Test func `nothing is drawn inside of an empty clip`() {
        let document = svg { context in
            context.clip()
            context.fill(box)
            #expect(context.boundingBoxOfClipPath.isNull)
        }

        #expect(document.contains("<clipPath id=\"d0\"><path d=\"\"/></clipPath>"))
    }

    // MARK: - Gradients

    private let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: [UIColor.red.cgColor, UIColor(white: 0, alpha: 0.5).cgColor] as CFArray,
        locations: [0, 1]
    )

    @Test func `a linear gradient ends at its points unless it is drawn beyond them`() throws {
        let gradient = try #require(gradient)
        let (start, end) = (CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 40))

        let limited = svg { $0.drawLinearGradient(gradient, start: start, end: end, options: []) }
        let extended = svg { context in
            let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
            context.drawLinearGradient(gradient, start: start, end: end, options: options)
        }

        let head = "<linearGradient id=\"d0\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"10\" x2=\"0\" y2=\"40\">"
        #expect(limited.contains("\(head)<stop offset=\"0\" stop-color=\"#ff0000\" stop-opacity=\"0\"/>"))
        #expect(limited.contains("<stop offset=\"1\" stop-color=\"#000000\" stop-opacity=\"0\"/></linearGradient>"))
        #expect(extended.contains("\(head)<stop offset=\"0\" stop-color=\"#ff0000\"/><stop offset=\"1\""))
        #expect(extended.contains("<rect x=\"0\" y=\"0\" width=\"100\" height=\"50\" fill=\"url(#d0)\"/>"))
    }

    @Test func `a radial gradient is turned if its first circle is the larger one`() throws {
        let gradient = try #require(gradient)
        let center = CGPoint(x: 50, y: 25)

        let document = svg { context in
            context.drawRadialGradient(
                gradient,
                startCenter: center,
                startRadius: 20,
                endCenter: center,
                endRadius: 10,
                options: .drawsAfterEndLocation
            )
        }

        #expect(document.contains("<radialGradient id=\"d0\"") && document.contains("cx=\"50\" cy=\"25\" r=\"20\">"))
        #expect(document.contains(">\(stop("0.5", "#000000", 0.5))\(stop("1", "#ff0000"))"))
        #expect(document.contains("\(stop("1", "#ff0000", 0))</radialGradient>"))
    }

    private func stop(_ offset: String, _ color: String, _ opacity: Double = 1) -> String {
        let attribute = opacity == 1 ? "" : " stop-opacity=\"\(opacity == 0 ? "0" : "\(opacity)")\""
        return "<stop offset=\"\(offset)\" stop-color=\"\(color)\"\(attribute)/>"
    }

    @Test func `a gradient has colours, or is none`() {
        let space = CGColorSpaceCreateDeviceGray()

        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
        #expect(CGGradient(colorSpace: space, colorComponents: [1, 1, 0, 1], locations: nil, count: 2) != nil)
        #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3 && CGColorSpace(name: "x") == nil)
    }

    // MARK: - Effects

    @Test func `a shadow has a filter, and keeps its direction`() {
        let document = svg { context in
            context.scaleBy(x: 2, y: -2)
            context.setShadow(offset: CGSize(width: 1, height: 2), blur: 4, color: UIColor.blue.cgColor)
            context.fill(box)
            context.setShadow(offset: .zero, blur: 0, color: nil)
            context.fill(box)
        }

        #expect(document.contains("<filter id=\"d0\" filterUnits=\"userSpaceOnUse\""))
        #expect(document.contains("x=\"-7\" y=\"-8\" width=\"114\" height=\"66\">"))
        let shadow = "<feDropShadow dx=\"1\" dy=\"2\" stdDeviation=\"2\" flood-color=\"#0000ff\" flood-opacity=\"1\"/>"
        #expect(document.contains(shadow) && document.count(of: "<g filter=\"url(#d0)\">") == 1)
    }

    @Test func `a blend mode of CSS is that of a group`() {
        let document = svg { context in
            context.setBlendMode(.colorDodge)
            context.clip(to: box)
            context.fill(box)
        }

        #expect(document.contains("<g style=\"mix-blend-mode:color-dodge\"><g clip-path=\"url(#d0)\"><path"))
    }

    @Test func `what is cleared is removed from what was drawn before, by one mask`() {
        let document = svg { context in
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 50))
            context.clear(box)
            context.setBlendMode(.clear)
            context.fillEllipse(in: box)
        }

        #expect(document.count(of: "<mask ") == 1 && document.hasSuffix("</g></svg>"))
        #expect(document.contains("<g mask=\"url(#d1)\"><path d=\"M0 0L100 0L100 50L0 50Z\" fill=\"#000000\"/></g>"))
        #expect(document.contains("fill=\"#fff\"/><g filter=\"url(#d0)\"><path \(outline)/><path d=\"M10 10C"))
    }

    @Test func `nothing is removed from an empty image`() {
        #expect(!svg { $0.clear(box) }.contains("<path"))
    }

    @Test func `what is drawn below others comes first`() {
        let document = svg { context in
            context.fill(box)
            context.setBlendMode(.destinationOver)
            context.setFillColor(UIColor.red.cgColor)
            context.fill(box)
        }

        #expect(document.contains("fill=\"#ff0000\"/><path \(outline) fill=\"#000000\"/></svg>"))
    }

    @Test(arguments: [
        CGBlendMode.sourceIn, .sourceOut, .sourceAtop, .destinationIn, .destinationOut, .destinationAtop, .xor, .copy,
    ])
    func `modes that look at the opacity below are masks`(mode: CGBlendMode) {
        let document = svg { context in
            context.fill(box)
            context.setBlendMode(mode)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            context.fill(box)
        }

        #expect(document.contains("<mask ") && document.contains("mask=\"url(#d"))
    }

    @Test func `a layer has the opacity and the shadow of the context as a whole`() {
        let document = svg { context in
            context.setAlpha(0.5)
            context.setShadow(offset: .zero, blur: 2)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.restoreGState()
            context.fill(box)
            context.endTransparencyLayer()
            context.endTransparencyLayer()
        }

        let layer = "<g style=\"isolation:isolate\"><path \(outline) fill=\"#000000\"/></g>"
        #expect(document.contains("<g filter=\"url(#d0)\"><g opacity=\"0.5\">\(layer)</g></g></svg>"))
    }

    // MARK: - Images

    @Test func `what has been drawn so far is an image`() throws {
        var first: CGImage?
        let document = svg { context in
            context.fill(box)
            first = context.makeImage()
            context.fill(box)
            #expect(context.width == 200 && context.height == 100)
        }

        #expect(document.count(of: "<path") == 2)
        let image = try #require(first)
        #expect(UIImage(cgImage: image).document.count(of: "<path") == 1)
    }
}
