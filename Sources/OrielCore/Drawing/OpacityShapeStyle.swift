/// A style with a multiplied opacity.
struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.opacity(opacity, of: base.resolved(in: context)))
    }
}

extension OpacityShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
    /// Returns the style with its opacity multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        OpacityShapeStyle(base: self, opacity: opacity)
    }

    @available(
        *,
        unavailable,
        message: "Browsers blend views, not styles. Use blendMode(_:) of the view that has the style."
    )
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// Returns the current foreground style with its opacity multiplied by `opacity`.
    public static func opacity(_ opacity: Double) -> some ShapeStyle {
        OpacityShapeStyle(base: ForegroundStyle(), opacity: opacity)
    }

    @available(
        *,
        unavailable,
        message: "Browsers blend views, not styles. Use blendMode(_:) of the view that has the style."
    )
    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle() }
}
