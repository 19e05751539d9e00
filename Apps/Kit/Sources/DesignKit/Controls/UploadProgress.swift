import SwiftUI

/// A ring that shows the progress of a photo upload.
public struct UploadProgress: View {
    private let fraction: Double
    private let diameter: CGFloat

    /// - Parameter fraction: The progress, clamped to 0 to 1.
    public init(fraction: Double, diameter: CGFloat = 36) {
        self.fraction = min(max(fraction, 0), 1)
        self.diameter = diameter
    }

    public var body: some View {
        ZStack {
            Circle()
                .fill(.black.opacity(0.55))
            ProgressRing(fraction: fraction, lineWidth: 3, track: .white.opacity(0.3), fill: .white)
                .padding(4.5)
        }
        .frame(width: diameter, height: diameter)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("Uploading"))
        .accessibilityValue(Text(fraction, format: .percent.precision(.fractionLength(0))))
    }
}

#Preview("Upload progress, from empty to full", traits: .sizeThatFitsLayout) {
    HStack(spacing: Spacing.m) {
        ForEach([0, 0.4, 1], id: \.self) { UploadProgress(fraction: $0) }
    }
    .padding()
}

#Preview("Upload progress, large", traits: .sizeThatFitsLayout) {
    UploadProgress(fraction: 0.7, diameter: 72)
        .padding()
        .background(Palette.blobWarm)
}
