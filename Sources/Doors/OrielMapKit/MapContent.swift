public import Foundation
public import OrielCore
public import OrielCoreLocation

/// What is shown on a map: markers, views, lines and areas.
///
/// Unlike Apple's, content of maps are views, so each view can be put on a map, where it is at its upper left corner.
@MainActor @preconcurrency
public protocol MapContent: View {}

/// Builds the content of a map.
public typealias MapContentBuilder = ViewBuilder

extension TupleView: MapContent {}
extension EmptyView: MapContent {}
extension Optional: MapContent where Wrapped: MapContent {}
extension _ConditionalContent: MapContent where TrueContent: MapContent, FalseContent: MapContent {}
extension Group: MapContent where Content: MapContent {}
extension ForEach: MapContent where Content: MapContent {}

/// A map without content.
public typealias EmptyMapContent = EmptyView

// MARK: - Environment

/// The look of lines and areas.
struct MapFigureStyle: Equatable {
    var fill: Color?
    var stroke: Color?
    var lineWidth: CGFloat = 1
    var dash: [CGFloat] = []
}

private enum FigureStyleKey: EnvironmentKey {
    static var defaultValue: MapFigureStyle { MapFigureStyle() }
}

private enum MapTagKey: EnvironmentKey {
    static var defaultValue: AnyHashable? { nil }
}

private enum MapTintKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
}

private enum MapTitlesKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    var mapFigureStyle: MapFigureStyle {
        get { self[FigureStyleKey.self] }
        set { self[FigureStyleKey.self] = newValue }
    }

    var mapTag: AnyHashable? {
        get { self[MapTagKey.self] }
        set { self[MapTagKey.self] = newValue }
    }

    var mapTint: Color? {
        get { self[MapTintKey.self] }
        set { self[MapTintKey.self] = newValue }
    }

    var mapTitles: Visibility {
        get { self[MapTitlesKey.self] }
        set { self[MapTitlesKey.self] = newValue }
    }
}

/// Content with a value of the environment.
struct ModifiedMapContent<Content: View>: MapContent {
    let content: Content
    let change: (inout EnvironmentValues) -> Void

    var body: some View { content.transformEnvironment(\.self) { change(&$0) } }
}

/// The level of lines and areas. It has no effect: they are above the pictures of the map.
public enum MKOverlayLevel: Int, Sendable {
    case aboveRoads, aboveLabels
}

extension MapContent {
    /// Sets the colour of areas, and of lines without a stroke. Of a style that is not a colour, the tint is taken.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
        ModifiedMapContent(content: self) { $0.mapFigureStyle.fill = style as? Color ?? .accentColor }
    }

    /// Sets the colour and the width of lines, and of the edges of areas.
    public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        ModifiedMapContent(content: self) { values in
            values.mapFigureStyle.stroke = content as? Color ?? .accentColor
            values.mapFigureStyle.lineWidth = style.lineWidth
            values.mapFigureStyle.dash = style.dash
        }
    }

    public func stroke(lineWidth: CGFloat = 1) -> some MapContent { stroke(Color.accentColor, lineWidth: lineWidth) }

    /// Sets the colour of markers.
    public func tint<S: ShapeStyle>(_ style: S) -> some MapContent {
        ModifiedMapContent(content: self) { $0.mapTint = style as? Color ?? .accentColor }
    }

    public func tint(_ color: Color?) -> some MapContent { ModifiedMapContent(content: self) { $0.mapTint = color } }

    /// Sets the value that the selection of the map gets from a tap on a marker.
    public func tag<V: Hashable>(_ tag: V) -> some MapContent {
        ModifiedMapContent(content: self) { $0.mapTag = AnyHashable(tag) }
    }

    /// Shows or hides the titles of markers and annotations.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent {
        ModifiedMapContent(content: self) { $0.mapTitles = visibility }
    }

    /// Has no effect: markers have no subtitles.
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { Group { self } }

    /// Has no effect: lines and areas are above the pictures of the map.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { Group { self } }
}

// MARK: - Places

/// Where a view is on the map.
struct MapPlace: Encodable, Equatable {
    var points: [[Double]]
    var anchor: [Double]

    init(_ coordinate: CLLocationCoordinate2D, anchor: UnitPoint) {
        points = [coordinate.numbers]
        self.anchor = [Double(anchor.x), Double(anchor.y)]
    }
}

/// A line or an area on the map.
struct MapFigure: Encodable, Equatable {
    var shape: String
    var points: [[Double]]
    var radius: Double?
    var closed = false
    var fill: String?
    var stroke: String?
    var width: Double = 1
    var dash: String?
}

extension CLLocationCoordinate2D {
    /// Numbers that JSON has: a place that is none is at 0, 0.
    var numbers: [Double] { latitude.isFinite && longitude.isFinite ? [latitude, longitude] : [0, 0] }
}

/// A figure, as an element that the browser draws.
struct MapFigureView: View {
    let figure: MapFigure
    /// Whether the figure is a line, which has the colour of areas unless it has a stroke.
    var isLine = false
    @Environment(\.self) private var environment

    var body: some View { EmbedPlace(description: styled) { EmptyView() } }

    private var styled: MapFigure {
        let style = environment.mapFigureStyle
        var figure = figure
        figure.width = min(max(Double(style.lineWidth), 0), 1000)
        if !style.dash.isEmpty { figure.dash = style.dash.map { "\(Double($0))" }.joined(separator: " ") }
        if isLine {
            figure.stroke = css(style.stroke ?? style.fill ?? .accentColor)
            if style.stroke == nil { figure.width = 3 }
        } else {
            figure.fill = style.fill.map(css) ?? (style.stroke == nil ? css(.accentColor.opacity(0.3)) : nil)
            figure.stroke = style.stroke.map(css)
        }
        return figure
    }

    private func css(_ color: Color) -> String {
        let resolved = color.resolve(in: environment)
        func share(_ value: Float) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
        let alpha = Double((min(max(resolved.opacity, 0), 1) * 1000).rounded()) / 1000
        return "rgb(\(share(resolved.red)) \(share(resolved.green)) \(share(resolved.blue))/\(alpha))"
    }
}

/// A circle with a radius in metres.
public struct MapCircle {
    private let figure: MapFigure

    public nonisolated init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        let radius = radius.isFinite ? min(max(radius, 0), 2e7) : 0
        figure = MapFigure(shape: "circle", points: [center.numbers], radius: radius)
    }
}

extension MapCircle: MapContent {
    public var body: some View { MapFigureView(figure: figure) }
}

/// A line.
public struct MapPolyline {
    /// How the points of a line are joined. Lines are straight on the map in both cases.
    public enum ContourStyle: Sendable {
        case straight, geodesic
    }

    private let figure: MapFigure

    public nonisolated init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        figure = MapFigure(shape: "path", points: coordinates.map(\.numbers))
    }

    public nonisolated init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
        self.init(coordinates: points.map(\.coordinate))
    }
}

extension MapPolyline: MapContent {
    public var body: some View { MapFigureView(figure: figure, isLine: true) }
}

/// An area with corners.
public struct MapPolygon {
    private let figure: MapFigure

    public nonisolated init(coordinates: [CLLocationCoordinate2D]) {
        figure = MapFigure(shape: "path", points: coordinates.map(\.numbers), closed: true)
    }

    public nonisolated init(points: [MKMapPoint]) { self.init(coordinates: points.map(\.coordinate)) }
}

extension MapPolygon: MapContent {
    public var body: some View { MapFigureView(figure: figure) }
}
