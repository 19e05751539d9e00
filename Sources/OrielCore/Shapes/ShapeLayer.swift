package import Foundation

/// A shape with the style that fills it.
public struct _ShapeLayer: Sendable, Equatable {
    package private(set) var outline: ShapeOutline
    package let style: _ResolvedShapeStyle
    /// Whether areas enclosed twice are outside (the even-odd rule).
    package let isEvenOdd: Bool

    package init(outline: ShapeOutline, style: _ResolvedShapeStyle, isEvenOdd: Bool = false) {
        self.outline = outline
        self.style = style
        self.isEvenOdd = isEvenOdd
    }
}

extension _ShapeLayer {
    /// Returns the layer with its outline as a path for a box of a size, if it depends on the size.
    func resolved(for size: CGSize) -> _ShapeLayer {
        var result = self
        result.outline = outline.resolved(for: size)
        return result
    }
}

extension ShapeOutline {
    /// Whether the outline contains a path drawn for a size that may differ from that of its box.
    package var dependsOnSize: Bool {
        switch self {
        case .rectangle, .circle, .ellipse, .capsule, .roundedRectangle, .unevenRoundedRectangle, .container, .sized,
            .concentric:
            false
        case .path(let drawn): !drawn.isScalable
        // A rigid base can be moved or rotated by a fixed amount in a box of any size; another has to be drawn for the
        // size first.
        case .inset, .offset, .rotated, .transformed: !isRigid
        case .scaled(let base, _, _): base.dependsOnSize || !base.isRigid
        case .trimmed(let base, _, _): base.dependsOnSize || base.hasFixedMeasures
        case .stroked(let base, _): base.dependsOnSize || base.isDistorted
        }
    }

    /// Whether a fraction of the outline's length is a different part in a box of another size.
    private var hasFixedMeasures: Bool {
        switch self {
        case .rectangle, .circle, .ellipse, .path: false
        case .rotated(let base, _, _): base.hasFixedMeasures
        default: true
        }
    }

    /// Whether a line along the outline would be distorted with it.
    private var isDistorted: Bool {
        switch self {
        case .scaled, .transformed: true
        case .inset(let base, _), .offset(let base, _), .rotated(let base, _, _), .trimmed(let base, _, _):
            base.isDistorted
        default: false
        }
    }

    /// Whether the whole can be moved and rotated like an image, whatever the size of its box.
    private var isRigid: Bool {
        switch self {
        case .rectangle, .circle, .ellipse, .capsule, .roundedRectangle, .unevenRoundedRectangle, .concentric,
            .container:
            true
        case .inset(let base, _), .offset(let base, _), .rotated(let base, _, _), .scaled(let base, _, _),
            .transformed(let base, _):
            base.isRigid
        case .path(let drawn): drawn.isScalable
        case .trimmed(let base, _, _): base.isRigid && !base.hasFixedMeasures
        case .stroked(let base, _): base.isRigid && !base.isDistorted
        case .sized: false
        }
    }

    /// Returns the outline as a path for a box of a size, if it depends on the size.
    package func resolved(for size: CGSize) -> ShapeOutline {
        guard dependsOnSize else { return self }
        return switch self {
        case .path: self
        case .stroked(let base, let style): .stroked(base.drawn(for: size), style)
        default: drawn(for: size)
        }
    }

    private func drawn(for size: CGSize) -> ShapeOutline {
        if case .path = self { return self }
        let path = path(in: CGRect(origin: .zero, size: size))
        return .path(DrawnPath(path: path, size: size, isScalable: false))
    }
}

extension ShapeStyle {
    /// Returns the style for a renderer, with the levels of hierarchical styles resolved in the environment.
    func resolvedForShape(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        // Only the text appearance can resolve the levels of hierarchical styles.
        var appearance = environment.textAppearance ?? TextAppearance()
        let resolved = _resolve(in: _ShapeStyleContext(environment: environment))
        if case .foreground = resolved.value {
            return appearance.foreground?.resolved(in: environment) ?? resolved
        }
        appearance.setForeground(resolved)
        return appearance.foreground?.resolved(in: environment) ?? resolved
    }
}
