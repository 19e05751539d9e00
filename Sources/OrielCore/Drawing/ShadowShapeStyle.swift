/// A style with a shadow.
struct ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.shadow(shadow, of: base.resolved(in: context)))
    }
}

extension ShadowShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
    /// Returns the style with a shadow. Shadows of a style with several are drawn in the order of the calls, the first in
    /// front.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowShapeStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// Returns the current foreground style with a shadow.
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowShapeStyle(base: ForegroundStyle(), shadow: style)
    }
}
