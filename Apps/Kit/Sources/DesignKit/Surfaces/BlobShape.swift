import SwiftUI

/// A soft, irregular round shape that fills its frame.
public struct BlobShape: Shape {
    /// The outline of a blob.
    public enum Form: Sendable, CaseIterable {
        case leaning
        case wide
    }

    private let form: Form

    public init(_ form: Form) { self.form = form }

    public func path(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        var path = Path()
        switch form {
        case .leaning:
            path.move(to: point(0.52, 0.02))
            path.addCurve(to: point(0.97, 0.42), control1: point(0.78, -0.04), control2: point(0.98, 0.16))
            path.addCurve(to: point(0.62, 0.96), control1: point(0.96, 0.70), control2: point(0.86, 0.90))
            path.addCurve(to: point(0.06, 0.66), control1: point(0.36, 1.04), control2: point(0.10, 0.94))
            path.addCurve(to: point(0.52, 0.02), control1: point(0.02, 0.36), control2: point(0.22, 0.10))
        case .wide:
            path.move(to: point(0.30, 0.08))
            path.addCurve(to: point(0.86, 0.16), control1: point(0.48, -0.04), control2: point(0.72, 0.02))
            path.addCurve(to: point(0.92, 0.78), control1: point(1.04, 0.34), control2: point(1.02, 0.62))
            path.addCurve(to: point(0.34, 0.92), control1: point(0.80, 0.98), control2: point(0.54, 1.02))
            path.addCurve(to: point(0.04, 0.48), control1: point(0.14, 0.84), control2: point(0.02, 0.68))
            path.addCurve(to: point(0.30, 0.08), control1: point(0.06, 0.30), control2: point(0.14, 0.16))
        }
        path.closeSubpath()
        return path
    }
}

#Preview("Blob, each form", traits: .sizeThatFitsLayout) {
    HStack(spacing: Spacing.m) {
        BlobShape(.leaning).fill(Palette.blobWarm)
        BlobShape(.wide).fill(Palette.blobCool)
    }
    .frame(width: 320, height: 150)
    .padding()
}

#Preview("Blob, blended", traits: .sizeThatFitsLayout) {
    ZStack {
        BlobShape(.leaning).fill(Palette.blobWarm).offset(x: -30)
        BlobShape(.wide).fill(Palette.blobCool).offset(x: 30).blendMode(.multiply)
    }
    .frame(width: 160, height: 140)
    .padding(Spacing.xl)
    .compositingGroup()
}
