import CoreGraphics
import QuartzCore

/// Core Graphics and Core Animation in a file that imports nothing else.
enum Geometry {
    static func star(in rect: CGRect, points: Int = 5) -> CGPath {
        let path = CGMutablePath()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        for index in 0..<(points * 2) {
            let radius = index.isMultiple(of: 2) ? rect.width / 2 : rect.width / 4
            let angle = CGFloat(index) * .pi / CGFloat(points) - .pi / 2
            let point = CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }

    static func badge(in rect: CGRect) -> CGPath {
        var shift = CGAffineTransform(translationX: 10, y: 0)
        let path = CGMutablePath()
        path.addPath(CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 4, transform: &shift))
        path.addEllipse(in: rect.insetBy(dx: 5, dy: 5), transform: shift)
        path.addArc(center: .zero, radius: 3, startAngle: 0, endAngle: .pi, clockwise: true)
        path.addArc(tangent1End: CGPoint(x: 1, y: 1), tangent2End: CGPoint(x: 2, y: 0), radius: 1)
        return path.copy(strokingWithWidth: 2, lineCap: CGLineCap.round, lineJoin: CGLineJoin.miter, miterLimit: 4)
    }

    static func elementTypes(of path: CGPath) -> [CGPathElementType] {
        var types: [CGPathElementType] = []
        path.applyWithBlock { types.append($0.pointee.type) }
        return types
    }

    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    static let velocity = CGVector(dx: 1, dy: 2)
}

enum Timing {
    static let curve = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 1)
    static let named = CAMediaTimingFunction(name: .easeInEaseOut)
    static func now() -> CFTimeInterval { CACurrentMediaTime() }

    static func animate(_ changes: () -> Void, completion: @escaping () -> Void) {
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.2)
        CATransaction.setAnimationTimingFunction(named)
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock(completion)
        changes()
        CATransaction.commit()
    }
}
