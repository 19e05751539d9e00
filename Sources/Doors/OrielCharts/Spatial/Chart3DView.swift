import Foundation
import OrielCore

/// A chart in space, in a size.
struct Chart3DView: View {
    let marks: [Mark]
    let settings: ChartSettings
    let size: CGSize
    let environment: EnvironmentValues
    @Binding var legendSize: CGSize?
    @Binding var pose: Chart3DPose
    let canTurn: Bool
    /// The pose at the begin of a drag.
    @State private var first: Chart3DPose?

    var body: some View {
        let data = ChartData(marks.map(\.flat), settings: settings)
        let legend = ChartLegend(data, settings: settings.legend, format: PlotValueFormat(environment))
        let legendHeight = legend.map {
            (legendSize ?? $0.estimate(width: size.width, environment: environment)).height
        }
        let height = max(size.height - (legendHeight.map { $0 + 8 } ?? 0), 1)
        VStack(spacing: 8) {
            turning(plot(data, CGSize(width: size.width, height: height)))
            if let legend {
                ChartLegendView(legend: legend, width: size.width, environment: environment, size: $legendSize)
            }
        }
        .frame(width: size.width, height: size.height, alignment: .top)
        // Charts have the same sides in all languages.
        .environment(\.layoutDirection, .leftToRight)
    }

    @MainActor private func plot(_ data: ChartData, _ size: CGSize) -> some View {
        let space = ChartSpace(marks, settings: settings, environment: environment)
        let scene = Chart3DScene(space: space, data: data, settings: settings, pose: pose, size: size)
        return ZStack(alignment: .topLeading) {
            Canvas { context, _ in scene.draw(in: context) }
                .accessibilityRepresentation { table }
            ForEach(scene.labels) { label in
                label.content
                    .font(label.isTitle ? .caption : .caption2)
                    .foregroundStyle(.secondary)
                    .anchored(.center, at: label.place)
                    .accessibilityHidden(true)
            }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
        .contentShape(Rectangle())
    }

    /// The values as a table; of surfaces, what their heights are.
    @MainActor @ViewBuilder private var table: some View {
        let values = marks.filter { $0.surface == nil }
        let surfaces = marks.compactMap(\.surface)
        ForEach(surfaces.indices, id: \.self) { surfaces[$0].label }
        if !values.isEmpty { ChartTable(values, format: PlotValueFormat(environment)) }
    }

    @MainActor @ViewBuilder private func turning(_ plot: some View) -> some View {
        if canTurn {
            plot.gesture(
                DragGesture(minimumDistance: 3)
                    .onChanged { turn(by: $0.translation) }
                    .onEnded {
                        turn(by: $0.translation)
                        first = nil
                    }
            )
        } else {
            plot
        }
    }
}

extension Chart3DView {
    @MainActor private func turn(by translation: CGSize) {
        let start = first ?? pose
        first = start
        pose = start.dragged(by: Double(translation.width), Double(translation.height))
    }
}

extension Mark {
    /// A point with the values and the style of the mark, by which colours and the legend are found.
    fileprivate var flat: Mark {
        var mark = Mark(.point)
        (mark.x, mark.y, mark.style) = (x ?? xStart, y ?? yStart, style)
        return mark
    }
}

extension Chart3DScene {
    /// Draws the lines behind the content, then the marks from the farthest to the nearest.
    fileprivate func draw(in context: GraphicsContext) {
        let grid = Path { path in
            for (start, end) in lines {
                path.move(to: start)
                path.addLine(to: end)
            }
        }
        context.stroke(grid, with: .style(.separator), lineWidth: 0.5)
        for part in parts {
            var context = context
            context.opacity *= part.opacity
            part.draw(in: context)
        }
    }
}

extension Chart3DScene.Part {
    fileprivate func draw(in context: GraphicsContext) {
        switch form {
        case .faces(let faces):
            for face in faces {
                let path = Path { path in
                    path.addLines(face.corners)
                    path.closeSubpath()
                }
                if let color = style.base as? Color {
                    context.fill(path, with: .color(color.mix(with: .black, by: face.shade)))
                } else {
                    context.fill(path, with: .style(style))
                    context.fill(path, with: .color(.black.opacity(face.shade)))
                }
            }
        case .line(let start, let end, let stroke):
            let path = Path { path in
                path.move(to: start)
                path.addLine(to: end)
            }
            context.stroke(path, with: .style(style), style: stroke)
        case .sphere(let center, let radius):
            let box = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
            let path = Path(ellipseIn: box)
            context.fill(path, with: .style(style))
            let light = CGPoint(x: center.x - radius / 3, y: center.y - radius / 3)
            let gradient = Gradient(colors: [.white.opacity(0.5), .clear, .black.opacity(0.3)])
            let shading = GraphicsContext.Shading.radialGradient(
                gradient,
                center: light,
                startRadius: 0,
                endRadius: 1.4 * radius
            )
            context.fill(path, with: shading)
        }
    }
}
