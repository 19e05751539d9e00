import SwiftUI

/// Mesh gradients: still, moving, in shapes and behind text.
struct MeshGradientsPage: View {
    @State private var isMoving = false

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                TimelineView(.animation(paused: !isMoving)) { context in
                    sunset(at: isMoving ? context.date.timeIntervalSinceReferenceDate : 0)
                }
                .frame(height: 220)
                .clipShape(.rect(cornerRadius: 16))
                Toggle("Move", isOn: $isMoving)
                HStack(spacing: 20) {
                    Circle().fill(square(isSmooth: true))
                    RoundedRectangle(cornerRadius: 16).fill(square(isSmooth: false))
                    Capsule().fill(bent)
                }
                .frame(height: 110)
                Text("Behind text")
                    .font(.headline)
                    .foregroundStyle(.white)
                    .padding()
                    .frame(maxWidth: .infinity)
                    .background(sunset(at: 1), in: .capsule)
            }
            .padding()
        }
    }

    private func sunset(at time: TimeInterval) -> MeshGradient {
        let (x, y) = (Float(0.5 + 0.3 * sin(time)), Float(0.5 + 0.2 * cos(time * 1.3)))
        return MeshGradient(
            width: 3,
            height: 3,
            points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [x, y], [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
            colors: [.purple, .indigo, .blue, .pink, .orange, .purple, .orange, .yellow, .pink]
        )
    }

    private func square(isSmooth: Bool) -> MeshGradient {
        MeshGradient(
            width: 3,
            height: 3,
            points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.5, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
            colors: [.red, .yellow, .green, .white, .black, .white, .blue, .cyan, .purple],
            smoothsColors: isSmooth
        )
    }

    /// Two points at each side, with curves between them, in front of a background.
    private var bent: MeshGradient {
        func point(_ x: Float, _ y: Float, bend: Float) -> MeshGradient.BezierPoint {
            MeshGradient.BezierPoint(
                position: [x, y],
                leadingControlPoint: [x - 0.3, y + bend],
                topControlPoint: [x, y - 0.3],
                trailingControlPoint: [x + 0.3, y + bend],
                bottomControlPoint: [x, y + 0.3]
            )
        }
        return MeshGradient(
            width: 2,
            height: 2,
            bezierPoints: [
                point(0, 0.2, bend: 0.4), point(1, 0.2, bend: -0.4), point(0, 0.8, bend: 0.4),
                point(1, 0.8, bend: -0.4),
            ],
            colors: [.mint, .teal, .blue, .indigo],
            background: .gray
        )
    }
}
