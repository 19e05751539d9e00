import SwiftUI

/// Values on axes around a centre.
public struct RadarPlot: View {
    let samples: [Sample]
    @Environment(\.figurePalette) private var palette

    public init(_ samples: [Sample]) {
        self.samples = samples
    }

    public var body: some View {
        let scale = Scale(samples.values)
        Canvas { context, size in
            let rect = CGRect(origin: .zero, size: size)
            func corner(_ index: Int, _ share: CGFloat) -> CGPoint {
                let angle = Angle.degrees(360 / Double(samples.count) * Double(index) - 90)
                return CGPoint(center: rect.center, angle: angle, radius: rect.radius * share)
            }
            for share in [0.33, 0.66, 1] {
                context.stroke(
                    Path(corners: samples.indices.map { corner($0, share) }),
                    with: .color(.secondary),
                    lineWidth: 0.5
                )
            }
            let area = Path(corners: samples.indices.map { corner($0, scale(samples[$0].value)) })
            context.fill(area, with: .color(palette[0].opacity(0.4)))
            context.stroke(area, with: .color(palette[0]), lineWidth: 2)
        }
    }
}
