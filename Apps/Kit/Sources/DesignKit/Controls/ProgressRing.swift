import SwiftUI

/// A ring that fills clockwise from the top.
public struct ProgressRing<Track: ShapeStyle, Fill: ShapeStyle>: View {
    private let fraction: Double
    private let lineWidth: CGFloat
    private let track: Track
    private let fill: Fill

    /// - Parameters:
    ///   - fraction: The progress, clamped to 0 to 1.
    ///   - track: The style of the ring below the progress.
    public init(fraction: Double, lineWidth: CGFloat, track: Track, fill: Fill) {
        self.fraction = min(max(fraction, 0), 1)
        self.lineWidth = lineWidth
        self.track = track
        self.fill = fill
    }

    public var body: some View {
        ZStack {
            Circle()
                .stroke(track, lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: fraction)
                .stroke(fill, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .animation(.easeOut(duration: 0.2), value: fraction)
        }
        // The outer half of the line is inside the frame, too.
        .padding(lineWidth / 2)
    }
}

#Preview("Progress ring, from empty to full", traits: .sizeThatFitsLayout) {
    HStack(spacing: Spacing.m) {
        ForEach([0, 0.3, 0.75, 1], id: \.self) { fraction in
            ProgressRing(fraction: fraction, lineWidth: 6, track: Palette.well, fill: Palette.accent)
                .frame(width: 56, height: 56)
        }
    }
    .padding()
}

#Preview("Progress ring, thick line and gradient", traits: .sizeThatFitsLayout) {
    let fill = LinearGradient(colors: [Palette.blobWarm, Palette.heart], startPoint: .leading, endPoint: .trailing)
    ProgressRing(fraction: 0.6, lineWidth: 18, track: Palette.well, fill: fill)
        .frame(width: 140, height: 140)
        .padding()
}
