import SwiftUI

private struct MiddleAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] + context.height / 2 }
}

extension VerticalAlignment {
    static let middle = VerticalAlignment(MiddleAlignment.self)
}

extension Alignment {
    static let middleLeading = Alignment(horizontal: .leading, vertical: .middle)
}

/// Values of layout and geometry, as parameters and as literals.
struct GeometryValues: View {
    var axis: Axis = .vertical
    var axes: Axis.Set = [.horizontal, .vertical]
    var edges: Edge.Set = .horizontal
    var edge: Edge = .top
    var horizontalEdge: HorizontalEdge = .leading
    var alignment: HorizontalAlignment = .leading
    var angle: Angle = .degrees(45)
    var anchor: UnitPoint = .center
    var layoutDirection: LayoutDirection = .leftToRight
    var phase: ScenePhase = .active
    var regions: SafeAreaRegions = .all
    var proposal = ProposedViewSize(width: 10, height: nil)
    var textAlignment = TextAlignment.leading
    var visibility = Visibility.visible
    var material: Material = .regularMaterial

    var body: some View {
        VStack(alignment: alignment) {
            HStack(alignment: .middle) { Text("middle") }
            ZStack(alignment: .middleLeading) { Text("leading") }
            Text("angle \(Angle(degrees: 90).radians, specifier: "%.2f") \(Int(angle.degrees))")
            Text("proposal \(Int(proposal.replacingUnspecifiedDimensions().height))")
            Text("edges").padding(edges, 4).padding(Edge.Set(edge), 2)
            Text("gradient").foregroundStyle(
                RadialGradient(
                    gradient: Gradient(stops: [.init(color: .red, location: 0), .init(color: .clear, location: 1)]),
                    center: anchor,
                    startRadius: 0,
                    endRadius: 10
                )
            )
            Text("angular").foregroundStyle(AngularGradient(colors: [.red, .blue], center: UnitPoint(x: 0.5, y: 0.5)))
            Text("material").background(material)
            Text(axes.contains(.vertical) && axis == .vertical ? "vertical" : "horizontal")
        }
        .environment(\.layoutDirection, layoutDirection)
    }
}
