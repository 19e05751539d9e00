/// What shapes, text and symbols can be filled with.
///
/// Each style says by `_resolve(in:)` which of the styles a renderer knows it is.
public protocol ShapeStyle: Sendable {
    /// For the framework: what the style is for a renderer.
    func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle
}

/// What a style may look at when it is resolved.
public struct _ShapeStyleContext: Sendable {
    package init() {}
}

/// A style as renderers know it.
public struct _ResolvedShapeStyle: Hashable, Sendable {
    package let value: ResolvedShapeStyle

    package init(_ value: ResolvedShapeStyle) {
        self.value = value
    }
}

/// The styles a renderer knows.
package indirect enum ResolvedShapeStyle: Hashable, Sendable {
    case color(Color)
    /// A level of the foreground style in force: 0 primary to 4 quinary.
    case hierarchical(Int)
    case tint
    case foreground
    case background
    case selection
    case separator
    case fill
    case placeholder
    case link
    case windowBackground
    case material(Material.Thickness)
    case gradient(AnyGradient)
    case linearGradient(LinearGradient)
    case radialGradient(RadialGradient)
    case angularGradient(AngularGradient)
    /// A level below another style.
    case level(Int, of: ResolvedShapeStyle)
    case opacity(Double, of: ResolvedShapeStyle)
}

extension ShapeStyle {
    /// What the style is for a renderer.
    package func resolved(in context: _ShapeStyleContext = _ShapeStyleContext()) -> ResolvedShapeStyle {
        _resolve(in: context).value
    }
}

extension AnyGradient: ShapeStyle {
    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.gradient(self))
    }
}

extension Gradient: ShapeStyle {
    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.gradient(AnyGradient(self)))
    }
}

extension Never: ShapeStyle {
    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        switch self {}
    }
}
