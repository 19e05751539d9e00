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
            Circle()
                .stroke(.white.opacity(0.3), lineWidth: 3)
                .padding(6)
            Circle()
                .trim(from: 0, to: fraction)
                .stroke(.white, style: StrokeStyle(lineWidth: 3, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .padding(6)
                .animation(.easeOut(duration: 0.2), value: fraction)
        }
        .frame(width: diameter, height: diameter)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("Uploading"))
        .accessibilityValue(Text(fraction, format: .percent.precision(.fractionLength(0))))
    }
}
