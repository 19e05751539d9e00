/// The current tint: the colour of controls.
@frozen public struct TintShapeStyle: ShapeStyle, Hashable, BitwiseCopyable {
    public init() {}

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        let tint = _ResolvedShapeStyle(.tint)
        return context.environment.map(tint.resolved(in:)) ?? tint
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The current tint: the colour of controls.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
