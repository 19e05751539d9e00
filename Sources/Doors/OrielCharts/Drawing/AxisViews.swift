import Foundation
public import OrielCore

/// The ticks and the labels of an axis, in the look that the app has given it, at the coordinates of the plot.
struct AxisView: View {
    let axis: AxisDrawing
    let styles: [(ChartAxisContent) -> AnyView]

    var body: some View {
        if styles.isEmpty {
            parts
        } else {
            styles.reduce(AnyView(inStrip)) { content, style in style(ChartAxisContent(content: content)) }
                .offset(x: axis.strip.minX, y: axis.strip.minY)
        }
    }

    @ViewBuilder private var parts: some View {
        AxisLinesView(lines: axis.ticks)
        AxisLabelsView(labels: axis.labels)
    }

    private var inStrip: some View {
        ZStack(alignment: .topLeading) { parts }
            .offset(x: -axis.strip.minX, y: -axis.strip.minY)
            .frame(width: axis.strip.width, height: axis.strip.height, alignment: .topLeading)
    }
}

/// The ticks and the labels of an axis, whose look `chartXAxisStyle` and `chartYAxisStyle` change.
public struct ChartAxisContent: View {
    let content: AnyView

    public var body: some View { content }
}

/// The lines of an axis.
struct AxisLinesView: View {
    let lines: [AxisDrawing.Line]

    var body: some View {
        ForEach(lines) { line in
            line.path.stroke(line.style ?? AnyShapeStyle(.separator), style: line.stroke)
        }
    }
}

/// The labels of an axis.
struct AxisLabelsView: View {
    let labels: [AxisDrawing.PlacedLabel]

    var body: some View {
        ForEach(labels) { label in
            AxisLabelView(label: label)
        }
    }
}

private struct AxisLabelView: View {
    let label: AxisDrawing.PlacedLabel

    var body: some View {
        content
            .font(label.font ?? .caption2)
            .foregroundStyle(label.style ?? AnyShapeStyle(.secondary))
            .rotationEffect(label.angle)
            .anchored(label.angle == .zero ? label.anchor : .center, at: label.place, width: label.width)
    }

    @ViewBuilder private var content: some View {
        switch label.content {
        // A limit cuts the letters below the line in some fonts.
        case .text(let text): text.lineLimit(label.width == nil ? nil : 1)
        case .view(let view): view
        }
    }
}

extension View {
    /// Places the view with one of its points at a point, in its own size, or in a width.
    func anchored(_ anchor: UnitPoint, at place: CGPoint, width: CGFloat? = nil) -> some View {
        fixedSize(horizontal: width == nil, vertical: true)
            .frame(width: width)
            .frame(width: 0, height: 0, alignment: Alignment(nearest: anchor))
            .offset(x: place.x, y: place.y)
    }
}

extension Alignment {
    fileprivate init(nearest point: UnitPoint) {
        self.init(
            horizontal: point.x < 0.25 ? .leading : point.x > 0.75 ? .trailing : .center,
            vertical: point.y < 0.25 ? .top : point.y > 0.75 ? .bottom : .center
        )
    }
}
