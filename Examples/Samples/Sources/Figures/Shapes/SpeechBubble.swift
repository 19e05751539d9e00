import SwiftUI

/// A rounded rectangle with a tail at its lower edge.
public struct SpeechBubble: Shape {
    public var cornerRadius: CGFloat

    public init(cornerRadius: CGFloat = 12) {
        self.cornerRadius = cornerRadius
    }

    public var animatableData: CGFloat {
        get { cornerRadius }
        set { cornerRadius = newValue }
    }

    public func path(in rect: CGRect) -> Path {
        let tail = rect.height * 0.2
        let body = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - tail)
        var path = Path(roundedRect: body, cornerRadius: min(cornerRadius, body.radius), style: .continuous)
        path.move(to: CGPoint(x: rect.minX + rect.width * 0.2, y: body.maxY))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.25, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.4, y: body.maxY))
        path.closeSubpath()
        return path
    }
}
