import SwiftUI

/// Draws a shape from its start to its end when it appears.
public struct Drawing<S: Shape>: View {
    let shape: S
    let lineWidth: CGFloat
    @State private var progress: CGFloat = 0

    public init(_ shape: S, lineWidth: CGFloat = 3) {
        self.shape = shape
        self.lineWidth = lineWidth
    }

    public var body: some View {
        shape
            .trim(from: 0, to: progress)
            .stroke(style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
            .onAppear {
                withAnimation(.easeOut(duration: 0.4)) { progress = 1 }
            }
    }
}
