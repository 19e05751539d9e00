/// A style that fills shapes, text and symbols.
///
/// A custom style returns the style it resolves to from `resolve(in:)`:
///
///     struct Ink: ShapeStyle {
///         func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///             environment.colorScheme == .light ? Color.black : Color.white
///         }
///     }
public protocol ShapeStyle: Sendable {
    /// The type that `resolve(in:)` returns; `Never` for built-in styles.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style this one resolves to in an environment.
    func resolve(in environment: EnvironmentValues) -> Self.Resolved

    /// Returns the style's value for renderers. Used by the framework.
    func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is a primitive shape style: it does not resolve to another style.")
    }
}

extension ShapeStyle {
    /// Returns the resolved style, or one that is resolved later if the environment is not known yet.
    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        guard let environment = context.environment else { return _ResolvedShapeStyle(.deferred(DeferredStyle(self))) }
        return resolve(in: environment)._resolve(in: context)
    }
}

/// The context for resolving a style.
public struct _ShapeStyleContext {
    /// Nil if the place of use is not known yet.
    package let environment: EnvironmentValues?

    package init(environment: EnvironmentValues? = nil) { self.environment = environment }
}

/// A style in the form renderers use.
public struct _ResolvedShapeStyle: Hashable, Sendable {
    package let value: ResolvedShapeStyle

    package init(_ value: ResolvedShapeStyle) {
        self.value = value
    }
}

/// The styles supported by renderers.
package indirect enum ResolvedShapeStyle: Hashable, Sendable {
    case color(Color)
    /// A level of the current foreground style: 0 primary to 4 quinary.
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
    case ellipticalGradient(EllipticalGradient)
    case angularGradient(AngularGradient)
    case mesh(ColorMesh)
    case tiles(PictureTiles)
    /// A weaker level of another style.
    case level(Int, of: ResolvedShapeStyle)
    case opacity(Double, of: ResolvedShapeStyle)
    case shadow(ShadowStyle, of: ResolvedShapeStyle)
    /// A style of the app that is resolved once its environment is known; never passed to renderers.
    case deferred(DeferredStyle)
}

extension ShapeStyle {
    /// Returns the style's value for renderers.
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
