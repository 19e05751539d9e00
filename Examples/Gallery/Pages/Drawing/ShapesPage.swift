import SwiftUI

/// Filled, stroked and trimmed shapes, and a custom shape.
struct ShapesPage: View {
    @State private var points = 5
    @ScaledMetric(relativeTo: .caption) private var width = 130.0

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: width), spacing: 20)], spacing: 20) {
                sample("Rectangle") { Rectangle().fill(.red) }
                sample("Circle") { Circle().fill(.orange) }
                sample("Ellipse") { Ellipse().fill(.yellow) }
                sample("Capsule") { Capsule().fill(.green) }
                sample("Rounded") { RoundedRectangle(cornerRadius: 24).fill(.mint) }
                sample("Uneven corners") {
                    UnevenRoundedRectangle(topLeadingRadius: 40, bottomTrailingRadius: 40).fill(.teal)
                }
                sample("Concentric") {
                    ConcentricRectangle()
                        .fill(.cyan)
                        .padding(12)
                        .background(.cyan.opacity(0.3), in: .rect(cornerRadius: 32))
                        .containerShape(.rect(cornerRadius: 32))
                }
                sample("Stroke") { Circle().stroke(.blue, lineWidth: 8).padding(4) }
                sample("Dashes") {
                    Capsule().strokeBorder(.indigo, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [2, 10]))
                }
                sample("Trimmed") {
                    Circle()
                        .trim(from: 0, to: 0.7)
                        .stroke(.purple, style: StrokeStyle(lineWidth: 10, lineCap: .round))
                        .padding(5)
                }
                sample("Filled and stroked") { Circle().fill(.pink.opacity(0.3)).stroke(.pink, lineWidth: 4) }
                sample("Star") { Star(points: points).fill(.brown) }
                sample("Even-odd fill") { Rings().fill(.gray, style: FillStyle(eoFill: true)) }
            }
            .padding()
            Button("Add a point") { points = points == 9 ? 3 : points + 1 }
                .buttonStyle(.bordered)
                .padding(.bottom)
        }
    }

    private func sample(_ title: String, @ViewBuilder shape: () -> some View) -> some View {
        VStack {
            shape().frame(height: 100)
            Text(title).font(.caption)
        }
    }
}

private struct Star: Shape {
    let points: Int

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        var path = Path()
        for corner in 0..<points * 2 {
            let angle = Double(corner) * .pi / Double(points) - .pi / 2
            let distance = corner.isMultiple(of: 2) ? radius : radius * 0.45
            let point = CGPoint(x: center.x + cos(angle) * distance, y: center.y + sin(angle) * distance)
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}

private struct Rings: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path(ellipseIn: rect)
        path.addEllipse(in: rect.insetBy(dx: rect.width / 6, dy: rect.height / 6))
        path.addEllipse(in: rect.insetBy(dx: rect.width / 3, dy: rect.height / 3))
        return path
    }
}
