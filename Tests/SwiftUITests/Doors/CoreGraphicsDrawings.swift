import CoreGraphics

/// Drawing into a context in a file that imports nothing else.
enum Graphics {
    static func drawStar(in context: CGContext, rect: CGRect, color: CGColor) {
        context.saveGState()
        context.setLineJoin(CGLineJoin.round)
        context.setLineCap(CGLineCap.butt)
        context.setMiterLimit(4)
        context.setLineDash(phase: 0, lengths: [])
        context.setShouldAntialias(true)
        context.interpolationQuality = CGInterpolationQuality.high
        context.concatenate(CGAffineTransform(rotationAngle: 0))
        context.addPath(Geometry.star(in: rect))
        context.setFillColor(color)
        context.setStrokeColor(gray: 0, alpha: 1)
        context.drawPath(using: CGPathDrawingMode.fillStroke)
        context.restoreGState()
    }

    static func drawWave(in context: CGContext, rect: CGRect) {
        context.beginPath()
        context.move(to: CGPoint(x: rect.minX, y: rect.midY))
        context.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.midY), control: CGPoint(x: rect.minX, y: rect.minY))
        context.addCurve(
            to: CGPoint(x: rect.maxX, y: rect.midY),
            control1: CGPoint(x: rect.midX, y: rect.maxY),
            control2: CGPoint(x: rect.maxX, y: rect.maxY)
        )
        context.addArc(center: CGPoint(x: 5, y: 5), radius: 2, startAngle: 0, endAngle: .pi, clockwise: false)
        context.closePath()
        context.replacePathWithStrokedPath()
        context.clip(using: CGPathFillRule.evenOdd)
        context.strokeLineSegments(between: [.zero, CGPoint(x: 10, y: 10)])
        context.fill([rect, rect.insetBy(dx: 1, dy: 1)])
        context.fillEllipse(in: rect)
        context.clear(rect)
    }

    static func gradient(_ first: CGColor, _ last: CGColor) -> CGGradient? {
        let space = CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()
        return CGGradient(colorsSpace: space, colors: [first, last] as CFArray, locations: nil)
    }

    static func half(of image: CGImage) -> CGImage? {
        image.cropping(to: CGRect(x: 0, y: 0, width: image.width / 2, height: image.height))
    }
}
