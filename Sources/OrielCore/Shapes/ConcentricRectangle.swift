public import Foundation

extension Edge {
    /// A corner of a rectangle.
    @frozen public enum Corner: Int8, CaseIterable, Hashable, Sendable {
        case topLeading
        case topTrailing
        case bottomLeading
        case bottomTrailing

        /// How a corner of a `ConcentricRectangle` is rounded.
        public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            private indirect enum Radius: Hashable { case concentric(minimum: Radius?), fixed(CGFloat) }

            private let radius: Radius

            private init(_ radius: Radius) { self.radius = radius }

            public init(floatLiteral value: Double) { self.init(.fixed(CGFloat(value))) }

            public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }

            /// The corner has the same centre as the corner of the container's shape.
            public static let concentric = Style(.concentric(minimum: nil))

            /// The corner has the same centre as the corner of the container's shape, and at least the radius of another style.
            public static func concentric(minimum: Style) -> Style { Style(.concentric(minimum: minimum.radius)) }

            /// The corner has the same centre as the corner of the container's shape, and at least a radius.
            @_disfavoredOverload
            public static func concentric(minimum: CGFloat) -> Style { .concentric(minimum: .fixed(minimum)) }

            /// The corner has a radius in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(.fixed(radius)) }

            /// Returns the radius of a corner.
            ///
            /// - Parameter concentric: The radius around the centre of the container's corner.
            func radius(concentric: CGFloat) -> CGFloat { Self.radius(of: radius, concentric: concentric) }

            private static func radius(of radius: Radius, concentric: CGFloat) -> CGFloat {
                switch radius {
                case .fixed(let length): max(length, 0)
                case .concentric(nil): concentric
                case .concentric(let least?): max(concentric, self.radius(of: least, concentric: concentric))
                }
            }

            var isConcentric: Bool { if case .concentric = radius { true } else { false } }
        }
    }
}

/// A rectangle whose corners have the same centres as those of the nearest container's shape, which `containerShape(_:)` sets.
///
///     Color.blue
///         .clipShape(.rect(corners: .concentric(minimum: 8)))
///         .padding(12)
///         .containerShape(.rect(cornerRadius: 32))
///
/// A corner's radius is that of the container's corner, less the distance between the two rectangles at this corner: the larger one of the
/// horizontal and the vertical distance. Without a container, the radius is 0, as the corners of a browser's window are not known.
///
/// The browser reports the places of both rectangles; until then, concentric corners have their minimum radius.
public nonisolated struct ConcentricRectangle: InsettableShape, Hashable {
    private let topLeading: Edge.Corner.Style
    private let topTrailing: Edge.Corner.Style
    private let bottomLeading: Edge.Corner.Style
    private let bottomTrailing: Edge.Corner.Style
    /// Whether all corners have the radius of the one with the greatest.
    private var isUniform = false
    /// Whether corners along an edge have the greater radius of the two.
    private var isUniformAtTop = false
    private var isUniformAtBottom = false
    private var isUniformAtLeading = false
    private var isUniformAtTrailing = false

    /// Creates a rectangle with four concentric corners.
    public init() { self.init(corners: .concentric) }

    /// - Parameter isUniform: Whether all corners have the radius of the one with the greatest.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(
            topLeadingCorner: corners,
            topTrailingCorner: corners,
            bottomLeadingCorner: corners,
            bottomTrailingCorner: corners
        )
        self.isUniform = isUniform
    }

    public init(
        topLeadingCorner: Edge.Corner.Style,
        topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style
    ) {
        topLeading = topLeadingCorner
        topTrailing = topTrailingCorner
        bottomLeading = bottomLeadingCorner
        bottomTrailing = bottomTrailingCorner
    }

    /// Creates a rectangle whose corners at the top have the same radius, as have those at the bottom.
    public init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) {
        self.init(
            topLeadingCorner: uniformTopCorners,
            topTrailingCorner: uniformTopCorners,
            bottomLeadingCorner: uniformBottomCorners,
            bottomTrailingCorner: uniformBottomCorners
        )
        (isUniformAtTop, isUniformAtBottom) = (true, true)
    }

    /// Creates a rectangle whose corners at the top have the same radius.
    public init(
        uniformTopCorners: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style = .fixed(0),
        bottomTrailingCorner: Edge.Corner.Style = .fixed(0)
    ) {
        self.init(
            topLeadingCorner: uniformTopCorners,
            topTrailingCorner: uniformTopCorners,
            bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: bottomTrailingCorner
        )
        isUniformAtTop = true
    }

    /// Creates a rectangle whose corners at the bottom have the same radius.
    public init(
        uniformBottomCorners: Edge.Corner.Style,
        topLeadingCorner: Edge.Corner.Style = .fixed(0),
        topTrailingCorner: Edge.Corner.Style = .fixed(0)
    ) {
        self.init(
            topLeadingCorner: topLeadingCorner,
            topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: uniformBottomCorners,
            bottomTrailingCorner: uniformBottomCorners
        )
        isUniformAtBottom = true
    }

    /// Creates a rectangle whose leading corners have the same radius, as have the trailing ones.
    public init(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style) {
        self.init(
            topLeadingCorner: uniformLeadingCorners,
            topTrailingCorner: uniformTrailingCorners,
            bottomLeadingCorner: uniformLeadingCorners,
            bottomTrailingCorner: uniformTrailingCorners
        )
        (isUniformAtLeading, isUniformAtTrailing) = (true, true)
    }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: radii(around: RectangleCornerRadii()))
    }

    public func inset(by amount: CGFloat) -> _Inset<ConcentricRectangle> { _Inset(base: self, amount: amount) }

    public func _outline(in context: _ShapeContext) -> _ShapeOutline {
        let styles = [topLeading, topTrailing, bottomLeading, bottomTrailing]
        guard let container = context.container, styles.contains(where: \.isConcentric) else {
            return _ShapeOutline(.unevenRoundedRectangle(radii(around: RectangleCornerRadii()), .continuous))
        }
        // Reading the container's frame has it measured.
        guard let outer = container.readFrame(), let frame = context.frame else {
            return _ShapeOutline(.concentric(radii(around: RectangleCornerRadii())))
        }
        let corners = container.outline.cornerRadii(in: outer.size)
        let (left, right) = (frame.minX - outer.minX, outer.maxX - frame.maxX)
        let (top, bottom) = (frame.minY - outer.minY, outer.maxY - frame.maxY)
        func radius(_ corner: CGFloat, _ horizontal: CGFloat, _ vertical: CGFloat) -> CGFloat {
            // Browsers report fractions of points, and layouts are rounded to pixels.
            (max(corner - max(horizontal, vertical, 0), 0) * 4).rounded() / 4
        }
        let concentric = RectangleCornerRadii(
            topLeading: radius(corners.topLeading, left, top),
            bottomLeading: radius(corners.bottomLeading, left, bottom),
            bottomTrailing: radius(corners.bottomTrailing, right, bottom),
            topTrailing: radius(corners.topTrailing, right, top)
        )
        return _ShapeOutline(.concentric(radii(around: concentric)))
    }

    /// Returns the radii of the corners, given those of concentric ones.
    private func radii(around concentric: RectangleCornerRadii) -> RectangleCornerRadii {
        var radii = RectangleCornerRadii(
            topLeading: topLeading.radius(concentric: concentric.topLeading),
            bottomLeading: bottomLeading.radius(concentric: concentric.bottomLeading),
            bottomTrailing: bottomTrailing.radius(concentric: concentric.bottomTrailing),
            topTrailing: topTrailing.radius(concentric: concentric.topTrailing)
        )
        func unite(
            _ a: WritableKeyPath<RectangleCornerRadii, CGFloat>,
            _ b: WritableKeyPath<RectangleCornerRadii, CGFloat>
        ) {
            let greater = max(radii[keyPath: a], radii[keyPath: b])
            radii[keyPath: a] = greater
            radii[keyPath: b] = greater
        }
        if isUniform || isUniformAtTop { unite(\.topLeading, \.topTrailing) }
        if isUniform || isUniformAtBottom { unite(\.bottomLeading, \.bottomTrailing) }
        if isUniform || isUniformAtLeading { unite(\.topLeading, \.bottomLeading) }
        if isUniform || isUniformAtTrailing { unite(\.topTrailing, \.bottomTrailing) }
        return radii
    }
}

nonisolated extension Shape where Self == ConcentricRectangle {
    /// A rectangle whose corners are concentric to those of the container's shape, or have a fixed radius.
    ///
    /// - Parameter isUniform: Whether all corners have the radius of the one with the greatest.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }

    /// A rectangle with a style for each corner.
    public static func rect(
        topLeadingCorner: Edge.Corner.Style,
        topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner,
            topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: bottomTrailingCorner
        )
    }

    /// A rectangle whose corners at the top have the same radius, as have those at the bottom.
    public static func rect(
        uniformTopCorners: Edge.Corner.Style,
        uniformBottomCorners: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
    }

    /// A rectangle whose corners at the top have the same radius.
    public static func rect(
        uniformTopCorners: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style = .fixed(0),
        bottomTrailingCorner: Edge.Corner.Style = .fixed(0)
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            uniformTopCorners: uniformTopCorners,
            bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: bottomTrailingCorner
        )
    }

    /// A rectangle whose corners at the bottom have the same radius.
    public static func rect(
        uniformBottomCorners: Edge.Corner.Style,
        topLeadingCorner: Edge.Corner.Style = .fixed(0),
        topTrailingCorner: Edge.Corner.Style = .fixed(0)
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            uniformBottomCorners: uniformBottomCorners,
            topLeadingCorner: topLeadingCorner,
            topTrailingCorner: topTrailingCorner
        )
    }

    /// A rectangle whose leading corners have the same radius, as have the trailing ones.
    public static func rect(
        uniformLeadingCorners: Edge.Corner.Style,
        uniformTrailingCorners: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            uniformLeadingCorners: uniformLeadingCorners,
            uniformTrailingCorners: uniformTrailingCorners
        )
    }
}
