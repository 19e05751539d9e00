import Foundation
import OrielCore

/// What a chart in space shows from a pose: all places in the plane.
struct Chart3DScene {
    /// A part of a mark. The parts are drawn from the farthest to the nearest.
    struct Part {
        enum Form {
            /// Areas in the plane, each with how dark it is, from 0 to 1.
            case faces([(corners: [CGPoint], shade: Double)])
            case line(CGPoint, CGPoint, StrokeStyle)
            case sphere(CGPoint, radius: CGFloat)
        }

        let form: Form
        let style: AnyShapeStyle
        let opacity: Double
        let nearness: Double
    }

    struct Label: Identifiable {
        let id: Int
        let content: AnyView
        let place: CGPoint
        let isTitle: Bool
    }

    /// The lines on the sides behind the content.
    private(set) var lines: [(CGPoint, CGPoint)] = []
    private(set) var parts: [Part] = []
    private(set) var labels: [Label] = []

    private let camera: Camera3D
    private let space: ChartSpace
    private let far: SpacePoint

    @MainActor
    init(space: ChartSpace, data: ChartData, settings: ChartSettings, pose: Chart3DPose, size: CGSize) {
        camera = Camera3D(pose, settings.projection, size: size)
        self.space = space
        far = camera.farSides
        addLines()
        addLabels(settings)
        for mark in space.marks { add(mark, data) }
        parts.sort { $0.nearness < $1.nearness }
    }
}

// MARK: - Axes

extension Chart3DScene {
    private mutating func addLine(_ start: SpacePoint, _ end: SpacePoint) {
        lines.append((camera.place(start), camera.place(end)))
    }

    /// Adds the outlines of the sides behind the content, and the lines of the axes on them.
    private mutating func addLines() {
        func addPair(_ first: Double, _ second: Double, _ make: (Double, Double) -> SpacePoint) {
            // One line on each of the two sides that the axis touches, from the edge between them.
            addLine(make(first, -second), make(first, second))
            addLine(make(-first, second), make(first, second))
        }
        let ends = [-0.5, 0.5]
        for x in space.xTicks.map(\.place) + ends {
            addPair(far.y, far.z) { SpacePoint(x, $0, $1) }
        }
        for y in space.yTicks.map(\.place) + ends {
            addPair(far.x, far.z) { SpacePoint($0, y, $1) }
        }
        for z in space.zTicks.map(\.place) + ends {
            addPair(far.x, far.y) { SpacePoint($0, $1, z) }
        }
    }

    /// An edge beside which an axis has its labels.
    private struct Edge {
        let start: CGPoint
        let end: CGPoint
        /// The direction away from the chart, of length 1.
        let away: CGPoint

        init(_ start: CGPoint, _ end: CGPoint, from opposite: CGPoint) {
            (self.start, self.end) = (start, end)
            let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
            let (x, y) = (middle.x - opposite.x, middle.y - opposite.y)
            let length = hypot(x, y)
            away = length > 1 ? CGPoint(x: x / length, y: y / length) : CGPoint(x: 0, y: 1)
        }

        var isSeen: Bool { hypot(end.x - start.x, end.y - start.y) >= 30 }

        /// Returns a place beside the edge.
        ///
        /// - Parameter part: From 0 at its start to 1 at its end.
        func place(_ part: Double, distance: CGFloat) -> CGPoint {
            CGPoint(
                x: start.x + (end.x - start.x) * CGFloat(part) + away.x * distance,
                y: start.y + (end.y - start.y) * CGFloat(part) + away.y * distance
            )
        }
    }

    @MainActor
    private mutating func addLabels(_ settings: ChartSettings) {
        func middle(_ points: SpacePoint...) -> CGPoint { camera.place(points.middle) }
        // Along the floor, at the edges towards the viewer.
        let x = Edge(
            camera.place(SpacePoint(-0.5, far.y, -far.z)),
            camera.place(SpacePoint(0.5, far.y, -far.z)),
            from: middle(SpacePoint(-0.5, far.y, far.z), SpacePoint(0.5, far.y, far.z))
        )
        let z = Edge(
            camera.place(SpacePoint(-far.x, far.y, -0.5)),
            camera.place(SpacePoint(-far.x, far.y, 0.5)),
            from: middle(SpacePoint(far.x, far.y, -0.5), SpacePoint(far.x, far.y, 0.5))
        )
        // At the left one of the outer edges of the walls.
        func wall(_ x: Double, _ z: Double) -> Edge {
            Edge(
                camera.place(SpacePoint(x, -0.5, z)),
                camera.place(SpacePoint(x, 0.5, z)),
                from: camera.place(SpacePoint(0, 0, 0))
            )
        }
        let walls = [wall(far.x, -far.z), wall(-far.x, far.z)]
        let y = walls[0].start.x <= walls[1].start.x ? walls[0] : walls[1]
        add(space.xTicks, settings.x.titles, at: x)
        add(space.yTicks, settings.y.titles, at: y)
        add(space.zTicks, settings.z.titles, at: z)
    }

    @MainActor
    private mutating func add(_ ticks: [ChartSpace.Tick], _ titles: [AxisTitle], at edge: Edge) {
        guard edge.isSeen else { return }
        for tick in ticks {
            add(AnyView(Text(verbatim: tick.text)), at: edge.place(tick.place + 0.5, distance: 14), isTitle: false)
        }
        for (index, title) in titles.enumerated() {
            add(title.content, at: edge.place(0.5, distance: 34 + 14 * CGFloat(index)), isTitle: true)
        }
    }

    private mutating func add(_ content: AnyView, at place: CGPoint, isTitle: Bool) {
        labels.append(Label(id: labels.count, content: content, place: place, isTitle: isTitle))
    }
}

// MARK: - Marks

extension Chart3DScene {
    @MainActor
    private mutating func add(_ mark: Mark, _ data: ChartData) {
        if mark.surface != nil { return addSurface(mark, data) }
        switch mark.kind {
        case .point: addPoint(mark, data)
        case .rule: addRule(mark, data)
        default: addRectangle(mark, data)
        }
    }

    private mutating func add(_ form: Part.Form, _ mark: Mark, _ style: AnyShapeStyle, at place: SpacePoint) {
        let nearness = camera.nearness(place)
        parts.append(Part(form: form, style: style, opacity: mark.style.opacity, nearness: nearness))
    }

    @MainActor
    private mutating func addPoint(_ mark: Mark, _ data: ChartData) {
        guard let place = space.place(of: mark) else { return }
        let length = Double(mark.style.symbolSize?.width ?? 0.05)
        let style = data.foreground(of: mark)
        let body = mark.style.body ?? mark.style.symbolBy.map { space.body(of: $0.value) } ?? .sphere
        if body == .sphere {
            let radius = CGFloat(length / 2 * camera.scale(of: place))
            return add(.sphere(camera.place(place), radius: radius), mark, style, at: place)
        }
        let faces = body.faces.map { $0.map { place + $0 * length } }.filter(camera.sees)
        let drawn = faces.map { (corners: $0.map(camera.place), shade: camera.shade($0)) }
        add(.faces(drawn), mark, style, at: place)
    }

    @MainActor
    private mutating func addRule(_ mark: Mark, _ data: ChartData) {
        guard let (low, high) = space.box(of: mark) else { return }
        let style = data.foreground(of: mark)
        let stroke = mark.style.lineStyle ?? StrokeStyle(lineWidth: 2, lineCap: .round)
        // In pieces, some of which may be behind other marks.
        let count = 12.0
        for piece in stride(from: 0, to: count, by: 1) {
            let start = low + (high - low) * (piece / count)
            let end = low + (high - low) * ((piece + 1) / count)
            let form = Part.Form.line(camera.place(start), camera.place(end), stroke)
            add(form, mark, style, at: [start, end].middle)
        }
    }

    @MainActor
    private mutating func addRectangle(_ mark: Mark, _ data: ChartData) {
        guard let (low, high) = space.box(of: mark) else { return }
        // The axis along which the rectangle has one value is that in which it faces.
        let corners: [SpacePoint] =
            if mark.z != nil {
                [low, SpacePoint(high.x, low.y, low.z), high, SpacePoint(low.x, high.y, low.z)]
            } else if mark.y != nil {
                [low, SpacePoint(high.x, low.y, low.z), high, SpacePoint(low.x, low.y, high.z)]
            } else {
                [low, SpacePoint(low.x, high.y, low.z), high, SpacePoint(low.x, low.y, high.z)]
            }
        let face = (corners: corners.map(camera.place), shade: camera.shade(corners) / 2)
        add(.faces([face]), mark, data.foreground(of: mark), at: corners.middle)
    }

    @MainActor
    private mutating func addSurface(_ mark: Mark, _ data: ChartData) {
        let plain = mark.style.foreground ?? AnyShapeStyle(ChartPalette.colors[0])
        for cell in space.cells(of: mark) {
            let style: AnyShapeStyle =
                switch mark.style.surface?.kind {
                case .heights(let gradient, let range)?:
                    AnyShapeStyle(gradient.color(at: (range ?? space.heights).fraction(of: cell.height)))
                case .normals?: AnyShapeStyle(Self.color(of: cell.corners.normal))
                case nil: plain
                }
            let face = (corners: Self.widened(cell.corners.map(camera.place)), shade: camera.shade(cell.corners))
            add(.faces([face]), mark, style, at: cell.corners.middle)
        }
    }

    private static func color(of normal: SpacePoint) -> Color {
        Color(red: (normal.x + 1) / 2, green: (normal.y + 1) / 2, blue: (normal.z + 1) / 2)
    }

    /// Returns corners a little farther from their middle, so that nothing is seen between areas beside each other.
    private static func widened(_ corners: [CGPoint]) -> [CGPoint] {
        let count = CGFloat(max(corners.count, 1))
        let middle = corners.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x / count, y: $0.y + $1.y / count) }
        return corners.map { corner in
            let (x, y) = (corner.x - middle.x, corner.y - middle.y)
            let length = max(hypot(x, y), 0.001)
            return CGPoint(x: corner.x + x / length * 0.4, y: corner.y + y / length * 0.4)
        }
    }
}
