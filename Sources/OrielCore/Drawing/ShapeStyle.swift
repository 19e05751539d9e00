/// What shapes, text and symbols can be filled with.
///
/// A style of an app says by `resolve(in:)` which other style it stands for:
///
///     struct Ink: ShapeStyle {
///         func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///             environment.colorScheme == .light ? Color.black : Color.white
///         }
///     }
public protocol ShapeStyle: Sendable {
    /// The style that `resolve(in:)` returns; `Never` for styles that renderers know.
    associatedtype Resolved: ShapeStyle = Never

    /// The style this one stands for in an environment.
    func resolve(in environment: EnvironmentValues) -> Self.Resolved

    /// For the framework: what the style is for a renderer.
    func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is known to renderers as it is: it stands for no other style.")
    }
}

extension ShapeStyle {
    /// What the style stands for; where the environment is not known yet, a promise to ask when it is.
    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        guard let environment = context.environment else { return _ResolvedShapeStyle(.deferred(DeferredStyle(self))) }
        return resolve(in: environment)._resolve(in: context)
    }
}

/// What a style may look at when it is resolved.
public struct _ShapeStyleContext {
    /// Nil while it is not known where the style will be used.
    package let environment: EnvironmentValues?

    package init(environment: EnvironmentValues? = nil) { self.environment = environment }
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
    /// A style of the app that waits for its environment; renderers never see one.
    case deferred(DeferredStyle)
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
