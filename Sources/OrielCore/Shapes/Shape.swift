public import Foundation

/// A two-dimensional shape that is drawn in a rectangle.
///
///     struct Triangle: Shape {
///         func path(in rect: CGRect) -> Path {
///             var path = Path()
///             path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///             path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///             path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///             path.closeSubpath()
///             return path
///         }
///     }
///
/// Unlike Apple's, the browser stretches a path whose points are at fixed fractions of the box. For any other path, the
/// browser reports the size of the box, and `path(in:)` is called again for that size.
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// Returns the outline in a rectangle.
    func path(in rect: CGRect) -> Path

    /// The role of the shape: a fill, a stroke or a separator.
    static var role: ShapeRole { get }

    /// The appearance of the shape in right-to-left layouts.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// Returns the size of the shape for a proposed size.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// Returns the shape in the form that renderers use. Called by the framework.
    func _outline(in context: _ShapeContext) -> _ShapeOutline

    /// Whether the shape can only be drawn once the size of its box is known. Used by the framework.
    static var _mayNeedSize: Bool { get }
}

/// The context in which a shape is drawn.
public struct _ShapeContext {
    /// The size of the box; nil until the browser has reported it.
    package var size: CGSize?
    /// The box in the page; nil until the browser has reported it.
    package var frame: CGRect?
    /// The shape of the nearest container.
    package var container: ContainerShape?

    package init(size: CGSize? = nil, frame: CGRect? = nil, container: ContainerShape? = nil) {
        self.size = size
        self.frame = frame
        self.container = container
    }
}

/// A shape in the form that renderers use.
public struct _ShapeOutline: Hashable, Sendable {
    package let value: ShapeOutline

    package init(_ value: ShapeOutline) { self.value = value }
}

/// The role of a shape.
public enum ShapeRole: Hashable, Sendable {
    case fill
    case stroke
    case separator
}

/// The appearance of a shape in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Never mirrored.
    case fixed
    /// Mirrored in a layout direction.
    case mirrors(in: LayoutDirection)

    /// Mirrored in right-to-left layouts.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

nonisolated extension Shape {
    public static var role: ShapeRole { .fill }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    public static var _mayNeedSize: Bool { true }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    public func _outline(in context: _ShapeContext) -> _ShapeOutline {
        _ShapeOutline(.path(DrawnPath(of: self, size: context.size)))
    }
}

extension Shape {
    /// The shape filled with the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

nonisolated extension Shape {
    /// The width divided by the height, if the shape takes the largest box of fixed proportions that fits into its space, as
    /// a circle does.
    package var fixedRatio: Double? {
        let wide = sizeThatFits(ProposedViewSize(width: 200, height: 100))
        guard wide.width < 200 || wide.height < 100, wide.width > 0, wide.height > 0 else { return nil }
        let ratio = wide.width / wide.height
        let high = sizeThatFits(ProposedViewSize(width: 100, height: 200))
        func isClose(_ size: CGSize, width: CGFloat, height: CGFloat) -> Bool {
            let scale = min(width / ratio, height)
            return abs(size.width - scale * ratio) < 0.01 && abs(size.height - scale) < 0.01
        }
        guard isClose(wide, width: 200, height: 100), isClose(high, width: 100, height: 200) else { return nil }
        return Double(ratio)
    }
}

extension DrawnPath {
    /// The size for which a path is drawn until the size of its box is known.
    private static let probe = CGSize(width: 100, height: 100)

    /// Draws a shape, and checks whether the result is valid for boxes of any size.
    init(of shape: some Shape, size: CGSize?) {
        if let size {
            self.init(path: shape.path(in: CGRect(origin: .zero, size: size)), size: size, isScalable: false)
            return
        }
        let path = shape.path(in: CGRect(origin: .zero, size: Self.probe))
        let others = [CGSize(width: 230, height: 100), CGSize(width: 100, height: 370)]
        let isScalable = others.allSatisfy { other in
            shape.path(in: CGRect(origin: .zero, size: other))
                .isClose(
                    to: path.applying(
                        CGAffineTransform(
                            scaleX: other.width / Self.probe.width,
                            y: other.height / Self.probe.height
                        )
                    )
                )
        }
        self.init(path: path, size: Self.probe, isScalable: isScalable)
    }
}

extension Path {
    /// Returns whether another path has the same steps at nearly the same points.
    fileprivate func isClose(to other: Path) -> Bool {
        guard elements.count == other.elements.count else { return false }
        return zip(elements, other.elements).allSatisfy { a, b in
            let (points, others) = (a.points, b.points)
            return a.word == b.word
                && zip(points, others).allSatisfy { abs($0.x - $1.x) < 0.01 && abs($0.y - $1.y) < 0.01 }
        }
    }
}
