import SwiftUI
import UIKit

/// Shapes by way of UIKit's and Core Graphics' paths, as many apps write them.
struct BezierCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect,
            byRoundingCorners: corners,
            cornerRadii: CGSize(width: radius, height: radius)
        )
        return Path(path.cgPath)
    }
}

struct BezierWave: Shape {
    func path(in rect: CGRect) -> Path {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: rect.midY))
        path.addCurve(
            to: CGPoint(x: rect.maxX, y: rect.midY),
            control1: CGPoint(x: rect.midX, y: 0),
            control2: CGPoint(x: rect.midX, y: rect.maxY)
        )
        return Path(path)
    }
}

struct Moon: Shape {
    func path(in rect: CGRect) -> Path {
        let bezier = UIBezierPath()
        bezier.move(to: CGPoint(x: rect.minX, y: rect.minY))
        bezier.addArc(
            withCenter: CGPoint(x: rect.midX, y: rect.midY),
            radius: rect.width / 2,
            startAngle: 0,
            endAngle: .pi,
            clockwise: true
        )
        bezier.addQuadCurve(to: .zero, controlPoint: CGPoint(x: 4, y: 4))
        bezier.close()
        bezier.append(UIBezierPath(ovalIn: rect))
        bezier.apply(CGAffineTransform(scaleX: 2, y: 2))
        return Path(bezier.cgPath)
    }
}
