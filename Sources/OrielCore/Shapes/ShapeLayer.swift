/// A shape and what it is painted with.
public struct _ShapeLayer: Sendable, Equatable {
    package let outline: ShapeOutline
    package let style: _ResolvedShapeStyle
    /// Whether what is enclosed twice is outside again.
    package let isEvenOdd: Bool

    package init(outline: ShapeOutline, style: _ResolvedShapeStyle, isEvenOdd: Bool = false) {
        self.outline = outline
        self.style = style
        self.isEvenOdd = isEvenOdd
    }
}

extension ShapeOutline {
    /// Whether the outline holds a path that was drawn for a size which may not be the one of its box.
    package var dependsOnSize: Bool {
        switch self {
        case .rectangle, .circle, .ellipse, .capsule, .roundedRectangle, .unevenRoundedRectangle, .container, .sized:
            false
        case .path(let drawn): !drawn.isScalable
        // What keeps its proportions can be stretched with its box; what is moved or turned by a fixed measure cannot.
        case .inset, .offset, .rotated, .transformed: !isRigid
        case .scaled(let base, _, _), .trimmed(let base, _, _), .stroked(let base, _): base.dependsOnSize
        }
    }

    /// Whether CSS can do the rest with the box of a simple shape.
    private var isRigid: Bool {
        switch self {
        case .rectangle, .circle, .ellipse, .capsule, .roundedRectangle, .unevenRoundedRectangle, .container, .sized:
            true
        case .inset(let base, _), .offset(let base, _), .rotated(let base, _, _): base.isRigid
        case .path(let drawn): drawn.isScalable
        case .scaled(let base, _, _): base.isRigid
        case .transformed, .trimmed, .stroked: false
        }
    }
}

extension ShapeStyle {
    /// What the style is for a renderer, where the hierarchy of the environment is known.
    func resolvedForShape(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        // What levels of the hierarchy stand for is known to the text appearance only.
        var appearance = environment.textAppearance ?? TextAppearance()
        let resolved = _resolve(in: _ShapeStyleContext(environment: environment))
        if case .foreground = resolved.value {
            return appearance.foreground?.resolved(in: environment) ?? resolved
        }
        appearance.setForeground(resolved)
        return appearance.foreground?.resolved(in: environment) ?? resolved
    }
}
